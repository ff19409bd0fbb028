import type { Book, Dish, Foods, Sentence, Slot, SlotLine } from '../../src/cookbook/book.ts';
import { OF_PLACE } from '../../src/cookbook/names.ts';

type Listed = { slot: Slot; line: SlotLine; food: string };

const MINUTES = /\d+ (?:minutes?|seconds)|\{\d+ minutes in all\}/;
const IN_ALL = /\{(\d+) minutes in all\}/;
const FIGURES = /^(?:(?:\d+|[¼½¾]) (?:ml|g|tablespoons?|teaspoons?)|\d+ minutes in all)$/;

/** Returns a message for each fault in the files of dishes and foods. */
export function lint({ foods, dishes, sides }: Book): string[] {
  return [
    ...lintFoods(foods),
    ...[...dishes, ...Object.values(sides)].flatMap((dish) =>
      lintDish(dish, foods).map((fault) => `${dish.names[0].text}: ${fault}`),
    ),
    ...dishes
      .filter(({ prep, steps }) => prep === 0 || steps.length < 2)
      .map(({ names: [{ text }] }) => `${text}: no prep time, or no steps`),
  ];
}

function lintFoods(foods: Foods): string[] {
  const { names, half, light, double, dear, common, second, pieces } = foods;
  const used = [...second, ...double, ...half, ...light, ...dear, ...common, ...Object.keys(pieces)];
  return used
    .filter((name) => !isKnown(name, foods))
    .map((name) => `foods.md: unknown food '${name}'`)
    .concat(duplicatesIn(Object.entries(names).flat(2)).map((name) => `foods.md: '${name}' twice`));
}

function lintDish(dish: Dish, foods: Foods): string[] {
  const { slots, steps, habits, names, kind, popularity } = dish;
  const listed = slots.flatMap((slot) =>
    slot.lines.flatMap((line) => kindsOf(line, foods).map((food) => ({ slot, line, food }))),
  );
  const sentences = steps.flatMap((step) => step.sentences);
  const all = [...names.map(({ text }) => text), ...steps.map(({ title }) => title)];
  const braces = [...all, ...sentences.map(({ text }) => text)].flatMap(bracesIn);
  const labels = [...sentences, ...steps.map(({ when }) => when)].flatMap((one) => one.labels);
  const hasSlot = (label: string) => listed.some((one) => isMeant(label, one, foods));
  const isUsed = (one: Listed, { title, when, sentences: own }: Dish['steps'][number]) =>
    holds(title, one, foods) ||
    (isWritten(when, one, foods) && own.some((sentence) => isSaid(sentence, one, foods)));
  const hasTime = (sentence: Sentence, one: Listed) =>
    sentence.kind === 'it' && MINUTES.test(sentence.text) && labelsFit(sentence, one, foods);
  const isTimedTwice = (own: Sentence[], one: Listed) =>
    own.filter((sentence) => hasTime(sentence, one)).length > 1;
  const isMisordered = (own: Sentence[]) =>
    own
      .flatMap(({ text }) => Number(IN_ALL.exec(text)?.[1] ?? 0) || [])
      .some((time, index, times) => time >= (times[index - 1] ?? 999));
  return [
    ...(Number.isFinite(popularity) ? [] : ['no popularity']),
    ...habits.flatMap(({ foods: [food = ''], points }) => [
      ...(Number.isFinite(points) ? [] : [`no points for '${food}'`]),
      ...(points < 0 || hasSlot(food) ? [] : [`no slot has '${food}'`]),
    ]),
    ...slots.flatMap((slot) => lintSlot(slot, foods)),
    ...[...labels, ...names.flatMap(({ sets }) => sets.flat(2))]
      .filter((label) => !hasSlot(label))
      .map((label) => `no slot has '${label}'`),
    ...listed
      .filter((one) => !steps.some((step) => isUsed(one, step)))
      .map(({ food }) => `'${food}' is in no step`),
    ...steps.flatMap(({ title, sentences: own }) => [
      ...listed
        .filter((one) => isTimedTwice(own, one))
        .map(({ food }) => `two times for '${food}' in '${title}'`),
      ...(isMisordered(own) ? [`'${title}': what takes longest comes first`] : []),
    ]),
    ...braces
      .filter((inside) => inside !== 'it' && !FIGURES.test(inside) && !inside.includes('|'))
      .flatMap((inside) => inside.split(OF_PLACE))
      .filter((label) => !hasSlot(label))
      .map((label) => `no slot for {${label}}`),
    ...sentences
      .filter(({ kind: of, text }) => of !== 'it' && text.includes('{it}'))
      .map(({ text }) => `{it} without a label: ${text}`),
    ...braces
      .filter((inside) => inside.includes('|') && inside.split('|').length !== 4)
      .map((inside) => `{${inside}} is not for 1, 2, 3 and 4`),
    ...(kind ? [] : ['no kind']),
  ];
}

