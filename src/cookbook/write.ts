import { quantityIn, readList } from 'recipe-reading';
import { reader } from '../reader.ts';
import { type Called, formatFood, scaleFigures } from './amounts.ts';
import { type Amount, MOST_SERVINGS, SERVES } from './book.ts';
import { type Course, isAlone, isFromList, type Meal, type Pick } from './choose.ts';
import { matching, methodOf, minutesOf, roundMinutes } from './method.ts';
import { centreOf, dishNameFor } from './names.ts';
import { isAmong, isNamed, theBook } from './theBook.ts';

export type Options = { servings: number; listed: readonly string[] };
/** `missing`: how much of the foods on the list falls short, such as 0.5 for half of one food. */
export type WrittenDish = { name: string; minutes: number; text: string; missing: number };

/** A food chosen for a dish. `word`: the visitor's word for the food in another language. `isFirst`: true to use it up. */
type Worded = Pick & Omit<Called, 'food'> & { word?: string | undefined; isFirst?: boolean };
/** `text`: how the list of ingredients names the food. `name`: how the steps name the food. */
type Named = Worded & { text: string; name: string };

const HALF = 0.5;
/** A food to use up gets twice the share of another vegetable, and twice the handful. */
const MUCH = 2;
/** A light food on its own, such as peas in a soup, fills two thirds of its slot. */
const LEAST_OF_SLOT = 0.75;
/** So much of the vegetables of a slot is not too much beside 200 g of meat. */
const LEAST_GRAMS = 250;
/** Foods of which a part of the amount is enough beside certain other foods: oil beside bacon, salt beside ham. */
const LESS: [some: string[], beside: string[], share: number][] = [
  [['oil', 'butter', 'margarine'], ['fatty foods'], HALF],
  [['oil'], ['ground meat'], HALF],
  [['salt'], ['very salty foods'], 1 / 3],
  [['salt'], ['salted foods'], HALF],
  [['vinegar'], ['herring', 'pickles', 'pesto'], HALF],
  [['salty sauces'], ['salty sauces', 'kimchi', 'chili bean paste', 'gochujang'], HALF],
];
/** Foods of which nothing should be left over, if a recipe needs most of it: all of 400 g of meat, rather than 350 g. */
const PERISHABLE = ['meat and fish', 'tofu', 'fresh cheese', 'crumbling cheese', 'frying cheese'];
const MOST_LEFT = 0.6;
/** Largest share of an essential food that the recipe can do without. */
const MOST_SAVED = 0.34;
/** This part of a serving may be missing: 360 g of meat are enough for three people, rather than 375 g. */
const NEARLY = 0.2;
/** Words that steps omit: 'boneless' and 'thighs' in 'boneless chicken thighs'. */
const NOT_IN_NAME = /^(?:boneless|canned|frozen) | (?:breasts?|thighs)$/g;
const LABELS = /\{([^\d{}][^{}]*)\}/g;

