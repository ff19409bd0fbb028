import type { AskedWith } from '../../machines/recipeMachine.ts';
import { openDocuments } from './documents.ts';
import { isObject, parseRecipe, parseStaples, parseStrings, parseTaste, parseWish } from './parse.ts';

/** `request`: its name, by which a sign-in knows it again. */
type Document = AskedWith & { request: string };

/** It is removed as soon as it is read: taken up twice, a request would be paid twice. */
export function openUnansweredRequest(getStorage: () => Storage) {
  const documents = openDocuments(getStorage, 'recipe-kitchen.request', parse);
  const found = documents.read('');
  documents.remove('');
  let last: AskedWith | null = null;
  let request = '';

  function rename(): void {
    request = Math.random().toString(36).slice(2);
    // An older one that could not be written over is nothing to go on with.
    if (!last || !documents.write('', { ...last, request })) documents.remove('');
  }

  return {
    found: found && withName(found),
    name: () => request,
    keep(asked: AskedWith | null) {
      if (asked === last) return;
      last = asked;
      rename();
    },
    /** No sign-in that was begun for it before knows it any more. */
    rename,
  };
}

function withName({ request, ...askedWith }: Document) {
  return { request, askedWith };
}

function parse(document: Record<string, unknown>): Document | null {
  const ingredients = parseStrings(document.ingredients);
  const staples = parseStaples(document.staples);
  const taste = parseTaste(document.taste);
  const notAgain = parseStrings(document.notAgain);
  const change = parseChange(document.change);
  const request = String(document.request);
  return ingredients && notAgain && { ingredients, staples, taste, notAgain, change, request };
}

function parseChange(value: unknown): AskedWith['change'] {
  if (!isObject(value)) return null;
  const of = parseRecipe(value.of);
  const wish = parseWish(value.wish);
  const servings = typeof value.servings === 'number' && value.servings > 0 ? value.servings : undefined;
  return of && wish !== null ? { wish, servings, of } : null;
}
