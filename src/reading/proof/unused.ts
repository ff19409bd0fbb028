import { contentOf, hasAny, type Listed } from '../foods/forStep.ts';
import { readList } from '../foods/needed.ts';
import type { Family } from '../languages/languageWords.ts';
import { figuresIn } from '../numbers/readLine.ts';
import { isKnownFood, type Token } from '../tokens/token.ts';
import { tokensOf } from '../tokens/tokens.ts';
import { foldedIn } from '../words/fold.ts';
import type { Language } from '../words/language.ts';
import { type NamedWords, namedIn } from './named.ts';

/**
 * Maximum number of unused ingredients to report, and their maximum share of all ingredients. If more ingredients are
 * unused, the steps are probably misread or very brief.
 */
const MOST = 3;
const MOST_OF_LIST = 1 / 3;
/** Minimum number of foods that a complete step names. A step that names fewer foods may use others without naming them. */
const COMPLETE = 2;
const STEPS_BEFORE = 2;
/** Food families that are never meant by 'the vegetables' or 'the spices'. */
const NEVER_TOGETHER: Family[] = ['dairy', 'egg', 'meat', 'fish', 'shellfish'];
const NAMES = /^(?:food|makes|parts|which|turned|plant|free)$/;

/**
 * Returns the ingredients that no step uses, by name or as part of a group. `below`: the lines after the
 * ingredients. `staples`: foods such as salt, which steps often leave out.
 */
export function findUnused<One extends Listed>(
  ingredients: readonly One[],
  steps: readonly string[],
  below: readonly string[],
  staples: readonly string[],
  language: Language,
): One[] {
  if (steps.length === 0) return [];
  const whole = namedIn(below, language);
  const found = ingredients.filter(candidatesIn(whole, staples, language));
  if (found.length === 0) return [];
  const measured = ingredients.filter(({ text }) => figuresIn(text, language).length > 0).length;
  if (found.length > Math.min(MOST, measured * MOST_OF_LIST)) return [];
  const isTogether = togetherIn(ingredients, steps, language);
  return found.filter((one) => !isTogether(one));
}

/** Creates a function that checks an ingredient: true if no step mentions it, except for optional ingredients and staples such as salt. */
function candidatesIn(
  whole: NamedWords,
  staples: readonly string[],
  language: Language,
): (one: Listed) => boolean {
  const shareToBuy = readList(staples, language);
  return ({ text, group }) => {
    const foods = nounsIn(text, language);
    // Looks for similar words first, because the other checks are slow.
    if (figuresIn(text, language).length === 0 || foods.some(whole.looksNamed)) return false;
    if (shareToBuy(text) === 0 || isForLater(text, language)) return false;
    if (hasAny(language.inSteps.optional, `${group}\n${text}`, language)) return false;
    const isOneWord = foods.filter(({ role }) => role === 'food').length === 1;
    return (foods.some(isKnownFood) || isOneWord) && !whole.mayMean(foods);
  };
}

/**
 * Returns a function that checks whether the steps use an ingredient without naming it: 'combine everything', 'the
 * spices', 'whisk the glaze'.
 */
function togetherIn(
  ingredients: readonly Listed[],
  steps: readonly string[],
  language: Language,
): (one: Listed) => boolean {
  const { all, everything, ingredients: words, many } = language.inSteps;
  const text = steps.join('\n');
  if (hasAny([...all, ...everything, ...words], text, language)) return () => true;
  const named = steps.map((step) => namedIn(step.split('\n'), language));
  const countIn = (step: NamedWords, some: readonly Listed[]) =>
    some.filter(({ text }) => step.mayMean(nounsIn(text, language))).length;
  const made = [...language.made, ...language.vague];
  const isMadeOfUnnamed = named.some((step, index) => {
    const isNew = made.some((id) => step.hasId(id) && !named.slice(0, index).some((one) => one.hasId(id)));
    const near = named.slice(Math.max(0, index - STEPS_BEFORE), index + 1);
    return isNew && near.every((one) => countIn(one, ingredients) < COMPLETE);
  });
  const areTogether = isMadeOfUnnamed || hasAny(many, text, language);
  return ({ text: line, group }) => {
    const isApart = nounsIn(line, language).some(({ families }) =>
      NEVER_TOGETHER.some((family) => families.has(family)),
    );
    if (areTogether && !isApart) return true;
    const own = ingredients.filter((one) => one.group === group);
    const isNamed = (step: NamedWords) => contentOf(group, language).some((word) => step.hasWord(word));
    return named.some((step) => isNamed(step) && countIn(step, own) < COMPLETE);
  };
}

/** True for an ingredient that is served later: '1 lemon, for the table'. */
function isForLater(line: string, { fold, roles }: Language): boolean {
  return foldedIn(line, fold).some((word) => roles.map.get(word) === 'for');
}

function nounsIn(line: string, language: Language): Token[] {
  // Includes units such as cloves or cans. A step may name only the unit.
  return tokensOf(line, language).filter(
    ({ role, kind }) => NAMES.test(role) || kind === 'piece' || kind === 'container',
  );
}
