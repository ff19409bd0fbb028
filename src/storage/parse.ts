import { boundStaples, boundText } from '../../machines/bounds.ts';
import type { Recipe } from '../../machines/recipe.ts';
import { MAX_WISH_CHARS } from '../../machines/request.ts';
import type { OwnStaples } from '../../machines/staples.ts';
import { changeTaste, type Diet, MAX_EATERS, MINUTES, type Taste, UNITS } from '../../machines/taste.ts';
import { isWebAddress } from '../shared/isWebAddress.ts';
import { orUndefined } from '../shared/orUndefined.ts';
import {
  isObject,
  list,
  object,
  oneOf,
  only,
  or,
  type Read,
  readFlag,
  readText,
  readTexts,
  textThat,
} from '../shared/schema.ts';

const ID = /^[\w-]{1,64}$/;

export const readTime = only(
  (value): value is number => typeof value === 'number' && !Number.isNaN(new Date(value).getTime()),
);

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Reads a malformed wish as `null` or an empty list. */
const TASTE = object<Taste>({
  diets: or(readTexts as Read<Diet[]>, []),
  minutes: or(oneOf(MINUTES), null),
  eaters: or(
    only((value): value is number => isCount(value) && value > 0 && value <= MAX_EATERS),
    null,
  ),
  units: or(oneOf(UNITS), null),
  language: or(textThat(isLanguage), null),
  avoid: or(readTexts, []),
  ownWords: or(readText, null),
});

/** Reads the stored taste. A taste stored by an older version of the page may lack some wishes. */
export function readTaste(value: unknown): Taste {
  return changeTaste(TASTE(isObject(value) ? value : {}), {});
}

export const toRecipe = object<Recipe>({
  id: textThat((id) => ID.test(id)),
  text: readText,
  cutShort: readFlag,
  ingredients: readTexts,
  taste: readTaste,
  at: readTime,
  onDevice: (value) => value === true,
  cookbook: or(
    object({
      leftOut: or(readTexts, []),
      others: or(only(isCount), 0),
      meant: or(list(object({ typed: readText, meant: readText })), []),
    }),
    null,
  ),
  changed: or(object({ wish: readWish, from: readText }), null),
  pasted: or(
    object({
      address: or(textThat(isWebAddress), null),
      author: or(readText, null),
      isSent: (value) => value === true,
    }),
    null,
  ),
});

export function readWish(value: unknown): string {
  return readText(boundText(readText(value), MAX_WISH_CHARS));
}

export function readStaples(value: unknown): OwnStaples {
  return value == null ? null : boundStaples(or(readTexts, [])(value));
}

/** The browser's names of languages. Created on first use because the browser takes long to create them. */
let languages: Intl.DisplayNames | undefined;

/** True for a valid language tag. Catches the error that the browser throws for a malformed tag. */
function isLanguage(tag: string): boolean {
  languages ??= new Intl.DisplayNames('en', { type: 'language' });
  return orUndefined(() => languages?.of(tag)) !== undefined;
}
