import type { Family } from '../languages/languageWords.ts';
import { isWithin } from '../tokens/namesWithin.ts';
import { does, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import { nameOfWords } from '../words/phrases.ts';
import type { Alternative } from './alternatives.ts';

const LEAST_OF_STEM = 4;

/** True if a food contains the food to avoid (`word`). False if the name says otherwise: coconut milk does not contain milk. */
export function isHeld(word: string, alternative: Alternative, language: Language): boolean {
  const { fold, stem, stemsIn, isUnspaced, isJoined, avoidedWith, roles } = language;
  const sought = withoutGeneral(
    tokensOf(word, language).filter((token) => token.role !== 'cut' && !does(token, 'sign')),
    language,
  );
  const [first] = sought;
  if (!first) return false;
  const foods = alternative.filter(
    ({ never }) =>
      !never || !sought.some(({ families }) => [...families].some((family) => never.has(family))),
  );
  if (sought.length === 1) {
    const isKind = (id: string) =>
      avoidedWith.some((kind) => kind.general.has(first.id) && kind.kinds.has(id));
    if (foods.some(({ name, id }) => name && (id === first.id || isKind(id)))) return true;
  }
  // Also matches an unknown word that begins with the food to avoid, because some scripts have no spaces between words.
  if (isUnspaced && word.length > 1 && foods.some(({ name, text }) => !name && text.startsWith(fold(word))))
    return true;
  if (isUnspaced) return sought.every((one) => foods.some((food) => food.id === one.id || isLike(food, one)));
  const written = sought.map(({ text }) => fold(text)).join(' ');
  const stems = stemsIn(written);
  // Also looks for the food's first name in the language file: Dutch 'hazelnoot' for the typed word 'hazelnoten'.
  const ids = sought.map(({ id }) => id).join(' ');
  const foodStems = foods.flatMap(({ name, countsAs, role, text }) => {
    if (role === 'cut') return ['|'];
    if (name?.isBracketed) return ['|', ...countsAs.map(stem), '|'];
    return isJoined && countsAs.length > 1 && !text.includes(' ')
      ? countsAs.flatMap((one) => ['|', stem(one)])
      : stemsIn(text);
  });
  const isAt = (place: number, words: string[]) => words.every((one, nth) => foodStems[place + nth] === one);
  if (foodStems.some((_, place) => isAt(place, stems) || isAt(place, ids.split(' ')))) return true;
  const spellings = [written, stems.join(' '), ids]
    .map((one) => one.replaceAll(' ', ''))
    .filter((one) => one.length >= LEAST_OF_STEM || one === written);
  return foods.some(({ text }) => {
    const one = fold(text);
    const name = nameOfWords([one], language);
    const isLookedInto =
      !roles.map.has(one) && !one.includes(' ') && (!name || (isJoined && !name.isBracketed));
    return isLookedInto && spellings.some((spelling) => isWithin(spelling, one, language));
  });
}

/**
 * True if two foods belong to the same family. If `sought` is an English word, all its families must match: pork is not
 * beef, though both are meat.
 */
function isLike({ families }: Token, sought: Token): boolean {
  const isIn = (family: Family) => families.has(family);
  const all = [...sought.families];
  return /[a-z]/i.test(sought.text) ? all.length > 0 && all.every(isIn) : all.some(isIn);
}

/** Removes a general word from a food's name: 'macadamia nuts' becomes 'macadamia'. */
function withoutGeneral(sought: Token[], { familiesCalled }: Language): Token[] {
  const special = sought.filter(({ text }) => {
    const own = familiesCalled(text);
    const isSaidBeside = (other: Token) =>
      other.text !== text && [...own].some((family) => other.families.has(family));
    return !sought.some(isSaidBeside);
  });
  return special.length > 0 ? special : sought;
}