/** Writes a dish with its sides as a recipe, in the layout that the prompt requests from a model. */
export function writeDish(courses: Meal<Worded>, options: Options, note: string): WrittenDish {
  const { servings, listed } = options;
  const [{ dish, picks }] = courses;
  const shareToBuy = readList(listed, reader.languageOf('en'));
  let missing = 0;
  // Share of the liquid to use. The first slot of a rice dish is the rice, which takes up the liquid.
  let liquid = 1;
  const nameOf = (pick: Worded, others: readonly Worded[]): Named => {
    const written = amountOf(pick, others, servings);
    const amount = written?.unit === 'ml' ? { ...written, count: written.count * liquid } : written;
    const isCompared = isFromList(pick) && listed.length > 0;
    const shareOf = (some: Amount) => {
      // The list may count even many pieces, or weigh a few.
      const ways = isCompared ? [undefined, Number.POSITIVE_INFINITY] : [];
      const texts = new Set(ways.map((most) => formatFood(some, pick, most).text));
      const shares = [...texts].map((text) => shareToBuy(text));
      return shares.find((one) => one > 0 && one < 1) ?? Math.max(0, ...shares);
    };
    const share = shareOf(amount);
    // Asks for more, which takes what is left.
    const more = amount && { ...amount, count: amount.count * MOST_LEFT };
    const lacking = share === 0 && isNamed(pick.food, PERISHABLE) ? shareOf(more) : 0;
    // Too few vegetables make the dish smaller, but no other dish.
    const isMissed = pick.slot.least > 0 && pick.slot.grams === 0 && share > MOST_SAVED;
    // Only the base of a dish, a liquid and a sweet dish need what the list does not have.
    const isNeeded = isMissed && (dish.isSweet || amount?.unit === 'ml' || pick.slot === dish.slots[0]);
    // Half of it has to do for one person if that is all there is: '1 potato'.
    const isSaved = share > 0 && share < 1 && (!isNeeded || (servings === 1 && share <= HALF));
    // A share of 1 may only mean that the amounts cannot be compared: half a jar with 150 g. Half a lemon is enough.
    const isSmall = isAmong(pick.food, 'half') || isAmong(pick.food, 'light');
    if (isMissed && share < 1 && amount?.unit !== 'can' && !isSmall) missing += share;
    if (isSaved && dish.kind === 'rice' && pick.slot === dish.slots[0]) liquid = 1 - share;
    const part = isSaved ? 1 - share : lacking > 0 ? 1 + MOST_LEFT * (1 - lacking) : 1;
    const { text, name } = formatFood(amount && { ...amount, count: amount.count * part }, pick);
    return { ...pick, text, name: name.replace(NOT_IN_NAME, '') };
  };
  const named = new Map(courses.flatMap(({ picks }) => picks.map((one) => [one, nameOf(one, picks)])));
  const namesOf = (some: Pick[]) => some.map((one) => named.get(one)?.name ?? '');
  const method = methodOf(courses, servings);
  const steps: string[] = [];
  for (const { title, sentences, course } of method) {
    const own = course.picks.flatMap((one) => named.get(one) ?? []);
    const filled = sentences.map(({ text, it }) => insert(text, own, namesOf(it)));
    const said = scaleFigures(filled.join(' '), (servings / SERVES) * liquid);
    // Nothing is done meanwhile if the first step is for other foods.
    const text =
      steps.length > 0 ? said : said.replace(/^Meanwhile, ./, (found) => found.slice(-1).toUpperCase());
    // Continues the step before it.
    if (title === 'Then') steps.push(`${steps.pop()} ${text}`);
    else steps.push(`**${insert(title, own, [])}:** ${text}`);
  }
  const name = dishNameFor(dish, picks);
  const minutes = roundMinutes(minutesOf(courses, method));
  const lines = [
    `# ${name}`,
    ...(note ? [note] : []),
    `Serves ${servings} | Total time: ${minutes} minutes`,
    '## Ingredients',
    [...named.values()].map((one) => `- ${lineOf(one)}`).join('\n'),
    '## Instructions',
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
  ];
  return { name, minutes, text: `${lines.join('\n\n')}\n`, missing };
}

/**
 * Returns for how many people the stated amounts of a dish's main foods are enough, or nearly enough. A base such as rice
 * may make them fewer, but not fewer than two.
 */
export function servingsOf({ dish, picks }: Course<Worded>, listed: readonly string[]): number {
  const english = reader.languageOf('en');
  const peopleFor = (some: Worded[]) =>
    some.filter(isFromList).flatMap((pick) => {
      const stated = listed[pick.item] ?? '';
      const quantity = quantityIn(stated, english);
      // A cut is enough for one person.
      if (pick.cut && quantity) return Math.min(quantity.value, MOST_SERVINGS);
      const whole = formatFood(amountOf(pick, picks, MOST_SERVINGS), pick);
      const share = quantity ? 1 - readList([stated], english)(whole.text) : 0;
      // Nothing is left if the amounts cannot be compared: half a jar with 150 g.
      return share > 0 ? Math.max(1, Math.round(share * MOST_SERVINGS + NEARLY)) : [];
    });
  const meat = picks.filter((pick) => isFromList(pick) && isAlone(pick.food));
  const centre = centreOf(dish, picks);
  const others = picks.filter((one) => one.slot === dish.slots[0] || centre.includes(one));
  const whole = others.filter(({ slot, food }) => slot.grams === 0 && isAmong(food, 'second'));
  const first = others.filter(({ slot }) => slot === dish.slots[0] && slot.grams === 0);
  const main = [meat, first, whole, others].find((some) => some.some(isFromList)) ?? [];
  // A cake of two eggs has no use for more flour.
  const base = dish.isSweet
    ? picks
    : picks.filter(({ food, slot }) => isAmong(food, 'starch') || slot === dish.slots[0]);
  const people = peopleFor(main);
  const most = Math.min(MOST_SERVINGS, ...peopleFor(base));
  if (people.length === 0) return dish.isSweet ? Math.min(most, SERVES) : SERVES;
  // Takes the mean of several vegetables, so that none decides alone.
  const enough =
    main === others ? people.reduce((all, one) => all + one) / people.length : Math.max(...people);
  return Math.min(Math.max(SERVES, most), Math.max(1, Math.round(enough)));
}

