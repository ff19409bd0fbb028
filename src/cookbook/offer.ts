import { checkReading, quantityIn, wishesOf } from 'recipe-reading';
import type { OfferedDish } from '../../machines/dishesMachine.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { reader } from '../reader.ts';
import { pictureOf } from '../shared/picture/pictureOf.ts';
import { remembered, rememberedOf } from '../shared/remembered.ts';
import { inIdlePieces, type WhenIdle } from '../shared/steps/inPieces.ts';
import { isAlike } from './alike.ts';
import type { SlotLine } from './book.ts';
import type { Course, Meal, Pick } from './choose.ts';
import {
  kitchenOf,
  type ListedKitchen,
  rank,
  type SuggestInput,
  servingsFor,
  stepsOfAnyList,
  withSides,
} from './cookbook.ts';
import { keySteps } from './findFoods.ts';
import { COST_OF_PLAN, type Filled } from './score.ts';
import { isNamed, theBook } from './theBook.ts';
import { servingsOf, type WrittenDish, writeDish } from './write.ts';

/** Foods of everyday dishes, which are offered if the list is empty or unknown. */
const EVERYDAY = [
  ['eggs', 'spinach', 'feta'],
  ['chickpeas', 'canned tomatoes', 'onions'],
  ['risotto rice', 'mushrooms', 'Parmesan'],
  ['pasta', 'tomatoes', 'basil'],
  ['chicken breasts', 'coconut milk', 'bell peppers'],
  ['tofu', 'broccoli', 'cashews'],
  ['corn tortillas', 'black beans', 'avocados'],
  ['salmon', 'potatoes', 'green beans'],
  ['wheat noodles', 'peanut butter', 'cucumbers'],
  ['bread', 'tomatoes', 'mozzarella'],
  ['lentils', 'carrots', 'celery'],
  ['cooked rice', 'eggs', 'frozen peas'],
  ['canned tuna', 'white beans', 'red onions'],
  ['ground beef', 'rolls', 'lettuce'],
  ['oats', 'bananas', 'milk'],
];
const SIDE_BY_SIDE = 3;
/** A dish that uses more listed foods is rather offered beside a like one than a dish of few. */
const MANY = 7;
/** A dish is not offered beside a dish with so many points more. */
const MOST_BEHIND = 5;
/** A dish with fewer points is offered only beside one that has at most `NEAR` more. */
const LEAST_POINTS = 2.1;
const NEAR = 1.5;
/** Number of dishes that are compared if the list states amounts. */
const MOST_COMPARED = 8;
/** Points that one of these dishes loses for a food of which there is not enough. */
const COST_OF_MISSING = 2.6;

const COOKED = /\b(?:(?:cook|boil|steam|fri|roast|grill|pickl)ed|roast |leftover|jar (?:of )?red cabbage)\b/i;
/** Foods that are poured or that have a name for their cooked form. */
const KEPT = 'beans, drinks, tomato sauce, coconut milk, cream, stock, cooked rice, cooked potatoes'.split(
  ', ',
);
/** Words for foods that are cut already. */
const CUT =
  /\b(?:grated|shredded|crumbled|chopped|diced|flaked|slivered|ground|crushed|minced|paste|chips|bits|slices|sliced|poached|smashed)\b/i;
const TO_CUT =
  /^(?:(?:finely |coarsely |roughly )?(?:grated|chopped|crumbled|crushed|(?:peeled, )?sliced|halved)|in (?:strips|thin slices|slices|pieces|small pieces|small cubes))$/;
const VERY_HOT = /\b(?:scotch bonnets?|habaneros?)\b/i;
/** Ways to prepare a raw food. */
const RAW = /\b(?:peeled|grated|very thin)\b/;
const WHOLE = /\b(?:plum|whole) /i;
const CONTAINER = /\b(tin|jar|carton)s?\b/i;
/** Cuts that the list counts: '2 salmon fillets'. */
const COUNTED_CUT = /^\d+ (?:x )?(.*\b(?:fillet|breast|steak|escalope))s?$/i;
const SOLD_IN_CUTS = ['raw chicken', 'frying meat', 'fish'];
/** Foods to make as the packet says, unless a spoonful seasons a dish. */
const FROM_PACKET =
  /\b(?:(?:gravy|stock) granules|instant mash|soup mix|custard powder|chapati flour|masa harina)\b/i;
