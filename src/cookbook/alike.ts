import { rememberedOf } from '../shared/remembered.ts';
import type { Foods } from './book.ts';
import { PULSES } from './names.ts';
import type { Filled } from './score.ts';
import { isNamed, theBook } from './theBook.ts';

const POTATOES = ['potatoes', 'sweet potatoes'];

/** Dishes of different kinds that a person calls the same if they share such a food from the list: two pans of sausages. */
const sameIn = rememberedOf(({ double }: Foods): [kinds: string[], shared: string[]][] => {
  const main = [...double, 'tofu', 'frying cheese'];
  return [
    [['plate', 'traybake', 'roast', 'stew', 'gratin', 'oven'], main],
    [
      ['tortillas', 'quesadillas'],
      [...main, ...PULSES],
    ],
    [['plate', 'soup'], ['mussels']],
    [
      ['plate', 'rice'],
      ['rice', 'brown rice', 'cooked rice'],
    ],
    [['plate', 'stir-fry'], main],
    [
      ['rice', 'stir-fry'],
      [...main, 'cooked rice'],
    ],
    [['bread', 'plate'], ['sausages']],
    [
      ['plate', 'rice', 'salad', 'pasta'],
      ['quinoa', 'small grains', 'polenta'],
    ],
    [
      ['pasta', 'salad', 'stir-fry', 'traybake', 'gratin'],
      ['pasta', 'cooked pasta', 'noodles', 'filled pasta', 'gnocchi'],
    ],
    [
      ['curry', 'soup', 'stew'],
      ['stewing meat', 'oxtail', 'sausages'],
    ],
    [['curry', 'stew', 'soup', 'rice'], PULSES],
    [
      ['curry', 'soup', 'rice'],
      ['coconut milk', 'curry paste', 'curry powder'],
    ],
    [['salad', 'stew'], ['lentils']],
    [['salad', 'traybake'], ['beets']],
    [
      ['curry', 'plate'],
      ['coconut milk', 'frying cheese'],
    ],
    [['bread', 'tortillas'], ['tortillas']],
    [['bread', 'quesadillas'], ['tortillas']],
    [
      ['bread', 'dip'],
      ['bread', 'rolls'],
    ],
    [['breakfast', 'bowl'], ['oats']],
    [['soup', 'pasta'], ['pasta']],
    [
      ['rice', 'salad'],
      ['beans', 'rice', 'brown rice', 'cooked rice'],
    ],
    [['rice', 'curry'], main],
    [
      ['bread', 'tortillas', 'plate', 'eggs', 'pancakes'],
      ['bread', 'rolls', 'breaded', 'bites'],
    ],
    [['pasta', 'meatballs'], ['pasta']],
    [['pasta', 'ready-made'], main],
    [['potatoes', 'traybake', 'gratin'], POTATOES],
    [['potatoes', 'plate'], POTATOES],
  ];
});

/** True if two dishes are too alike to stand side by side. */
export function isAlike(one: Filled, other: Filled): boolean {
  const isShared = (shared: string[]) =>
    one.picks.some(
      ({ food, item }) =>
        item >= 0 && isNamed(food, shared) && other.picks.some((pick) => pick.food === food),
    );
  const areOf = (kinds: string[]) => kinds.includes(one.dish.kind) && kinds.includes(other.dish.kind);
  return (
    one.dish.kind === other.dish.kind ||
    sameIn(theBook().foods).some(([kinds, shared]) => areOf(kinds) && isShared(shared))
  );
}
