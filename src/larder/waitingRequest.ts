import type { AskedWith } from '../../machines/recipeMachine.ts';
import { isObject, parseStrings, parseTaste } from './parse.ts';
import { openShelf } from './shelf.ts';

const KEY = 'recipe-kitchen.request';

/** What a visitor has asked for before they left to sign in. It is the tab's, and is taken up once. */
export function openWaitingRequest(getStorage: () => Storage) {
  const shelf = openShelf(getStorage);
  const [taken = null] = shelf.readAll(KEY, parse) ?? [];
  shelf.remove(KEY);
  let kept: AskedWith | null = null;

  return {
    taken,
    keep(asked: AskedWith | null) {
      if (asked === kept) return;
      kept = asked;
      if (asked) shelf.write(KEY, asked);
      else shelf.remove(KEY);
    },
  };
}

function parse(value: unknown): AskedWith | null {
  if (!isObject(value)) return null;
  const ingredients = parseStrings(value.ingredients);
  const taste = parseTaste(value.taste);
  const notAgain = parseStrings(value.notAgain);
  return ingredients && taste && notAgain && { ingredients, taste, notAgain };
}
