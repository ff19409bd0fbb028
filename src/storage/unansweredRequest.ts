import type { RequestInput } from '../../machines/request.ts';
import { openDocuments } from './documents.ts';
import { isObject, parseRecipe, parseStaples, parseStrings, parseTaste, parseWish } from './parse.ts';

/**
 * Stores the current request, to offer it again after a reload. Reading the request also removes it, so that the
 * visitor does not pay for it twice.
 */
export function openUnansweredRequest(getStorage: () => Storage) {
  const documents = openDocuments(getStorage, 'recipe-kitchen.request', parse);
  const found = documents.read('');
  documents.remove('');
  let last: RequestInput | null = null;

  return {
    found,
    save(request: RequestInput | null) {
      if (request === last) return;
      last = request;
      // Removes the older request if the new request cannot be stored.
      if (!request || !documents.write('', request)) documents.remove('');
    },
  };
}

function parse(document: Record<string, unknown>): RequestInput | null {
  const ingredients = parseStrings(document.ingredients);
  const staples = parseStaples(document.staples);
  const taste = parseTaste(document.taste);
  const notAgain = parseStrings(document.notAgain);
  const change = parseChange(document.change);
  return ingredients && notAgain && { ingredients, staples, taste, notAgain, change };
}

function parseChange(value: unknown): RequestInput['change'] {
  if (!isObject(value)) return null;
  const of = parseRecipe(value.of);
  const wish = parseWish(value.wish);
  const servings = typeof value.servings === 'number' && value.servings > 0 ? value.servings : undefined;
  return of && wish !== null ? { wish, servings, of } : null;
}
