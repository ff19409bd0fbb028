import {
  type Book,
  type Dish,
  type DishName,
  type Foods,
  type Slot,
  type SlotLine,
  type Step,
  singularOf,
} from './book.ts';

const AMOUNT =
  /^(\d*) ?([¼½¾]?)(?: (g|ml|l|tablespoon|teaspoon|clove|handful|can|slice|stalk|pinch)s?)? (.+)$/;
/** The build removes layout of dishes (`src/build/shortenPlugin.ts`). */
const HEAD =
  /^((?:# .+\n)+)\n*(?:Prep time: )?(\d+)(?: minutes \| Popularity:)? (\S+)(?: \| (Sweet))?\n+(?:Often with: (.+)\n+)?(?:Seldom with: (.+)\n+)?$/;
const PARTS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** Returns the name of the food, or of the kind of food, that a dish names, perhaps in the singular. Does not change the names of slots. */
type NameOf = (written: string) => string;

/** Reads the text files of the cookbook in short steps. Throws if a line cannot be read. */
export function* readBook(
  foodsText: string,
  dishTexts: readonly { kind: string; text: string }[],
  sides: Record<keyof Book['sides'], string>,
): Generator<undefined, Book> {
  const foods = readFoods(foodsText);
  yield;
  const nameOf = namerOf(foods);
  yield;
  const read = (kind: string, text: string) => ({ kind, ...readDish(text, nameOf) });
  const dishes: Dish[] = [];
  for (const { kind, text } of dishTexts) {
    dishes.push(read(kind, text));
    yield;
  }
  return {
    foods,
    dishes,
    sides: {
      made: read('made', sides.made),
      ready: read('ready', sides.ready),
      sweet: read('sweet', sides.sweet),
    },
  };
}

function readFoods(text: string): Foods {
  const sections = new Map(sectionsOf(text, '## ').map(([title, block]) => [title, itemsOf(block)]));
  const listIn = (title: string) => (sections.get(title) ?? []).flatMap((line) => line.split(', '));
  const weightsIn = (title: string) =>
    Object.fromEntries(
      (sections.get(title) ?? []).flatMap((line) => {
        const [grams, names = ''] = line.split(' g: ');
        return names.split(', ').map((name) => [name, Number(grams)]);
      }),
    );
  const names: Foods['names'] = {};
  const unsaid: string[] = [];
  const kinds: Foods['kinds'] = {};
  const add = (written: string): string => {
    const [said = '', ...others] = written.split(' ~ ');
    const [name = '', ...synonyms] = said.split(' = ');
    unsaid.push(...others.map(singularOf));
    names[name] = [...(names[name] ?? []), ...synonyms, ...others];
    return name;
  };
  for (const line of sections.get('Kinds') ?? []) {
    const [kind = '', foods = ''] = line.split(': ');
    // Replaces a kind of food with its foods because a kind may include other kinds.
    kinds[kind] = foods.split(', ').flatMap((food) => kinds[food] ?? add(food));
  }
  listIn('Others').forEach(add);
  return {
    kinds,
    names,
    unsaid,
    half: listIn('Counts half'),
    light: listIn('Counts light'),
    double: listIn('Counts double, and is never bought'),
    starch: listIn('Starch'),
    dear: listIn('Never bought'),
    second: listIn('Beside another main food'),
    planned: listIn('Planned around'),
    telling: listIn('Give flavor'),
    common: listIn('Often at home'),
    british: Object.fromEntries(listIn('In Britain').map((one) => one.split(': '))),
    pieces: weightsIn('A piece weighs'),
  };
}

function namerOf({ kinds, names }: Foods): NameOf {
  const known = [...Object.keys(kinds), ...Object.keys(names)];
  const bySingular = new Map(known.toReversed().map((name) => [singularOf(name), name]));
  const all = new Map([...bySingular, ...known.map((name): [string, string] => [name, name])]);
  return (written) =>
    all.get(written) ?? all.get(written.charAt(0).toLowerCase() + written.slice(1)) ?? written;
}

function readDish(text: string, nameOf: NameOf): Omit<Dish, 'kind'> {
  const [head = '', ingredients = '', instructions = ''] = text.split(/^## /m);
  const [, names, prep = '', popularity, sweet, often = '', seldom = ''] = HEAD.exec(head) ?? [];
  if (!names) throw new Error(`${head.slice(0, 40)}: cannot be read`);
  const [first = '', ...others] = names.split('\n').flatMap((line) => line.slice(2) || []);
  const slots = sectionsOf(ingredients, '### ').flatMap(([title, block]) => slotsOf(title, block, nameOf));
  return {
    names: [dishNameOf(first, nameOf), ...others.map((one) => dishNameOf(one, nameOf))],
    isSweet: sweet !== undefined,
    prep: Number(prep),
    popularity: Number(popularity),
    habits: [...habitsIn(often, 1, nameOf), ...habitsIn(seldom, -1, nameOf)],
    slots,
    steps: stepsOf(instructions, nameOf),
  };
}

/** Reads foods with points, such as 'rice 1.2, chicken breast 0.6'. */
function habitsIn(list: string, sign: number, nameOf: NameOf): Dish['habits'] {
  const habits = list.split(', ').filter(Boolean);
  return habits.map((habit) => {
    const end = habit.lastIndexOf(' ');
    return { foods: [nameOf(habit.slice(0, end))], points: sign * Number(habit.slice(end)) };
  });
}

/** Reads a name such as 'Greek Salad (with feta and cucumbers or tomatoes)'. Sets of foods are divided by semicolons. */
function dishNameOf(written: string, nameOf: NameOf): DishName {
  const [, text = '', sets = ''] = /^(.+?)(?: \(with (.+)\))?$/.exec(written) ?? [];
  const listsIn = (set: string) => set.split(' and ').map((some) => some.split(' or ').map(nameOf));
  return { text, sets: sets ? sets.split('; ').map(listsIn) : [] };
}

function slotsOf(title: string, block: string, nameOf: NameOf): Slot[] {
  const items = itemsOf(block).map((item) => item.split(' / ').map((one) => lineOf(one, nameOf)));
  if (title === 'always') {
    const one = { least: 1, most: 1, isShared: false, isListed: false, grams: 0, kinds: [] };
    return items.map((lines) => ({ ...one, name: lines[0]?.foods[0] ?? '', lines }));
  }
  const [, name = title, rule = 'up to 1'] = /^(.+) \((.+)\)$/.exec(title) ?? [];
  const [, low = '', high = low] = /(\d+)(?: to (\d+))?/.exec(rule) ?? [];
  return [
    {
      name,
      least: rule.startsWith('up to') ? 0 : Number(low),
      most: Number(high),
      isShared: rule.includes('shared'),
      isListed: rule.includes('listed'),
      grams: Number(/(\d+) g together/.exec(rule)?.[1] ?? 0),
      kinds: /beside (.+)/.exec(rule)?.[1]?.split(' or ') ?? [],
      lines: items.flat(),
    },
  ];
}

/** Reads a line of a slot, such as '150 g rice, rinsed = brown rice (with peas or corn; not with eggs)'. */
function lineOf(item: string, nameOf: NameOf): SlotLine {
  const [, written = '', conditions = ''] = /^(.*?)(?: \(((?:not )?with .*)\))?$/.exec(item) ?? [];
  const [first = '', also = ''] = written.split(' = ');
  const [head = '', ...how] = first.split(', ');
  const [, whole, part = '', unit = '', food = head] = AMOUNT.exec(head) ?? [];
  const count = Number(whole) + (PARTS[part] ?? 0);
  const namesIn = (list: string, separator: string) => list.split(separator).filter(Boolean).map(nameOf);
  if (/(?:^|; )(?!(?:not )?with )./.test(conditions)) throw new Error(`Not a condition: ${item}`);
  const namedBehind = (word: string) =>
    conditions
      .split('; ')
      .flatMap((one) => (one.startsWith(word) ? namesIn(one.slice(word.length), ' or ') : []));
  return {
    amount: food === head ? null : unit === 'l' ? { count: count * 1000, unit: 'ml' } : { count, unit },
    foods: [food, ...also.split(', ')].filter(Boolean).map(nameOf),
    how: how.join(', '),
    beside: namedBehind('with '),
    apart: namedBehind('not with '),
  };
}

function stepsOf(text: string, nameOf: NameOf): Step[] {
  const steps: Step[] = [];
  for (const line of text.split('\n').slice(1).filter(Boolean)) {
    const [, title = '', when = 'always', first = ''] =
      /^1\. (?:\*\*)?(.+?):(?:\*\*)?(?: \(if (.+?)\))?(?: (.*))?$/.exec(line) ?? [];
    const [, labels = '', sentence = ''] = /^ *- ([^:]+): (.*)$/.exec(line) ?? [];
    const step = steps.at(-1);
    if (title) {
      const sentences: Step['sentences'] = first ? [{ kind: 'always', labels: [], text: first }] : [];
      steps.push({ title, when: conditionOf(when, nameOf), sentences });
    } else if (labels && step) step.sentences.push({ ...conditionOf(labels, nameOf), text: sentence });
    else throw new Error(`Not a step: ${line}`);
  }
  return steps;
}

/** Reads the condition of a sentence: 'always', 'no milk or cream', or the names of foods. */
function conditionOf(written: string, nameOf: NameOf): Step['when'] {
  if (written === 'always') return { kind: written, labels: [] };
  const [, no, names = ''] = /^(no )?(.*)$/.exec(written) ?? [];
  return { kind: no ? 'not' : 'it', labels: names.split(/, | or /).map(nameOf) };
}

function sectionsOf(text: string, mark: string): [string, string][] {
  const parts = text.split(new RegExp(`^${mark}`, 'm')).slice(1);
  return parts.map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n'))]);
}

function itemsOf(block: string): string[] {
  return block.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : []));
}
