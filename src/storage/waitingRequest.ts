import type { AskedWith } from '../../machines/recipeMachine.ts';
import { openDocuments } from './documents.ts';
import { parseStrings, parseTaste } from './parse.ts';

/** It is removed as soon as it is read: taken up twice, a request would be paid twice. */
export function openWaitingRequest(getStorage: () => Storage) {
  const documents = openDocuments(getStorage, 'recipe-kitchen.request', parse);
  const taken = documents.read('');
  documents.remove('');
  let kept: AskedWith | null = null;

  return {
    taken,
    /** What this page has kept is gone: the page that the sign-in came back to has taken it up. */
    isTakenElsewhere: () => kept !== null && !documents.isTaken(''),
    keep(asked: AskedWith | null) {
      if (asked === kept) return;
      kept = asked;
      if (asked) documents.write('', asked);
      else documents.remove('');
    },
  };
}

function parse(document: Record<string, unknown>): AskedWith | null {
  const ingredients = parseStrings(document.ingredients);
  const taste = parseTaste(document.taste);
  const notAgain = parseStrings(document.notAgain);
  return ingredients && notAgain && { ingredients, taste, notAgain };
}
