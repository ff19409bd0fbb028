import { BOLD, COLON, LABEL, type Line, withoutColon } from '../lines/lines.ts';
import {
  BRACKETS,
  beginsWithAmount,
  countWords,
  endsWithColon,
  hasNumber,
  hasWords,
  ITALIC,
  isCounted,
  isListed,
  isListOnOneLine,
  isSentence,
  isShort,
  share,
} from '../lines/looks.ts';
import { isFact, isOnlyFacts } from '../numbers/facts.ts';
import { statesServings } from '../numbers/servings.ts';
import type { Language } from '../words/language.ts';
import type { Block } from './blocks.ts';
import { piecesOf, withoutLead } from './listOnOneLine.ts';
import { rowsAsIngredients } from './rowsAsIngredients.ts';
import { isAside, isSectionWord, kindOf } from './titles.ts';

/**
 * An ingredient. `group`: the title of its group, such as 'For the sauce', or ''. `line`: the line of the answer,
 * which may list several ingredients.
 */
export type Ingredient = { text: string; group: string; line: Line };

const ADDRESS = /^https?:\/\/\S+$/;
/** Matches a label in bold or italics: '*Optional garnish:* parsley'. */
const STRESSED_LABEL = /^\P{L}{0,4}?([*_]{1,3})([^*_]{2,60})\1/u;
const LONGEST_NAME = 8;
const MOST_BOLD = 3;
/** Maximum number of words in a group's name, such as 'From your list'. */
const LONGEST_GROUP = 3;

/**
 * Reads the ingredient after a label in bold or italics: 'parsley' in '**Optional garnish:** parsley'. Returns null for a
 * note, or for a line without such a label.
 */
export function labelledIngredient(line: Line, language: Language): Ingredient | null {
  const [, label = '', text = ''] = LABEL.exec(line.text) ?? [];
  if (line.mark !== '' || !hasWords(text) || isSentence(text)) return null;
  const group = label.trim();
  const stressed = STRESSED_LABEL.exec(line.raw)?.[2] ?? '';
  if (withoutColon(stressed.trim()) !== group || isFact(line.text, language)) return null;
  return isAside(kindOf(label, language).kind) ? null : { text, group, line };
}

/** True if the line contains only this ingredient. Always true for a row of a table. */
export function isWhole({ text, line }: Ingredient): boolean {
  return line.mark === '|' || text.length >= line.text.length;
}

export function ingredientsIn(blocks: Block[], language: Language): Ingredient[] {
  const haveLists = blocks.some(({ shape }) => shape !== '');
  const named = blocks.filter(({ title, isFirst }) => isFirst && title?.about === 'ingredients');
  // Uses a title such as 'Main ingredients' as the name of a group only if the recipe also has other groups.
  const haveNames =
    new Set(named.map(({ title }) => title?.text)).size > 1 ||
    blocks.some((block) => groupOf(block, language) !== '');
  const first = blocks.find(({ title }) => title)?.title;
  const found = blocks.flatMap((block) => {
    const { title } = block;
    const isPlain = title && title === first && isSectionWord(title.text, language);
    const name =
      haveNames && title?.about === 'ingredients' && !isPlain && countWords(title.text) <= LONGEST_NAME
        ? withoutColon(title.text)
        : '';
    return readBlock(block, haveLists, language).map((one) => ({ ...one, group: one.group || name }));
  });
  const groups = new Set(found.map(({ group }) => group));
  const [only = ''] = groups;
  // Does not use a title above all ingredients as the name of a group, because such a title names the whole list.
  const isListName = groups.size === 1 && !language.beginsWith('for', only);
  return isListName ? found.map((one) => ({ ...one, group: '' })) : found;
}

function groupOf({ title }: Block, language: Language): string {
  if (!title) return '';
  const text = withoutColon(title.text);
  const isNoName = title.about === 'ingredients' || /\p{N}\s*$/u.test(text) || statesServings(text, language);
  // Does not use a long phrase as the name of a group: 'Here is what goes into it:'.
  const isLong = countWords(text) > LONGEST_GROUP;
  const isChat = title.about === null && title.level === COLON && isLong && language.beginsWith('chat', text);
  return isNoName || isChat ? '' : text;
}

