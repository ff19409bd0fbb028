import { remembered } from '../../shared/remembered.ts';
import type { Family, LanguageWords } from '../languages/languageWords.ts';
import { NOT_SURE } from '../languages/notSure.ts';
import { listOf, pairsOf, ROLES } from './fields.ts';
import { type Fold, foldBy, foldedIn } from './fold.ts';
import { ALSO_IN, readNames } from './names.ts';
import { type KnownUnit, unitsIn } from './units.ts';

export type WordRole = (typeof ROLES)[number] | 'unit' | 'number';

/** Phrases with their values. `longestFrom`: for each first word, the number of words in the longest phrase. */
export type Phrases<Value> = { map: Map<string, Value>; longest: number; longestFrom: Map<string, number> };

/** Prepares the foods, units and small words of a language for look-ups, in short steps. */
export function* readyFoods(words: LanguageWords) {
  const isUnspaced = words.build === 'unspaced';
  const isJoined = words.build === 'joined';
  const fold = foldBy(new Map(pairsOf(words.letters)));
  const folded = (text: string) => listOf(text).map((one) => fold(one));
  const bareOf = bareBy(new Set(folded(words.endings)), folded(words.beginnings), isJoined);
  const bare = (word: string) => (isUnspaced ? [word] : bareOf(word));
  const stem: Fold = (word) => bare(word)[0] ?? word;
  const keyOf = (text: string) =>
    isUnspaced ? fold(text).replaceAll(' ', '') : foldedIn(fold(text), fold).join(' ');
  const stemsOf = (key: string) => key.split(' ').map(stem).join(' ');
  const lengthOf = (key: string) => (isUnspaced ? key.length : key.split(' ').length);
  const phrases = <Value>(entries: Iterable<[string, Value]>): Phrases<Value> => {
    const map = new Map<string, Value>();
    for (const [key, value] of entries) if (key && !map.has(key)) map.set(key, value);
    const longestFrom = new Map<string, number>();
    for (const key of map.keys()) {
      const [first = ''] = key.split(' ', 1);
      longestFrom.set(first, Math.max(lengthOf(key), longestFrom.get(first) ?? 0));
    }
    return { map, longest: Math.max(0, ...longestFrom.values()), longestFrom };
  };

  const keyed = <Value>(text: string, value: Value) =>
    listOf(text).map((one): [string, Value] => [keyOf(one), value]);
  const numbers = pairsOf(words.numbers).map(([word, figure]) => [keyOf(word), figure] as const);
  yield;
  const units = unitsIn(words.units).map(([word, unit]): [string, KnownUnit] => [keyOf(word), unit]);
  const roles = [
    ...ROLES.flatMap((role) => keyed<WordRole>(words[role], role)),
    ...units.map(([word]): [string, WordRole] => [word, 'unit']),
    ...numbers.map(([word]): [string, WordRole] => [word, 'number']),
  ];
  yield;
  const { called, names, stems } = yield* readNames(words, { keyOf, stemsOf, bare, isUnspaced, isJoined });
  const stemRoles = roles
    .filter(([, role]) => /turned|which|parts|makes|describing|plant|meatless/.test(role))
    .flatMap((own): typeof roles => [own, [stem(own[0]), own[1]]]);
  yield;
  const forms = listOf(words.forms).map(
    (form) => form.split('*').map((part) => part.toLowerCase()) as [string, string],
  );
  const isInflecting = !isUnspaced && !isJoined && words.plurals === '';
  yield;
  // All names, without their spaces: 'soymilk'.
  const oneWordNames = [...names].map(([key, name]) => [key.replaceAll(' ', ''), name] as const);
  yield;
  oneWordNames.sort(([one], [other]) => other.length - one.length);
  const idsOf = (text: string) =>
    new Set(listOf(text).map((one) => names.get(keyOf(one))?.id ?? stemsOf(keyOf(one))));
  const kindsIn = (text: string) =>
    text.split(';').map((line) => {
      const [general = '', kinds = ''] = line.split(/[:>]/);
      return { general: idsOf(general), kinds: idsOf(kinds), isBothWays: line.includes(':') };
    });
  yield;
  const kinds = kindsIn(words.kinds);
  yield;
  const avoided = kindsIn(words.avoidedWith);
  yield;
  const byName = phrases(names);
  yield;
  const byStem = phrases(stems);
  yield;
  const ready = { roles: phrases(roles), stemRoles: phrases(stemRoles), units: phrases(units) };
  yield;
  const stemsIn = (text: string) => (isUnspaced ? [...keyOf(text)] : foldedIn(text, fold).map(stem));
  const named = pairsOf(`${words.notSure}, ${Object.keys(NOT_SURE)}`);
  const inDoubt = named.map(([food, english]): [string, ReadonlySet<Family>] => {
    const families = NOT_SURE[english || food] ?? [];
    return [stemsIn(food).join(' '), new Set(families.flatMap((one) => [one, ...(ALSO_IN[one] ?? [])]))];
  });
  const doubts = phrases(inDoubt);
  yield;
  return {
    /** Names written as one word, longest first. */
    oneWordNames,
    isInflecting,
    ...{ fold, stem, bare, isUnspaced, isJoined, build: words.build, decimal: words.decimal, called, forms },
    ...ready,
    numbers: new Map(numbers),
    names: byName,
    stems: byStem,
    /** Foods by the stems of their words, each with the families to which only some kinds of the food belong. */
    doubts,
    stemsIn,
    plurals: listOf(words.plurals),
    keyOf,
    /** Returns the food families that a text names: dairy for 'milk', but none for 'cream', which is only one food. */
    familiesCalled: remembered((text): ReadonlySet<Family> => called.get(stemsOf(keyOf(text))) ?? new Set()),
    kinds,
    /** Foods to avoid, each with the foods that contain it. Includes `kinds`. */
    avoidedWith: [...kinds, ...avoided],
    avoiding: new Set(listOf(words.avoiding).flatMap((phrase) => keyOf(phrase).split(' '))),
    tap: listOf(words.tap),
    waterOf: listOf(words.waterOf).map((phrase) => phrase.split('*').map(keyOf)),
    staples: pairsOf(words.staples),
    vague: new Set(listOf(words.vague).map((one) => stemsOf(keyOf(one)))),
    made: idsOf(words.made),
    not: new Set(folded(words.not)),
    inSteps: Object.fromEntries(
      Object.entries(words.inSteps).map(([name, text]) => [
        name,
        listOf(text).map((one) => (isUnspaced ? fold(one) : keyOf(one))),
      ]),
    ) as Record<keyof LanguageWords['inSteps'], string[]>,
  };
}
const LEAST_LETTERS = 3;
const SHORT_WORD = 5;

/** Returns a word with each possible ending removed, the longest ending first. The last result is the whole word. */
function bareBy(endings: ReadonlySet<string>, beginnings: readonly string[], isJoined: boolean) {
  const longest = Math.max(0, ...[...endings].map((ending) => ending.length));
  return remembered((word: string): string[] => {
    const beginning = beginnings.find(
      (one) => word.startsWith(one) && word.length - one.length >= LEAST_LETTERS,
    );
    const whole = beginning ? word.slice(beginning.length) : word;
    const least = whole.length < SHORT_WORD && !isJoined ? 2 : LEAST_LETTERS;
    const found: string[] = [];
    // Keeps the last 's' of 'bass' and of German 'Nuss' (nut), which is not an ending.
    const shortest = whole.endsWith('ss') ? 2 : 1;
    for (let length = Math.min(longest, whole.length - least); length >= shortest; length--)
      if (endings.has(whole.slice(-length))) found.push(whole.slice(0, -length));
    return [...found, whole];
  });
}
