import { type Foods, SERVES, singularOf, vocabularyOf, WORDS } from './book.ts';

const AMOUNT =
  /^((?:\d+(?: [¼½¾])?|[¼½¾])(?: (?:g|ml|tablespoon|teaspoon|clove|handful|can|slice|stalk|pinch)(?=s? ))?)(?:s(?= ))? (.+)$/;

/** The cookbook as lists of strings, which compress better than objects. */
export type PackedBook = ReturnType<typeof readBook>;

/** Packs the text files of the cookbook. Throws if a line cannot be read. */
export function readBook(foodsText: string, dishTexts: readonly string[]) {
  const foods = readFoods(foodsText);
  const dishes = dishTexts.map((text) => readDish(text, foods));
  const { kinds, names, pieces, cups, ...lists } = foods;
  const written = new Set<string>();
  const withOtherNames = (name: string) => {
    const others = written.has(name) ? [] : (names[name] ?? []);
    written.add(name);
    return [name, ...others].join('=');
  };
  return {
    lists,
    pieces: byWeight(pieces),
    cups: byWeight(cups),
    kinds: Object.entries(kinds).map(([kind, some]) => `${kind}:${some.map(withOtherNames)}`),
    others: Object.keys(names)
      .filter((name) => !written.has(name))
      .map(withOtherNames),
    names: dishes.map(({ name }) => name),
    intros: dishes.map(({ intro }) => intro),
    preps: dishes.map(({ prep }) => prep),
    slots: dishes.map(({ slots }) => slots.join('\n\n')),
    steps: dishes.map(({ steps }) => steps.join('\n\n')),
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
  const kinds: Foods['kinds'] = {};
  const add = (written: string): string => {
    const [name = '', ...others] = written.split(' = ');
    names[name] = [...(names[name] ?? []), ...others];
    return name;
  };
  for (const line of sections.get('Kinds') ?? []) {
    const [kind = '', foods = ''] = line.split(': ');
    // Replaces a kind of food with its foods, since a kind may include other kinds.
    kinds[kind] = foods.split(', ').flatMap((food) => kinds[food] ?? add(food));
  }
  listIn('Others').forEach(add);
  return {
    kinds,
    names,
    half: listIn('Counts half'),
    light: listIn('Counts light'),
    double: listIn('Counts double, and is never bought'),
    starch: listIn('Starch'),
    dear: listIn('Never bought'),
    second: listIn('Beside another main food'),
    common: listIn('Often at home'),
    pieces: weightsIn('A piece weighs'),
    cups: weightsIn('A cup weighs'),
  };
}

/** Groups foods by weight: '60:eggs,limes'. */
function byWeight(weights: Record<string, number>): string[] {
  const namesOf = (grams: number) => Object.keys(weights).filter((name) => weights[name] === grams);
  return [...new Set(Object.values(weights))].map((grams) => `${grams}:${namesOf(grams)}`);
}

function readDish(text: string, foods: Foods) {
  const [head = '', ingredients = '', instructions = ''] = text.split(/^## /m);
  const [, name = '', intro = '', serves = '', prep = ''] =
    /^# (.+)\n+(.+)\n+Serves (\d+) \| Prep time: (\d+) minutes\s*$/.exec(head) ?? [];
  if (Number(serves) !== SERVES) throw new Error(`${head.slice(0, 40)}: has to serve ${SERVES}`);
  const slots = sectionsOf(ingredients, '### ').flatMap(([title, block]) => slotsOf(title, block, foods));
  return { name, intro, prep: Number(prep), slots, steps: stepsOf(instructions, foods) };
}

function slotsOf(title: string, block: string, foods: Foods): string[] {
  const lines = itemsOf(block).map((item) => item.split(' / ').map((one) => lineOf(one, foods)));
  if (title === 'always') return lines.map((ways) => [`${foodIn(ways[0])}|1|1|||`, ...ways].join('\n'));
  const [, name = '', rule = ''] = /^(.+) \((.+)\)$/.exec(title) ?? [];
  const [, low = '', high = low] = /(\d+)(?: to (\d+))?/.exec(rule) ?? [];
  const least = rule.startsWith('up to') ? 0 : low;
  const grams = /(\d+) g together/.exec(rule)?.[1] ?? '';
  const flags = ['shared', 'listed'].map((word) => (rule.includes(word) ? word : ''));
  const head = [name, least, high, grams, ...flags].join('|');
  return [[head, ...lines.flat()].join('\n')];
}

function foodIn(line = ''): string {
  return line.split('|')[1]?.split(',')[0] ?? '';
}

/** Packs a line of a slot: '150 g rice, rinsed = brown rice (with peas or corn)' becomes '150 g|12,305|rinsed|40,41'. */
function lineOf(item: string, foods: Foods): string {
  const [, written = '', not = '', beside = ''] = /^(.*?)(?: \((not )?with (.*)\))?$/.exec(item) ?? [];
  const [first = '', also = ''] = written.split(' = ');
  const [head = '', ...how] = first.split(', ');
  const [, amount = '', food = head] = AMOUNT.exec(head) ?? [];
  const namesIn = (list: string, separator: string) =>
    list
      .split(separator)
      .filter(Boolean)
      .map((one) => nameIn(foods, one))
      .join(',');
  const names = [namesIn(food, ', '), namesIn(also, ', ')].filter(Boolean).join(',');
  const others = namesIn(beside, ' or ');
  const parts = [amount.trim(), names, how.join(', '), not ? '' : others, not ? others : ''];
  return parts.join('|').replace(/\|+$/, '');
}

function stepsOf(text: string, foods: Foods): string[] {
  const steps: string[] = [];
  for (const line of text.split('\n').slice(1).filter(Boolean)) {
    const [, title = '', when = 'always', first = ''] =
      /^\d+\. \*\*(.+):\*\*(?: \(if (.+?)\))?(?: (.*))?$/.exec(line) ?? [];
    const [, labels = '', sentence = ''] = /^ {3}- ([^:]+): (.*)$/.exec(line) ?? [];
    if (title)
      steps.push([`${labelsIn(when, foods)}|${title}`, first && `!|${first}`].filter(Boolean).join('\n'));
    else if (labels && steps.length > 0) steps.push(`${steps.pop()}\n${labelsIn(labels, foods)}|${sentence}`);
    else throw new Error(`Not a step: ${line}`);
  }
  const shorten = (text: string, word: string) => text.replaceAll(word.slice(1), word.charAt(0));
  return steps.map((step) => WORDS.reduce(shorten, step));
}

/** Packs the condition of a sentence: 'always' becomes '!', 'then' becomes '+', 'no milk or cream' becomes '-12,305'. */
function labelsIn(written: string, foods: Foods): string {
  if (written === 'always') return '!';
  if (written === 'then') return '+';
  const [, no = '', names = ''] = /^(no )?(.*)$/.exec(written) ?? [];
  const places = names.split(/, | or /).map((one) => nameIn(foods, one));
  // Sorts the labels, since sorted lists compress better.
  return `${no && '-'}${places.toSorted()}`;
}

/** Replaces the name of a food with its index, since numbers compress better. Does not change the names of slots. */
function nameIn(foods: Foods, written: string): string {
  const names = vocabularyOf(foods);
  const lower = written.charAt(0).toLowerCase() + written.slice(1);
  const isMeant = (name: string) => name === lower || singularOf(name) === written;
  const exact = names.indexOf(written);
  const index = exact < 0 ? names.findIndex(isMeant) : exact;
  return index < 0 ? written : index.toString(36);
}

function sectionsOf(text: string, mark: string): [string, string][] {
  const parts = text.split(new RegExp(`^${mark}`, 'm')).slice(1);
  return parts.map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n'))]);
}

function itemsOf(block: string): string[] {
  return block.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : []));
}
