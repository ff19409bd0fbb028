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
  const { slots, steps, habits } = dish;
  const listed = slots.flatMap((slot) =>
    slot.lines.flatMap((line) =>
      line.foods.flatMap((food) => (foods.kinds[food] ?? [food]).map((one) => ({ slot, line, food: one }))),
    ),
  );
  const sentences = steps.flatMap((step) => step.sentences);
  const texts = [
    ...dish.names.map(({ text }) => text),
    ...steps.map(({ title }) => title),
    ...sentences.map(({ text }) => text),
  ];
  return [
    ...(Number.isFinite(dish.popularity) ? [] : ['no popularity']),
    ...habits.flatMap(({ foods: [food = ''], points }) => [
      ...(Number.isFinite(points) ? [] : [`no points for '${food}'`]),
      ...(points < 0 || listed.some((one) => isMeant(food, one, foods)) ? [] : [`no slot has '${food}'`]),
    ]),
    ...slots.flatMap((slot) => lintSlot(slot, foods)),
    ...[...sentences, ...steps.map(({ when }) => when)]
      .flatMap(({ labels }) => labels)
      .concat(dish.names.flatMap(({ sets }) => sets.flat(2)))
      .filter((label) => !listed.some((one) => isMeant(label, one, foods)))
      .map((label) => `no slot has '${label}'`),
    ...listed
      .filter(
        (one) =>
          !steps.some(
            (step) =>
              step.sentences.some(
                (sentence) => isSaid(sentence, one, foods) && isWritten(step.when, one, foods),
              ) || holds(step.title, one, foods),
          ),
      )
      .map(({ food }) => `'${food}' is in no step`),
    ...steps.flatMap((step) =>
      listed
        .filter(
          (one) =>
            step.sentences.filter(
              (sentence) =>
                sentence.kind === 'it' && MINUTES.test(sentence.text) && labelsFit(sentence, one, foods),
            ).length > 1,
        )
        .map(({ food }) => `two times for '${food}' in '${step.title}'`),
    ),
    ...steps.flatMap(({ title, sentences: own }) => {
      const times = own.flatMap(({ text }) => Number(IN_ALL.exec(text)?.[1] ?? 0) || []);
      return times.some((time, index) => time >= (times[index - 1] ?? 999))
        ? [`'${title}': what takes longest comes first`]
        : [];
    }),
    ...texts
      .flatMap((text) => bracesIn(text))
      .filter((inside) => inside !== 'it' && !FIGURES.test(inside) && !inside.includes('|'))
      .flatMap((inside) => inside.split(OF_PLACE))
      .filter((label) => !listed.some((one) => isMeant(label, one, foods)))
      .map((label) => `no slot for {${label}}`),
    ...sentences
      .filter(({ kind, text }) => kind !== 'it' && text.includes('{it}'))
      .map(({ text }) => `{it} without a label: ${text}`),
    ...texts
      .flatMap((text) => bracesIn(text))
      .filter((inside) => inside.includes('|') && inside.split('|').length !== 4)
      .map((inside) => `{${inside}} is not for 1, 2, 3 and 4`),
    ...(dish.kind ? [] : ['no kind']),
  ];
}

function lintSlot({ name, least, most, grams, lines }: Slot, foods: Foods): string[] {
  const known = lines.flatMap((line) => [...line.foods, ...line.beside, ...line.apart]);
  const counted = lines.filter(({ amount }) => amount && (amount.unit === '' || amount.unit === 'can'));
  const all = lines.flatMap((line) => line.foods.flatMap((food) => foods.kinds[food] ?? food));
  return [
    ...known.filter((food) => !isKnown(food, foods)).map((food) => `unknown food '${food}'`),
    ...counted
      .flatMap((line) => line.foods.flatMap((food) => foods.kinds[food] ?? food))
      .filter((food) => foods.pieces[food] === undefined)
      .map((food) => `'${food}' is counted, and has no weight`),
    ...lines
      .filter(({ amount, how }) => !amount && grams === 0 && how !== 'to taste')
      .map(({ foods: [food] }) => `'${food}' has no amount`),
    ...duplicatesIn(all).map((food) => `'${food}' twice in '${name}'`),
    ...(most >= least && most > 0 && name ? [] : [`slot '${name}' takes ${least} to ${most}`]),
  ];
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
