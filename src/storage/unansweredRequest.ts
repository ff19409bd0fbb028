import type { RequestInput } from '../../machines/request.ts';
import { openDocuments } from '../shared/documents.ts';
import { orUndefined } from '../shared/orUndefined.ts';
import { object, oneOf, only, or, readText, readTexts } from '../shared/schema.ts';
import { readStaples, readTaste, readWish, toRecipe } from './parse.ts';

const readServings = only((value): value is number => typeof value === 'number' && value > 0);

const KEY = 'recipe-kitchen.request';

const readRequest = object<RequestInput>({
  ingredients: readTexts,
  first: or(readTexts, []),
  staples: readStaples,
  taste: readTaste,
  source: oneOf(['model', 'cookbook']),
  dish: or(readText, null),
  notAgain: readTexts,
  change: or(object({ wish: readWish, servings: or(readServings, undefined), of: toRecipe }), null),
});

/**
 * Stores an interrupted request, to offer it again after a reload. Reading the request also removes it, so that the
 * visitor does not pay for it twice.
 */
export function openUnansweredRequest(getStorage: () => Storage) {
  const documents = openDocuments(getStorage, KEY, readRequest);
  const found = documents.read('');
  // Also removes an unreadable request, which `documents` would keep, and so never save another one.
  orUndefined(() => getStorage().removeItem(KEY));

  return {
    found,
    save(request: RequestInput | null) {
      // Removes the older request if the new request cannot be stored.
      if (!request || !documents.write('', request)) documents.remove('');
    },
  };
}