/** Canned fish whose sauce is not poured away. */
const IN_SAUCE = /\bin (?:\w+ )+sauce\b/i;
/** Foods that have to be thawed, except for those that are fried frozen. */
const TO_THAW = ['meat and fish', 'leaves', 'pastry'];
const FRIED_FROZEN = ['breaded', 'bites'];

export type SuggestedDish = OfferedDish & { kind: string; text: string; leftOut: string[] };

export type Suggestion = SuggestedDish | { reason: 'unknown foods' | 'nothing fits' };

/** Dishes filled with the foods of a list. */
type Group = { why: OfferedDish['why']; input: SuggestInput; kitchen: ListedKitchen; filled: Filled[] };
type Found = Omit<Group, 'filled'> & { one: Filled; courses: Meal; written: WrittenDish };

const isKind = (one: Filled, other: Filled) => one.dish.kind === other.dish.kind;

/** Suggests the dish that the visitor has chosen, or else the first that fits. */
export function suggest(input: SuggestInput, chosen: string | null = null): Suggestion {
  const isChosen = ({ dish }: SuggestedDish) => dish === chosen;
  const dishes = offerDishes(input);
  const wanted = dishes.find(isChosen) ?? (chosen && offerDishes(input, true).find(isChosen));
  const [best] = dishes;
  if (wanted) return wanted;
  const { items, unknown } = kitchenOf(input).listed;
  if (best?.why === 'fits' || best?.why === 'takes longer' || (best && items.length === 0)) return best;
  return { reason: unknown < items.length ? 'nothing fits' : 'unknown foods' };
}

/**
 * Offers at most three dishes of different kinds for a list, the best first, without a dish that fits far less than the
 * best. If none fits, or fewer than three a list of one or two foods, adds dishes that take longer than the visitor
 * wishes, then the nearest dishes, then everyday dishes. `all`: also adds the other dishes that fit and use half of the
 * list, or the other everyday dishes if the list is empty.
 */
export function offerDishes(input: SuggestInput, all = false): SuggestedDish[] {
  const kitchen = kitchenOf(input);
  const filled = rank(input, kitchen);
  const listed = input.ingredients.length > 0 ? 'fits' : 'everyday';
  const against = new Set<Filled>();
  const isShort = input.ingredients.length < SIDE_BY_SIDE;
  const half = Math.min(MANY, input.ingredients.length / 2);
  const isGood = ({ fits, used }: Filled) => fits && used >= half;
  const offered: Found[] = [];
  const others: Found[] = [];
  const central = centralOf(filled);
  const isWorthy = ({ used, score }: Filled) => {
    const [first] = offered;
    if (isShort || first?.why !== 'fits') return true;
    // Lets a dish for a short list leave out one food more than the first.
    const short = input.ingredients.length < MANY ? first.one.used - 1 : 0;
    const least = Math.max(short, Math.min(half, first.one.used));
    const most = score < LEAST_POINTS && first.one.score > 0 ? NEAR : MOST_BEHIND;
    return used >= least && first.one.score - score <= most;
  };
  const isNew = (one: Filled) =>
    isWorthy(one) &&
    !offered.some(({ one: other }) => (central.includes(one) ? isKind : isAlike)(other, one));
  const isWanted = (one: Filled) => all || (offered.length < SIDE_BY_SIDE && isNew(one));
  for (const group of groupsFor(input, kitchen, filled)) {
    for (const found of writeGroup(group, against, isWanted)) {
      const isFull = offered.length === SIDE_BY_SIDE;
      if (isFull && !(all && group.why === listed)) break;
      if (!isFull && isNew(found.one)) offered.push(found);
      else if (listed === 'everyday' || isGood(found.one)) others.push(found);
    }
    // Ends here because each further group takes time.
    const isEnough = offered.length >= (isShort || group.why === 'everyday' ? SIDE_BY_SIDE : 1);
    if (isEnough && !(all && listed === 'everyday')) break;
  }
  const good = filled.filter((one) => isGood(one) && !against.has(one));
  return [...offered, ...(all ? others : [])].map((found) => describe(found, good));
}

/**
 * Returns at most three dishes with the food around which a cook plans the meal, all sweet or none, if possible. Rather
 * returns two that are nearly alike than too few, or than one that needs rice from a shop although a long list has noodles.
 */