function readBlock(block: Block, haveLists: boolean, language: Language): Ingredient[] {
  const { shape } = block;
  const group = groupOf(block, language);
  const lines = block.lines.filter((line) => !isOnlyFacts(line, language));
  if (shape === '|') return rowsAsIngredients(lines, language).map((row) => ({ ...row, group }));
  if (shape !== '') return readItems(lines, group, language);
  const textLines = lines.filter(({ text }) => !ADDRESS.test(text));
  if (share(textLines, ({ text }) => isListOnOneLine(text)) >= 0.5)
    return textLines.flatMap((line) => piecesOn(line, group, language));
  const labelled = textLines.flatMap((line) => labelledIngredient(line, language) ?? []);
  const haveAmounts = share(textLines, ({ text }) => beginsWithAmount(text)) >= 0.5;
  if (!haveAmounts && (haveLists || textLines.length < 2)) return labelled;
  let name = group;
  return textLines.flatMap((line, index) => {
    const { text } = line;
    const next = textLines[index + 1];
    // Reads a short line between a blank line and an amount as the name of a group: 'To finish'.
    const isName =
      index > 0 &&
      line.isFirst &&
      next &&
      (!next.isFirst || language.beginsWith('for', text)) &&
      !hasNumber(text) &&
      isCounted(next.text);
    if (isName) name = text;
    // Reads '2 cups flour (see the tip!)', and 'Black pepper.' below another ingredient, as ingredients.
    const isItem = beginsWithAmount(text) || (!line.isFirst && (isShort(text) || hasNumber(text)));
    if (isName || (isSentence(text) && !isItem) || endsWithColon(text)) return [];
    return labelledIngredient(line, language) ?? { text, group: name, line };
  });
}

function readItems(lines: Line[], outer: string, language: Language): Ingredient[] {
  const least = Math.min(...lines.filter(isListed).map(({ indent }) => indent));
  const bold = lines.filter(
    (line) => line.level === BOLD && !endsWithColon(line.text) && isListed(line),
  ).length;
  let group = outer;
  let isInside = false;
  return lines.flatMap((line, index) => {
    const { text, raw, indent } = line;
    const isOuter = indent <= least + 1;
    if (isListed(line) && isOuter && isInside) [group, isInside] = [outer, false];
    if (namesGroup(line, lines.slice(index + 1), bold < MOST_BOLD)) {
      group = withoutColon(text);
      return [];
    }
    if (!isListed(line) && !beginsWithAmount(text)) return labelledIngredient(line, language) ?? [];
    if (!isOuter && isListed(line)) {
      const isOfItem = group === outer;
      if (isOfItem && !beginsWithAmount(text)) return [];
      isInside = !isOfItem;
    }
    // Leaves out a remark in italics: '*Any small pasta works.*'.
    if (ITALIC.test(raw) && isSentence(text) && !hasNumber(text)) return [];
    if (LABEL.test(text) && isListOnOneLine(text)) return piecesOn(line, group, language);
    return hasWords(text) ? [{ text, group, line }] : [];
  });
}

function namesGroup(line: Line, below: Line[], boldIsRare: boolean): boolean {
  const { text, level, indent } = line;
  const [next, after] = below;
  if (!next || !isListed(next) || hasNumber(text.replace(BRACKETS, ''))) return false;
  // Reads a single word below an item as a description of that item, not as an ingredient: 'coarse' below 'Salt'.
  const isDeeper =
    next.indent > indent + 1 && (level >= BOLD || isCounted(next.text) || after?.indent === next.indent);
  return isDeeper || level === COLON || (level === BOLD && (boldIsRare || endsWithColon(text)));
}

/** Reads the ingredients of a line such as 'Sauce: 2 tbsp soy sauce, 1 tsp honey'. */
function piecesOn(line: Line, outer: string, language: Language): Ingredient[] {
  const [, label = '', rest = withoutLead(line.text, language)] = LABEL.exec(line.text) ?? [];
  const isGroup = label !== '' && countWords(label) <= LONGEST_NAME && kindOf(label, language).kind === null;
  return piecesOf(rest, language).map((text) => ({ text, group: isGroup ? label : outer, line }));
}
