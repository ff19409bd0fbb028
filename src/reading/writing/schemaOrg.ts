import { servings, type Yield } from '../numbers/servings.ts';
import type { Reading } from '../read.ts';

/** `lines`: the ingredients, scaled. */
type Known = Pick<Reading, 'dish' | 'facts' | 'steps'> & { lines: string[]; scale: number };

/** By the names of schema.org. What the recipe does not say is left out. */
export function writeSchemaOrg({ dish, facts, steps, lines, scale }: Known): string {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: dish,
    recipeYield: facts.yield ? formatYield(facts.yield, scale) : undefined,
    prepTime: duration(facts.prep),
    cookTime: duration(facts.cook),
    totalTime: duration(facts.total),
    recipeIngredient: unlessEmpty(lines),
    recipeInstructions: unlessEmpty(
      steps.map(({ title, text }) => ({
        '@type': 'HowToStep',
        // The title is part of the text: importers lose a step's `name`, or make a step of its own of it.
        text: [title, text].filter(Boolean).join(': '),
      })),
    ),
  };
  // Escaped, so that no `</script>` in it can end the script of a page that holds it.
  return JSON.stringify(recipe, null, 2).replaceAll('<', '\\u003c');
}

function unlessEmpty<Item>(items: Item[]): Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

function formatYield({ count, of }: Yield, scale: number): string {
  return `${servings(count, scale)} ${of || 'servings'}`;
}

function duration(minutes: number | null): string | undefined {
  return minutes === null ? undefined : `PT${minutes}M`;
}
