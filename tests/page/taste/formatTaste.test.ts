import { expect, it } from 'vitest';
import { NO_TASTE, type Taste } from '../../../machines/taste.ts';
import { formatTaste } from '../../../src/page/taste/formatTaste.ts';

it.each<[Partial<Taste>, string]>([
  [{}, ''],
  [
    { diets: ['vegetarian'], avoid: ['peanuts'], minutes: 30, eaters: 4 },
    'Vegetarian\u00a0· no peanuts\u00a0· 30\u00a0min\u00a0· for 4',
  ],
  [{ diets: ['vegetarian', 'gluten-free'] }, 'Vegetarian, gluten-free'],
  [{ avoid: ['milk', 'nuts'] }, 'no milk, nuts'],
  [
    { units: 'US', language: 'de', ownWords: 'Two pans, no oven' },
    'US units\u00a0· Deutsch\u00a0· Two pans, no oven',
  ],
  [{ units: 'metric', language: 'pt-BR' }, 'metric units\u00a0· português (Brasil)'],
  [{ language: 'xx' }, 'xx'],
])('taste summary: formats %j on one line', (taste, expected) => {
  expect(formatTaste({ ...NO_TASTE, ...taste })).toBe(expected);
});
