import {
  type Amount,
  type Book,
  type Dish,
  type Foods,
  type Line,
  SERVES,
  type Sentence,
  type Slot,
  type Step,
  singularOf,
} from './book.ts';

const UNIT = /^(g|ml|tablespoons?|teaspoons?|cloves?|handfuls?|cans?|slices?|pinch(?:es)?|stalks?|packs?)\s+/;
const FRACTIONS: Record<string, number> = { '¼': 0.25, '⅓': 1 / 3, '½': 0.5, '⅔': 2 / 3, '¾': 0.75 };

/** Throws at the first line that it cannot read. */
export function readBook(foodsText: string, dishTexts: readonly string[]): Book {
  const foods = readFoods(foodsText);
  return { foods, dishes: dishTexts.map((text) => readDish(text, foods)) };
}

function readFoods(text: string): Foods {
  const foods: Foods = {
    kinds: {},
    names: {},
    half: [],
    light: [],
    dear: [],
    common: [],
    pieces: {},
    cups: {},
  };
  const add = (written: string): string => {
    const [name = '', ...others] = written.split(' = ');
    foods.names[name] = [...(foods.names[name] ?? []), ...others];
    return name;
  };
  for (const [title, block] of sectionsOf(text, '## ')) {
    for (const line of itemsOf(block)) {
      const [, label = '', rest = line] = /^([^:]+): (.*)$/.exec(line) ?? [];
      const names = rest.split(', ');
      if (title === 'Kinds') foods.kinds[label] = names.map(add);
      else if (title === 'Others') names.forEach(add);
      else if (title === 'Counts half') foods.half.push(...names);
      else if (title === 'Counts light') foods.light.push(...names);
      else if (title === 'Never bought') foods.dear.push(...names);
      else if (title === 'Often at home') foods.common.push(...names);
      else if (title === 'A piece weighs')
        for (const name of names) foods.pieces[name] = Number.parseFloat(label);
      else if (title === 'A cup weighs')
        for (const name of names) foods.cups[name] = Number.parseFloat(label);
      else throw new Error(`foods.md: unknown section '${title}'`);
    }
  }
  return foods;
}

function readDish(text: string, foods: Foods): Dish {
  const [head = '', ...sections] = text.split(/^## /m);
  const [, name = '', intro = '', serves = '', prep = ''] =
    /^# (.+)\n+(.+)\n+Serves (\d+) \| Prep time: (\d+) minutes\s*$/.exec(head) ?? [];
  if (Number(serves) !== SERVES) throw new Error(`${head.slice(0, 40)}: has to serve ${SERVES}`);
  const [ingredients = '', instructions = ''] = sections;
  const slots = sectionsOf(ingredients, '### ').flatMap(([title, block]) => slotsOf(title, block, foods));
  return { name, intro, prep: Number(prep), slots, steps: stepsOf(instructions, foods) };
}

function slotsOf(title: string, block: string, foods: Foods): Slot[] {
  const lines = itemsOf(block).map((item) => item.split(' / ').map((one) => lineOf(one, foods)));
  const once = { least: 1, most: 1, isShared: false, grams: 0 };
  if (title === 'always')
    return lines.map((ways) => ({ ...once, name: ways[0]?.foods[0] ?? '', lines: ways }));
  const [, name = '', rule = ''] = /^(.+) \((.+)\)$/.exec(title) ?? [];
  const [, low = '', high = low] = /(\d+)(?: to (\d+))?/.exec(rule) ?? [];
  return [
    {
      name,
      least: rule.startsWith('up to') ? 0 : Number(low),
      most: Number(high),
      isShared: rule.includes('shared'),
      grams: Number(/(\d+) g together/.exec(rule)?.[1] ?? 0),
      lines: lines.flat(),
    },
  ];
}

/** '150 g rice, rinsed (with peas or corn) = brown rice' */
function lineOf(item: string, foods: Foods): Line {
  const [, written = '', beside = ''] = /^(.*?)(?: \(with (.*)\))?$/.exec(item) ?? [];
  const [first = '', also = ''] = written.split(' = ');
  const [head = '', ...how] = first.split(', ');
  const { amount, rest } = amountOf(head);
  return {
    amount,
    foods: [rest, ...also.split(', ')].filter(Boolean).map((one) => nameIn(foods, one)),
    how: how.join(', '),
    beside: beside ? beside.split(' or ').map((one) => nameIn(foods, one)) : [],
  };
}

function amountOf(head: string): { amount: Amount; rest: string } {
  const [, whole = '', part = '', rest = head] =
    /^(\d*)\s?([¼⅓½⅔¾]?)\s+(.*)$/.exec(` ${head}`.slice(1)) ?? [];
  if (!whole && !part) return { amount: null, rest: head };
  const unit = UNIT.exec(rest)?.[1] ?? '';
  const count = Number(whole || 0) + (FRACTIONS[part] ?? 0);
  return {
    amount: {
      count,
      unit: unit.replace(/(?<=tablespoon|teaspoon|clove|handful|can|slice|stalk|pack)s$/, ''),
    },
    rest: unit ? rest.slice(unit.length).trim() : rest,
  };
}

function stepsOf(text: string, foods: Foods): Step[] {
  const steps: Step[] = [];
  for (const line of text.split('\n').slice(1).filter(Boolean)) {
    const [, title = '', when = '', first = ''] =
      /^\d+\. \*\*(.+):\*\*(?: \(if (.+?)\))?(?: (.*))?$/.exec(line) ?? [];
    const [, labels = '', sentence = ''] = /^ {3}- ([^:]+): (.*)$/.exec(line) ?? [];
    if (title) {
      steps.push({
        title,
        when: when ? labelled(when, foods) : { labels: [], kind: 'always' },
        sentences: first ? [{ labels: [], kind: 'always', text: first }] : [],
      });
    } else if (labels) steps.at(-1)?.sentences.push({ ...labelled(labels, foods), text: sentence });
    else throw new Error(`Not a step: ${line}`);
  }
  return steps;
}

function labelled(written: string, foods: Foods): Omit<Sentence, 'text'> {
  if (written === 'then' || written === 'always') return { labels: [], kind: written };
  const [, no = '', names = ''] = /^(no )?(.*)$/.exec(written) ?? [];
  return { labels: names.split(/, | or /).map((one) => nameIn(foods, one)), kind: no ? 'not' : 'it' };
}

/** As `foods.md` calls it: 'onion' is of 'onions'. */
function nameIn({ names, kinds }: Foods, written: string): string {
  if (names[written] || kinds[written]) return written;
  const lower = written.charAt(0).toLowerCase() + written.slice(1);
  return Object.keys(names).find((name) => name === lower || singularOf(name) === written) ?? written;
}

function sectionsOf(text: string, mark: string): [string, string][] {
  const parts = text.split(new RegExp(`^${mark}`, 'm')).slice(1);
  return parts.map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n'))]);
}

function itemsOf(block: string): string[] {
  return block.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : []));
}
