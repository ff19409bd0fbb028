import type { AskedWith } from '../../machines/recipeMachine.ts';
import { openDocuments } from './documents.ts';
import { isObject, parseRecipe, parseStaples, parseStrings, parseTaste, parseWish } from './parse.ts';

type Document = AskedWith & { page: string };

/** It is removed as soon as it is read: taken up twice, a request would be paid twice. */
export function openUnansweredRequest(getStorage: () => Storage) {
  const documents = openDocuments(getStorage, 'recipe-kitchen.request', parse);
  const page = Math.random().toString(36).slice(2);
  const found = documents.read('');
  documents.remove('');
  let last: AskedWith | null = null;
  let isKept = false;

  const isOurs = () => documents.read('')?.page === page;

  return {
    taken: found && withoutPage(found),
    /** The page that the sign-in came back to has taken up the request that this one kept. */
    isTakenElsewhere: () => isKept && !isOurs(),
    keep(asked: AskedWith | null) {
      if (asked === last) return;
      last = asked;
      if (asked === null && isOurs()) documents.remove('');
      isKept = asked !== null && documents.write('', { ...asked, page });
    },
  };
}

function withoutPage({ page: _, ...asked }: Document): AskedWith {
  return asked;
}

function parse(document: Record<string, unknown>): Document | null {
  const ingredients = parseStrings(document.ingredients);
  const staples = parseStaples(document.staples);
  const taste = parseTaste(document.taste);
  const notAgain = parseStrings(document.notAgain);
  const change = parseChange(document.change);
  return (
    ingredients && notAgain && { ingredients, staples, taste, notAgain, change, page: String(document.page) }
  );
}

function parseChange(value: unknown): AskedWith['change'] {
  if (!isObject(value)) return null;
  const of = parseRecipe(value.of);
  const wish = parseWish(value.wish);
  return of && wish !== null ? { wish, of } : null;
}
