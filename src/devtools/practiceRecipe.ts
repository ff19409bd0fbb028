import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RECIPES = join(import.meta.dirname, 'recipes');
const AMOUNTS = ['200 g', '2', '150 g', '1 ½ cups', '3'];
const GERMAN_AMOUNTS = ['200 g', '2', '1,5 kg'];
const PREPARATIONS = [', chopped', '', ', at room temperature', ''];
/** 'Another one' gets the next of these names. */
const KINDS = ['One-Pan', 'Braised', 'Golden', 'Rustic', 'Sunday'];

/** `usual.md` uses tables, footnotes, struck-out words and a real video (an invented id would show a search in its place), so that most parts of the page show; `plain.md` keeps to no layout. */
export function writePracticeRecipe(
  { ingredients, served }: { ingredients: string[]; served: number },
  scenario = '',
): string {
  const isGerman = scenario === 'german';
  const names = ingredients.map(escapeMarkdown);
  const [first = 'nothing', second = first, ...others] = names;
  const lines = names.map((name, at) => {
    const amount = amountOf(name, isGerman ? GERMAN_AMOUNTS : AMOUNTS, at);
    return `- ${amount}${name}${isGerman ? '' : pick(PREPARATIONS, at)}`;
  });
  const words: Record<string, string> = {
    kind: pick(KINDS, served),
    first,
    second,
    rest: others.join(', ') || second,
    ingredients: lines.join('\n'),
  };
  const file = isGerman || scenario === 'plain' ? scenario : 'usual';
  const recipe = readFileSync(join(RECIPES, `${file}.md`), 'utf8');
  // A name that begins with a capital gets its word with one.
  return recipe.replace(/\{(\w)(\w+)\}/g, (_, initial: string, others: string) => {
    const word = words[initial.toLowerCase() + others] ?? '';
    return /[A-Z]/.test(initial) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** 'two eggs' gets no amount before it. */
function amountOf(name: string, amounts: string[], index: number): string {
  return /^(?:\d|(?:an?|one|two|three|half|some)\b)/i.test(name) ? '' : `${pick(amounts, index)} `;
}

function pick(choices: string[], index: number): string {
  return choices[index % choices.length] ?? '';
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+.!|<>~-]/g, '\\$&');
}
