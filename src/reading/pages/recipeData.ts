import { orUndefined } from '../../shared/orUndefined.ts';
import { isObject } from '../../shared/schema.ts';
import { plainLine, plainText } from './textOfHtml.ts';
import { GROUP, type Parts } from './writeParts.ts';

/** The parts of a recipe with the page's address and the author. */
type Found = Parts & { address: string | null; author: string | null };
type Json = Record<string, unknown>;

/**
 * Names of fields in schema.org data and in the files of Mealie, Tandoor, Paprika and RecipeSage. The first field with a
 * value counts.
 */
const FIELDS = {
  name: ['name', 'headline', 'title'],
  ingredients: ['recipeIngredient', 'recipe_ingredient', 'ingredients'],
  steps: ['recipeInstructions', 'recipe_instructions', 'directions', 'steps', 'instructions'],
  makes: ['recipeYield', 'recipe_yield', 'yield', 'recipeServings', 'servings'],
  prep: ['prepTime', 'prep_time', 'working_time'],
  cook: ['cookTime', 'cook_time', 'performTime', 'perform_time'],
  total: ['totalTime', 'total_time'],
  address: ['url', 'mainEntityOfPage', 'isBasedOn', 'orgURL', 'org_url', 'source_url', '@id'],
  author: ['author', 'creditText', 'source'],
  notes: ['notes', 'comment'],
  within: ['itemListElement', 'ItemListElement'],
  /** Text of an ingredient or a step. */
  text: ['text', 'display', 'originalText', 'original_text', 'instruction', 'name', 'description', 'note'],
};
const SCRIPT = /<script\b[^<>]{0,500}ld\+json[^<>]{0,500}>/i;
/** More scripts of data than any page has. */
const MOST_SCRIPTS = 50;
const NUMBER = /^(?:(?:step\s)?\d{1,2}\s?[.):]\s|[-*\u2022\u25a2]\s)\s*/i;
const TIME = /(\d+)\s?([dhms])/gi;
const MINUTES: Record<string, number> = { d: 1440, h: 60, m: 1, s: 1 / 60 };
const ADDRESS = /^https?:\/\/\S{3,2000}$/i;

