import { beginsWithAmount, isSentence } from '../lines/looks.ts';
import { isTooMuchToParse } from '../markdown/limits.ts';
import type { Reading } from '../shape/read.ts';
import type { Language } from '../words/language.ts';
import { isPlainlyEnglish } from '../words/recognise.ts';
import { cutRecipe } from './cutRecipe.ts';
import { linesOfPage } from './linesOfPage.ts';
import { pause } from './pause.ts';
import { recipesInData } from './recipeData.ts';
import { textOfHtml } from './textOfHtml.ts';
import { writeParts } from './writeParts.ts';

/** `text`: markdown. `address`: the page's address, with http or https. */
export type PastedRecipe = { text: string; address: string | null; author: string | null };
export type Pasted =
  /** `unsure`: the text may as well be a list of foods. */
  | { kind: 'recipe' | 'unsure'; recipes: PastedRecipe[] }
  | { kind: 'list' }
  | { kind: 'refused'; because: 'empty' | 'zip' | 'notText' | 'tooLarge' | 'noRecipe' };
/** `html`: the HTML of the same text, as the clipboard contains it. */
export type PastedSource = { text: string; html?: string; isFile?: boolean };
type Answer = { text: string; ingredients: string[] };
/** The part of a reader that is used here. */
type Words = {
  languageOf: (tag: string) => Language;
  load: (tag: string) => Promise<void>;
  loadGuess: () => Promise<unknown>;
  recognise: (text: string) => string | null;
  wordsToLoad: (answer: Answer) => Promise<void> | null;
  read: (answer: Answer) => Reading;
};

const MOST_CHARS = 5_000_000;
const MOST_CHARS_OF_HTML = 3_000_000;
/** A longer text is no list of foods. */
const MOST_CHARS_OF_LIST = 50_000;
const NOT_TEXT = /^%PDF|[\0\ufffd]/;
const LOOKED_AT = 2_000;
const HTML = /<(?:html|body|div|p|li|br|h\d)\b/i;
/** Matches an item of a list in an answer that mixes markdown and HTML. */
const MARKDOWN_ITEM = /^[ \t]*(?:[-*+]|\d+[.)])\s/m;
/** Matches a title in markdown above the text, or two anywhere. One alone may be a line of a page: '# Share with us'. */
const TITLES = /^\s*#{1,6}\s|(?:^|\n)#{1,6}\s[\s\S]*\n#{1,6}\s/;
const CHARS_OF_LANGUAGE = 100_000;

/** Finds the recipes in a pasted text or in a file. */
export async function readPasted(source: PastedSource, reader: Words): Promise<Pasted> {
  const { text, html = '', isFile = false } = source;
  if (!text.trim() && !html.trim()) return { kind: 'refused', because: 'empty' };
  if (text.length > MOST_CHARS) return { kind: 'refused', because: 'tooLarge' };
  if (text.startsWith('PK\x03\x04')) return { kind: 'refused', because: 'zip' };
  if (NOT_TEXT.test(text.slice(0, LOOKED_AT))) return { kind: 'refused', because: 'notText' };
  const recipes: PastedRecipe[] = [];
  const data = [text, html].flatMap(recipesInData);
  for (const { address, author, ...parts } of data) {
    await pause();
    const language = await languageOf([...parts.ingredients, ...parts.steps].join('\n'), reader);
    recipes.push({ text: writeParts(parts, language), address, author });
  }
  const page = HTML.test(text.slice(0, LOOKED_AT)) && (isFile || !MARKDOWN_ITEM.test(text)) ? text : html;
  // Looks for the recipe in the page itself if its data contains no ingredients or no steps.
  const isComplete = !page || data.some(({ ingredients, steps }) => ingredients.length * steps.length > 0);
  if (recipes.length > 0 && isComplete) return { kind: 'recipe', recipes };
  const [known] = data;
  const { address = null, author = null } = known ?? {};
  const found = { address, author };
  if (await isMarkdown(text, reader)) return { kind: 'recipe', recipes: [{ text, ...found }] };
  const shown = page ? textOfHtml(page.slice(0, MOST_CHARS_OF_HTML)) : text;
  const lines = shown.slice(0, CHARS_OF_LANGUAGE).split('\n');
  const words = lines.filter((line) => beginsWithAmount(line.trim()) || isSentence(line)).join('\n');
  const language = await languageOf(words || shown, reader);
  const cut = await cutRecipe(await linesOfPage(shown, language), language);
  const isList = !isFile && text.length <= MOST_CHARS_OF_LIST;
  if (!cut && recipes.length > 0) return { kind: 'recipe', recipes };
  if (!cut) return isList ? { kind: 'list' } : { kind: 'refused', because: 'noRecipe' };
  const { ingredients, steps } = cut.parts;
  const missing = known?.ingredients.length ? { steps } : { ingredients, steps };
  const parts = known ? { ...known, ...missing } : cut.parts;
  const written = writeParts(parts, language);
  await pause();
  return { kind: known || cut.isSure ? 'recipe' : 'unsure', recipes: [{ text: written, ...found }] };
}

/** True if the reader finds a recipe in markdown as it is. */
async function isMarkdown(text: string, reader: Words): Promise<boolean> {
  if (isTooMuchToParse(text) || !TITLES.test(text)) return false;
  const answer = { text, ingredients: [] };
  await reader.wordsToLoad(answer)?.catch(() => undefined);
  const { ingredients, steps, titles } = reader.read(answer);
  return titles.ingredients !== null && ingredients.length > 1 && steps.length > 0;
}

/** Returns the language of a text. Loads its words, if that is possible. */
async function languageOf(text: string, reader: Words): Promise<Language> {
  if (!isPlainlyEnglish(text)) await reader.loadGuess().catch(() => undefined);
  const tag = reader.recognise(text) ?? '';
  await reader.load(tag).catch(() => undefined);
  return reader.languageOf(tag);
}