const centralOf = rememberedOf((filled: Filled[]): Filled[] => {
  const all = filled.filter(({ fits, points }) => fits && (points['plan left out'] ?? 0) > -COST_OF_PLAN);
  const chosen: Filled[] = [];
  const ofTaste = all.filter(({ dish }) => dish.isSweet === all[0]?.dish.isSweet);
  const wise = ofTaste.filter(({ points }) => points['same job'] === 0);
  const passes: [Filled[], typeof isAlike][] = [
    [wise, isAlike],
    [wise.filter(({ used }) => used > MANY), isKind],
    [ofTaste, isAlike],
  ];
  for (const [some, isSame] of passes)
    for (const one of some)
      if (chosen.length < SIDE_BY_SIDE && !chosen.some((other) => isSame(other, one))) chosen.push(one);
  return chosen;
});

/** Returns all dishes in the order in which they are offered. */
function* groupsFor(input: SuggestInput, kitchen: ListedKitchen, filled: Filled[]): Generator<Group> {
  const { taste } = input;
  const central = centralOf(filled);
  yield { why: 'fits', input, kitchen, filled: [...new Set([...central, ...filled])] };
  if (taste.minutes) {
    const all = rank({ ...input, taste: { ...taste, minutes: null } }, kitchen);
    const slow = all.filter(({ dish }) => !filled.some((one) => one.dish === dish));
    const quickest = slow.toSorted((one, other) => one.minutes - other.minutes);
    yield { why: 'takes longer', input, kitchen, filled: quickest };
  }
  const near = rank(input, kitchen, { onlyFitting: false }).filter(({ fits, used }) => !fits && used > 0);
  yield { why: 'near', input, kitchen, filled: near };
  const { staples, previousDishes } = input;
  for (const ingredients of EVERYDAY)
    yield everydayGroup(JSON.stringify({ ingredients, staples, taste, previousDishes }));
}

/** Finds the dish for an everyday list. Remembered, because the visitor's list does not matter. */
const everydayGroup = remembered((json: string): Group => {
  const input: SuggestInput = JSON.parse(json);
  const kitchen = kitchenOf(input);
  const [best] = rank(input, kitchen);
  return { why: 'everyday', input, kitchen, filled: best ? [best] : [] };
}, Number.POSITIVE_INFINITY);

/**
 * Writes dishes that are wanted one by one. Skips those that break a diet or contain a food to avoid, and adds them to
 * `against`.
 */
function* writeGroup(
  { filled, ...group }: Group,
  against: Set<Filled>,
  isWanted: (one: Filled) => boolean,
): Generator<Found> {
  const hasAmounts = group.kitchen.texts.some((one) => quantityIn(one, reader.languageOf('en')));
  const compared = hasAmounts && group.why === 'fits' ? filled.slice(0, MOST_COMPARED) : [];
  const worthOf = ({ one, written }: Found) => one.score - written.missing * COST_OF_MISSING;
  const write = (one: Filled): Found => {
    const courses = withSides(one, group.input.taste, group.kitchen);
    return { ...group, one, courses, written: writeCourses(courses, group, hasAmounts) };
  };
  yield* compared
    .map(write)
    .filter((found) => isAllowed(found, against))
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  for (const one of filled.slice(compared.length)) {
    if (!isWanted(one)) continue;
    const found = write(one);
    if (isAllowed(found, against)) yield found;
  }
}

/** False if the recipe breaks a diet or contains a food to avoid, so that the page would show a warning. */
function isAllowed({ one, written: { text }, input }: Found, against: Set<Filled>): boolean {
  const wishes = wishesOf(input.taste);
  if (wishes.length === 0) return true;
  const checks = checkReading(reader.read({ text, ingredients: [] }), false, wishes, reader.loaded());
  const isFound = checks.some(({ answer }) => answer === 'found');
  if (isFound) against.add(one);
  return !isFound;
}