/** Finds recipes in a JSON file, or in the JSON-LD of a web page. */
export function recipesInData(text: string): Found[] {
  const sources = /^\s*[[{]/.test(text)
    ? [text]
    : text
        .split(SCRIPT)
        .slice(1, MOST_SCRIPTS)
        .map((one) => one.replace(/<\/script[\s\S]*/i, ''));
  const found = new Map<string, Found>();
  for (const recipe of sources.flatMap((source) => objectsIn(parsed(source))).flatMap(recipeOf)) {
    if (!found.has(recipe.name)) found.set(recipe.name, recipe);
  }
  return [...found.values()];
}

/** Parses JSON. Accepts line breaks within strings, text or CDATA marks around it, and a comma after the last field. */
function parsed(source: string): unknown {
  const text = source.replace(/\p{Cc}+|<!\[CDATA\[|\]\]>/gu, ' ');
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const json = text.slice(text.search(/[[{]/), end + 1);
  const parse = (one: string) => orUndefined(() => JSON.parse(one));
  return parse(json) ?? parse(json.replace(/,(?=\s*[\]}])/g, ''));
}

/** Returns all objects in a value. Uses no recursion because the value may be nested too deeply for that. */
function objectsIn(value: unknown): Json[] {
  const all = [value];
  for (const one of all)
    if (one && typeof one === 'object') for (const inner of Object.values(one)) all.push(inner);
  return all.filter(isObject);
}

/** Returns the values of the first field that is not empty. */
function valuesIn(one: Json, field: keyof typeof FIELDS): unknown[] {
  const values = FIELDS[field].map((name) => [one[name] || []].flat(2));
  return values.find(({ length }) => length > 0) ?? [];
}

/** Returns the recipe in an object as the only item of a list, or an empty list. */
function recipeOf(one: Json): Found[] {
  const type = one['@type'];
  const own = valuesIn(one, 'steps');
  if (type ? ![type].flat().includes('Recipe') : own.length === 0 || typeof one.name !== 'string') return [];
  const inSteps = own.flatMap((step) => (isObject(step) ? valuesIn(step, 'ingredients') : []));
  const ingredients = [...valuesIn(one, 'ingredients'), ...inSteps].flatMap(ingredientOf);
  const steps = own.flatMap(writtenSteps);
  if (type ? ingredients.length + steps.length === 0 : ingredients.length === 0) return [];
  const makes = valuesIn(one, 'makes').map(textOf);
  const people = valuesIn(one, 'author')
    .map(textOf)
    .filter((name) => name && !name.includes('://'));
  const minutes = (field: 'prep' | 'cook' | 'total') => minutesIn(valuesIn(one, field)[0]);
  return [
    {
      name: plainLine(valuesIn(one, 'name')[0]),
      makes: makes.find((text) => /\p{L}/u.test(text)) ?? makes[0] ?? '',
      times: { prep: minutes('prep'), cook: minutes('cook'), total: minutes('total') },
      ingredients,
      steps,
      notes: valuesIn(one, 'notes').map((note) => (isObject(note) ? textOf(note) : plainText(note))),
      address: FIELDS.address.map((name) => addressOf(one[name])).find(Boolean) ?? null,
      author: people.slice(0, 3).join(', ') || null,
    },
  ];
}

function writtenSteps(step: unknown): string[] {
  if (!isObject(step)) return linesOf(step).map((line) => line.replace(NUMBER, ''));
  const within = valuesIn(step, 'within');
  if (within.length > 0) return [...groupOf(step.name), ...within.flatMap(writtenSteps)];
  const text = textOf(step).replace(NUMBER, '');
  const name = plainLine(step.name).replace(/[.:\u2026]+$/, '');
  // Adds the name of a step unless it is only a number or the beginning of the text.
  const isOther = /\p{L}\s\P{N}/u.test(name) && !text.startsWith(name);
  return [...groupOf(step.title), isOther ? `**${name}:** ${text}` : text].filter(Boolean);
}

/** Reads an ingredient. In the files of Mealie and Tandoor, its amount, unit and food are separate. */
function ingredientOf(item: unknown): string[] {
  if (!isObject(item)) return linesOf(item);
  const { title, is_header: isHeader, amount, quantity, unit, food, note, display } = item;
  if (isHeader) return groupOf(note);
  const parts = [amount || quantity, unit, food].map(textOf).filter(Boolean).join(' ');
  const text = display || !food ? textOf(item) : [parts, plainLine(note)].filter(Boolean).join(', ');
  return [...groupOf(title), ...linesOf(text)];
}

function groupOf(title: unknown): string[] {
  return linesOf(title).map((line) => GROUP + line);
}

function linesOf(value: unknown): string[] {
  return plainText(value)
    .replace(/\(\((.*?)\)\)/g, '($1)')
    .split(/\s*\n\s*/)
    .filter(Boolean);
}

function textOf(value: unknown): string {
  return plainLine(isObject(value) ? valuesIn(value, 'text')[0] : value);
}

/** Reads a duration in minutes: 'PT1H30M', '1 hr 30 min', or the number 90. */
function minutesIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const all = plainLine(isObject(value) ? value['@value'] : value).matchAll(TIME);
  const minutes = Array.from(
    all,
    ([, count, unit = '']) => Number(count) * (MINUTES[unit.toLowerCase()] ?? 0),
  );
  return Math.round(minutes.reduce((sum, one) => sum + one, 0)) || null;
}

function addressOf(value: unknown): string | null {
  const text = plainLine(isObject(value) ? (value['@id'] ?? value.url) : value);
  return ADDRESS.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
