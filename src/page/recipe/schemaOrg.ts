import type { Reading } from 'recipe-reading';
import { formatYield } from '../../shared/formatYield.ts';

/** Parts of a recipe to export. `lines`: the scaled ingredient lines. `from`: the page and the author of a pasted recipe. */
type Known = Pick<Reading, 'dish' | 'facts' | 'steps'> & {
  lines: string[];
  scale: number;
  from: { address: string | null; author: string | null } | null;
};

/** Writes a recipe as schema.org JSON. Omits fields without a value. */
export function writeSchemaOrg({ dish, facts, steps, lines, scale, from }: Known): string {
  const made = facts.yield;
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: dish,
    url: from?.address ?? undefined,
    author: from?.author ? { '@type': 'Person', name: from.author } : undefined,
    recipeYield: made ? formatYield(made, scale) : undefined,
    prepTime: duration(facts.prep),
    cookTime: duration(facts.cook),
    totalTime: duration(facts.total),
    recipeIngredient: unlessEmpty(lines),
    recipeInstructions: unlessEmpty(
      steps.map(({ title, text }) => ({
        '@type': 'HowToStep',
        // Puts a step's title into the step's text because other apps drop the `name` of a step or show the name as a separate step.
        text: [title, text].filter(Boolean).join(': '),
      })),
    ),
  };
  // Escapes '<', so that '</script>' in a recipe cannot end the script element of a page.
  return JSON.stringify(recipe, null, 2).replaceAll('<', '\\u003c');
}

function unlessEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function duration(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}
