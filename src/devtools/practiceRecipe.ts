import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const RECIPES = join(import.meta.dirname, 'recipes');
const AMOUNTS = ['200 g', '2', '150 g', '1 ½ cups', '3'];
/** First words of dish names, used one after another. */
const KINDS = ['One-Pan', 'Braised', 'Golden', 'Rustic', 'Sunday'];

/** Writes a recipe from a template in `recipes/`. `previous`: number of previous dishes. */
export function writePracticeRecipe(template: string, ingredients: string[], previous: number): string {
  const names = ingredients.map(escapeMarkdown);
  const [first = 'nothing', second = first, ...others] = names;
  const words: Record<string, string> = {
    kind: pick(KINDS, previous),
    first,
    second,
    rest: others.join(', ') || second,
    ingredients: names.map((name, index) => `- ${amountOf(name, index)}${name}`).join('\n'),
  };
  const recipe = readFileSync(join(RECIPES, `${template}.md`), 'utf8');
  // Capitalises the inserted word if the name of its placeholder is capitalised.
  return recipe.replace(/\{(\w)(\w+)\}/g, (_, initial: string, others: string) => {
    const word = words[initial.toLowerCase() + others] ?? '';
    return /[A-Z]/.test(initial) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
}

/** Returns an amount for an ingredient, or '' if the ingredient already contains an amount: 'two eggs'. */
function amountOf(name: string, index: number): string {
  return /^(?:\d|(?:an?|one|two|three|half|some)\b)/i.test(name) ? '' : `${pick(AMOUNTS, index)} `;
}

function pick(choices: string[], index: number): string {
  return choices[index % choices.length] ?? '';
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+.!|<>~-]/g, '\\$&');
}