function lineOf({ text, line, word }: Named): string {
  // Uses brackets because the reader would read a word behind a dash as another food.
  const food = word ? `${text} (your ${word})` : text;
  const all = [food, line.how].filter(Boolean).join(', ');
  return all.charAt(0).toUpperCase() + all.slice(1);
}

function amountOf(pick: Worded, picks: readonly Worded[], servings: number): Amount {
  const { slot, line } = pick;
  const scale = servings / SERVES;
  const inSlot = picks.filter((one) => one.slot === slot);
  const isBeside = (some: string[]) => picks.some((one) => one !== pick && isNamed(one.food, some));
  // Two teaspoons of turmeric are too many where two teaspoons of cumin are right.
  const isStrong = line.foods.includes('warm spices') && isNamed(pick.food, ['strong spices']);
  const isLess = ([some, others]: (typeof LESS)[number]) => isNamed(pick.food, some) && isBeside(others);
  // Salt for the water of pasta depends on no other food.
  const less = line.how ? undefined : LESS.find(isLess)?.[2];
  if (line.amount) {
    const share =
      (slot.isShared && inSlot.length > 1 && !isAlone(pick.food) ? 2 / 3 : 1) *
      (less ?? (isStrong ? HALF : 1));
    const much = pick.isFirst && line.amount.unit === 'handful' ? MUCH : 1;
    // More food in a pan needs little more oil.
    const isForPan = isNamed(pick.food, ['oil']) && line.amount.unit === 'tablespoon' && scale > 1;
    return { ...line.amount, count: line.amount.count * (isForPan ? (1 + scale) / 2 : scale) * share * much };
  }
  if (slot.grams === 0) return null;
  const partOf = ({ food, isFirst }: Worded) => (isFirst ? MUCH : isAmong(food, 'light') ? HALF : 1);
  const all = inSlot.reduce((sum, one) => sum + partOf(one), 0);
  // Halves the amount of a vegetable to buy, so that most of the dish is made from the visitor's foods.
  const isFew = pick.isBought && !isNamed(pick.food, [...theBook().foods.starch, 'melting cheese']);
  // There are not more vegetables than meat, unless they are the base, too.
  const isBase = slot.isListed || inSlot.some(({ food }) => isAmong(food, 'starch'));
  const meat = isBase ? null : picks.find(({ food }) => isAlone(food))?.line.amount;
  const most = meat?.unit === 'g' ? Math.max(LEAST_GRAMS, meat.count * (2 / 3)) : slot.grams;
  const share = (partOf(pick) / Math.max(meat ? 1 : LEAST_OF_SLOT, all)) * (isFew ? HALF : 1);
  return { count: Math.min(most, slot.grams) * scale * share, unit: 'g' };
}

/** Replaces the placeholders in braces with the names of the chosen foods. */
function insert(text: string, named: readonly Named[], it: string[]): string {
  return text.replace(LABELS, (_, labels: string) => {
    const names = labels === 'it' ? it : matching(labels.split(', '), named).map(({ name }) => name);
    return joined([...new Set(names)]);
  });
}

function joined(names: readonly string[]): string {
  return names.join(', ').replace(/, (?=[^,]*$)/, ' and ');
}