function lintSlot({ name, least, most, grams, lines }: Slot, foods: Foods): string[] {
  const known = lines.flatMap((line) => [...line.foods, ...line.beside, ...line.apart]);
  const counted = lines.filter(({ amount }) => amount && (amount.unit === '' || amount.unit === 'can'));
  const kinds = (some: SlotLine[]) => some.flatMap((line) => kindsOf(line, foods));
  return [
    ...known.filter((food) => !isKnown(food, foods)).map((food) => `unknown food '${food}'`),
    ...kinds(counted)
      .filter((food) => foods.pieces[food] === undefined)
      .map((food) => `'${food}' is counted, and has no weight`),
    ...lines
      .filter(({ amount, how }) => !amount && grams === 0 && how !== 'to taste')
      .map(({ foods: [food] }) => `'${food}' has no amount`),
    ...duplicatesIn(kinds(lines)).map((food) => `'${food}' twice in '${name}'`),
    ...(most >= least && most > 0 && name ? [] : [`slot '${name}' takes ${least} to ${most}`]),
  ];
}

/** Returns the foods of a line. A group of foods, such as 'pasta', stands for its kinds. */
function kindsOf(line: SlotLine, { kinds }: Foods): string[] {
  return line.foods.flatMap((food) => kinds[food] ?? food);
}

function bracesIn(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, inside = '']) => inside);
}

/** Returns true if a sentence of a step names the food, in words or as a label in braces. */
function isSaid(sentence: Sentence, one: Listed, foods: Foods): boolean {
  const isIt = sentence.kind === 'it' && labelsFit(sentence, one, foods) && sentence.text.includes('{it}');
  return isIt || holds(sentence.text, one, foods);
}

function holds(text: string, one: Listed, foods: Foods): boolean {
  const isInBraces = bracesIn(text).some((inside) =>
    inside.split(', ').some((label) => isMeant(label, one, foods)),
  );
  const isOnly = one.slot.lines.length === 1 || one.slot.name === one.slot.lines[0]?.foods[0];
  return isInBraces || (isOnly && new RegExp(`\\b${one.food.replace(/s$/, '')}`).test(text));
}

function isWritten({ kind, labels }: Step['when'], one: Listed, foods: Foods): boolean {
  return kind !== 'it' || labelsFit({ labels }, one, foods) || one.slot.least > 0;
}
type Step = Dish['steps'][number];

function labelsFit({ labels }: Pick<Sentence, 'labels'>, one: Listed, foods: Foods): boolean {
  return labels.some((label) => isMeant(label, one, foods));
}

function isMeant(label: string, { slot, line, food }: Listed, foods: Foods): boolean {
  return (
    label === slot.name ||
    line.foods.includes(label) ||
    label === food ||
    foods.kinds[label]?.includes(food) === true
  );
}

function isKnown(name: string, { names, kinds }: Foods): boolean {
  return name in names || name in kinds;
}

function duplicatesIn(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}
