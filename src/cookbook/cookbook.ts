import type { Taste } from '../../machines/taste.ts';

type Kitchen = { ingredients: string[]; staples: string[]; taste: Taste; servedBefore: string[] };

export type Suggestion = { dish: string; text: string; leftOut: string[]; othersThatFit: number };

/** A stand-in until the cookbook is written: one dish for every list. */
export function suggest({ ingredients }: Kitchen): Suggestion {
  const dish = `Pan of ${new Intl.ListFormat('en-GB').format(ingredients)}`;
  const lines = [...ingredients, 'Salt, to taste'].map((ingredient) => `- ${ingredient}`);
  const text = [
    `# ${dish}`,
    '## Ingredients',
    lines.join('\n'),
    '## Steps',
    '1. **Fry:** Fry everything for 10 minutes.',
  ].join('\n\n');
  return { dish, text, leftOut: [], othersThatFit: 0 };
}
