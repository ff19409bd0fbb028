import { expect, it } from 'vitest';
import { findBreaking } from '../../src/reading/foods/warn.ts';

const CHICKEN = '2 chicken breasts';
const CREAM = '200 ml sour cream';

it.each<[kind: string, checked: { ingredients: string[]; steps?: string[] }, names: string[]]>([
  ['meat and dairy', { ingredients: [CHICKEN, CREAM] }, ['chicken breasts', 'sour cream']],
  [
    'meat, and dairy in a step',
    { ingredients: [CHICKEN], steps: ['Stir in the butter.'] },
    ['chicken breasts', 'butter'],
  ],
  ['meat alone', { ingredients: [CHICKEN] }, []],
  ['dairy alone', { ingredients: [CREAM, '2 salmon fillets'] }, []],
  ['meat, and dairy or something else', { ingredients: [CHICKEN, '1 tbsp butter or oil'] }, []],
])('kosher: %s', (_, checked, names) => {
  expect(findBreaking('kosher', checked, 'en')).toEqual(names);
});