function writeCourses(
  courses: Meal,
  {
    input: { ingredients, taste, meanings },
    kitchen: { texts, words, meant, listed },
  }: Omit<Group, 'filled'>,
  hasAmounts: boolean,
): WrittenDish {
  const [servings, batches] = servingsFor(taste.eaters);
  const isUsed = (item: number) => courses.some(({ picks }) => picks.some((one) => one.item === item));
  const corrected = meant.filter(({ item, isMisspelt }) => isMisspelt && isUsed(item));
  const told = corrected.map((word) => `${word.meant} for ‘${word.typed}’`).join(', ');
  const note = [batches, told && `With ${told}.`].filter(Boolean).join(' ');
  const worded = (course: Course) => {
    const picks = course.picks.map((pick) => {
      const own = words.get(pick.food);
      const typed = ingredients[pick.item];
      const isOnly = listed.items[pick.item]?.length === 1;
      const container = CONTAINER.exec(typed ?? '')?.[1];
      const isFirst = listed.first.includes(pick.item);
      const isCooked = COOKED.test(typed ?? '') && !COOKED.test(pick.food) && !isNamed(pick.food, KEPT);
      const line = isOnly ? asTyped(pick, typed ?? '', isCooked) : pick.line;
      const isForeign = typed === undefined ? meanings?.size : meanings?.has(typed);
      const name = isForeign ? { word: own } : { called: own };
      const isMeat = isOnly && isNamed(pick.food, SOLD_IN_CUTS);
      const unit = isMeat ? quantityIn(typed ?? '', reader.languageOf('en'))?.unit : undefined;
      const cut = unit === '' ? COUNTED_CUT.exec(typed ?? '')?.[1] : undefined;
      return { ...pick, line, isCooked, isFirst, container, cut, isWeighed: unit === 'g', ...name };
    });
    return { ...course, picks };
  };
  const [first, ...sides] = courses;
  const main = worded(first);
  const followsList = hasAmounts && !taste.eaters;
  const options = {
    servings: followsList ? servingsOf(main, texts) : servings,
    listed: hasAmounts ? texts : [],
  };
  return writeDish([main, ...sides.map(worded)], options, note);
}

/** Changes how a food is prepared if the list tells more: 'grated cheese' need not be grated, nor new potatoes peeled. */
function asTyped({ food, line }: Pick, typed: string, isCooked: boolean): SlotLine {
  if (isCooked && RAW.test(line.how)) return { ...line, how: 'in pieces' };
  if (CUT.test(typed) && TO_CUT.test(line.how)) return { ...line, how: '' };
  if (VERY_HOT.test(typed) && isNamed(food, ['hot peppers']))
    return { ...line, amount: null, how: 'only a little, without seeds, chopped' };
  if (WHOLE.test(typed) && food === 'canned tomatoes') return { ...line, how: 'crushed by hand' };
  if (IN_SAUCE.test(typed) && line.how === 'drained') return { ...line, how: '' };
  if (FROM_PACKET.test(typed) && line.amount?.unit !== 'tablespoon')
    return { ...line, how: 'made as the packet says' };
  if (/\boverripe\b/i.test(typed) && food === 'avocados') return { ...line, how: 'mashed' };
  if (food === 'baby potatoes') return { ...line, how: line.how.replace(/^peeled, in/, 'in') };
  const isToThaw = isNamed(food, TO_THAW) && !isNamed(food, FRIED_FROZEN);
  const isThawed = /\bfrozen\b/i.test(typed) && isToThaw && !line.how.includes('thawed');
  return isThawed ? { ...line, how: ['thawed', line.how].filter(Boolean).join(', ') } : line;
}

function describe({ one, courses, written, why, input, kitchen }: Found, good: Filled[]): SuggestedDish {
  const { dish } = one;
  const picks = courses.flatMap((course) => course.picks);
  const isUsed = (item: number) => kitchen.wishes[item] === dish || picks.some((pick) => pick.item === item);
  const used = input.ingredients.filter((_, item) => isUsed(item));
  const bought = picks.filter(({ isBought }) => isBought).map(({ food }) => food);
  const isEveryday = why === 'everyday';
  return {
    dish: written.name,
    why,
    kind: dish.kind,
    minutes: written.minutes,
    text: written.text,
    uses: isEveryday ? [] : used,
    leftOut: input.ingredients.filter((_, item) => !isUsed(item)),
    toBuy: isEveryday ? [...used, ...bought] : bought,
    others: good.filter((other) => other !== one).length,
    picture: pictureOf(
      written.name,
      picks.map(({ food }) => food),
      written.text,
    ),
  };
}

/** Runs the code of the cookbook once while the browser is idle, so that the first dishes appear at once. */
export function warmUp(whenIdle: WhenIdle): Promise<void> {
  return inIdlePieces(runOnce(), whenIdle);
}

function* runOnce(): Generator<undefined> {
  yield* stepsOfAnyList();
  yield* keySteps();
  const [ingredients = []] = EVERYDAY;
  const input = { ingredients, staples: staplesOf(null), taste: NO_TASTE, previousDishes: [] };
  const kitchen = kitchenOf(input);
  yield;
  for (const dish of theBook().dishes) {
    const filled = rank(input, kitchen, { some: [dish], onlyFitting: false });
    yield;
    const group: Group = { why: 'fits', input, kitchen, filled };
    for (const _ of writeGroup(group, new Set(), () => true)) yield;
  }
  performance.mark('cookbook ready');
}
