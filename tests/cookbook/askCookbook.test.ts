import { expect, it } from 'vitest';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { askCookbook } from '../../src/cookbook/askCookbook.ts';

const CHICKEN = ['chicken', 'rice'];
const VEGAN: Partial<Taste> = { diets: ['vegan'] };

function reasonFor(ingredients: string[], wishes: Partial<Taste> = {}, notAgain: string[] = []) {
  const taste = { ...NO_TASTE, ...wishes };
  const answer = askCookbook({ ingredients, staples: [], taste, notAgain, change: null });
  return 'reason' in answer ? answer.reason : null;
}

it.each<[string, string[], Partial<Taste>, ReturnType<typeof reasonFor>]>([
  ['a dish fits', CHICKEN, {}, null],
  ['a dish takes too long', CHICKEN, { minutes: 15 }, 'taste'],
  ['a dish has meat', CHICKEN, VEGAN, 'taste'],
  ['a dish has an avoided food', CHICKEN, { avoid: ['chicken'] }, 'taste'],
  ['no dish fits the list', ['beets', 'blueberries'], {}, 'nothing fits'],
  ['no dish fits the list, with any taste', ['beets', 'blueberries'], VEGAN, 'nothing fits'],
  ['no food is known', ['Quark', 'Möhren'], VEGAN, 'unknown foods'],
])('cookbook: gives the reason if there is no dish: %s', (_, list, wishes, reason) => {
  expect(reasonFor(list, wishes)).toBe(reason);
});

it('cookbook: has no more recipes if it had one for the same taste', () => {
  const served: string[] = [];
  const titleOf = (text: string) => text.split('\n', 1)[0]?.replace('# ', '') ?? '';
  for (let times = 0; times < 100; times++) {
    const taste = { ...NO_TASTE, minutes: 30 as const };
    const request = { ingredients: CHICKEN, staples: [], taste, notAgain: served, change: null };
    const answer = askCookbook(request);
    if ('reason' in answer) break;
    served.push(titleOf(answer.text));
  }
  expect(served.length).toBeGreaterThan(0);
  expect(reasonFor(CHICKEN, { minutes: 30 }, served)).toBe('no more');
});
