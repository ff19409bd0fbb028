import type { AskedWith } from '../../machines/recipeMachine.ts';
import { openDrawer } from './documents.ts';
import { parseStrings, parseTaste } from './parse.ts';

/** What a visitor has asked for before they left to sign in. It is the tab's, and is taken up once. */
export function openWaitingRequest(getStorage: () => Storage) {
  const drawer = openDrawer(getStorage, 'recipe-kitchen.request', parse);
  const taken = drawer.read('');
  drawer.remove('');
  let kept: AskedWith | null = null;

  return {
    taken,
    keep(asked: AskedWith | null) {
      if (asked === kept) return;
      kept = asked;
      if (asked) drawer.write('', asked);
      else drawer.remove('');
    },
  };
}

function parse(document: Record<string, unknown>): AskedWith | null {
  const ingredients = parseStrings(document.ingredients);
  const taste = parseTaste(document.taste);
  const notAgain = parseStrings(document.notAgain);
  return ingredients && taste && notAgain && { ingredients, taste, notAgain };
}
