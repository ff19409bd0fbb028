import { convertFigures, formatFood, type Units } from './amounts.ts';
import { type Amount, type Dish, type Foods, isNamed, SERVES, type Sentence, type Step } from './book.ts';
import type { Pick } from './choose.ts';

export type Wishes = { servings: number; units: Units; foods: Foods };
export type Written = { name: string; text: string; minutes: number };

type Named = Pick & { text: string; name: string };

const SHARED = 2 / 3;
const LIGHT = 0.5;
const MOST_IN_NAME = 3;
const SMALL_WORD = /^(?:and|with|of|in|the|on|a)$/;
const MINUTES = /(?:\d+ to )?(\d+) minutes?/g;
const IN_ALL = /\{(\d+) minutes in all\}/;
const STEP_OF_MINUTES = 5;

export function writeDish(dish: Dish, picks: readonly Pick[], wishes: Wishes, note = ''): Written {
  const named = picks.map((pick) => ({
    ...pick,
    ...formatFood(amountOf(pick, picks, wishes), pick.food, wishes.foods, wishes.units),
  }));
  const steps = dish.steps.flatMap((step) => writeStep(step, named, wishes) ?? []);
  const minutes = minutesOf(dish, named, steps);
  const listed = named.toSorted((one, other) => Number(other.item >= 0) - Number(one.item >= 0));
  const name = titleCase(insert(dish.name, listed, wishes.foods).replace(/ with $/, ''));
  const text = [
    `# ${name}`,
    [insert(dish.intro, named, wishes.foods), note].filter(Boolean).join(' '),
    `Serves ${wishes.servings} | Total time: ${minutes} minutes`,
    '## Ingredients',
    named.map((one) => `- ${lineOf(one, wishes.units)}`).join('\n'),
    '## Instructions',
    steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
  ];
  return { name, text: `${text.join('\n\n')}\n`, minutes };
}

function lineOf({ text, line }: Named, units: Units): string {
  const all = [text, convertFigures(line.how, 1, units)].filter(Boolean).join(', ');
  return all.charAt(0).toUpperCase() + all.slice(1);
}

function amountOf(pick: Pick, picks: readonly Pick[], { servings, foods }: Wishes): Amount {
  const { slot, line } = pick;
  const scale = servings / SERVES;
  const inSlot = picks.filter((one) => one.slot === slot && !one.line.amount);
  if (line.amount) {
    const isShared = slot.isShared && picks.filter((one) => one.slot === slot).length > 1;
    return { ...line.amount, count: line.amount.count * scale * (isShared ? SHARED : 1) };
  }
  if (slot.grams === 0) return null;
  const partOf = ({ food }: Pick) => (isNamed(food, foods.light, foods) ? LIGHT : 1);
  const all = inSlot.reduce((sum, one) => sum + partOf(one), 0);
  return { count: (slot.grams * scale * partOf(pick)) / Math.max(1, all), unit: 'g' };
}

/** Null if none of its sentences is needed. */
function writeStep({ title, when, sentences }: Step, named: readonly Named[], wishes: Wishes): string | null {
  const { foods, servings } = wishes;
  if (!isNeeded(when, named, foods, false)) return null;
  const said: string[] = [];
  let isAnySaid = false;
  for (const sentence of sentences) {
    if (!isNeeded(sentence, named, foods, isAnySaid)) continue;
    if (sentence.kind === 'it') isAnySaid = true;
    said.push(insert(sentence.text, named, foods, matching(sentence.labels, named, foods)));
  }
  if (said.length === 0) return null;
  const text = withTimeLeft(said)
    .join(' ')
    .replace(/\{([^{}]*\|[^{}]*)\}/g, (_, ways: string) => ways.split('|')[servings - 1] ?? '');
  return `**${insert(title, named, foods)}:** ${convertFigures(text, servings / SERVES, wishes.units)}`;
}

function isNeeded(
  { kind, labels }: Omit<Sentence, 'text'>,
  named: readonly Named[],
  foods: Foods,
  isAnySaid: boolean,
): boolean {
  if (kind === 'always') return true;
  if (kind === 'then') return isAnySaid;
  return matching(labels, named, foods).length > 0 === (kind === 'it');
}

function matching(labels: readonly string[], named: readonly Named[], foods: Foods): Named[] {
  return named.filter(({ slot, line, food }) =>
    labels.some(
      (label) => label === slot.name || line.foods.includes(label) || isNamed(food, [label], foods),
    ),
  );
}

/** What needs 15 minutes gets 10 if something that needs 5 follows it. */
function withTimeLeft(sentences: string[]): string[] {
  const needed = sentences.map((sentence) => Number(IN_ALL.exec(sentence)?.[1] ?? 0));
  return sentences.map((sentence, at) => {
    const next = needed.slice(at + 1).find((minutes) => minutes > 0) ?? 0;
    const left = (needed[at] ?? 0) - next;
    return sentence.replace(IN_ALL, `${left} ${left === 1 ? 'minute' : 'minutes'}`);
  });
}

/** Puts the names of the chosen foods into the braces. */
function insert(text: string, named: readonly Named[], foods: Foods, it: readonly Named[] = []): string {
  return text.replace(/\{([a-zA-Zéèñç -]+(?:, [a-zA-Z -]+)*)\}/g, (_, labels: string) => {
    const some = labels === 'it' ? it : matching(labels.split(', '), named, foods);
    const names = [...new Set(some.map(({ name }) => name))];
    return joined(labels === 'it' ? names : names.slice(0, MOST_IN_NAME));
  });
}

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

function titleCase(text: string): string {
  return text.replace(/[^\s-]+/g, (word, at: number) =>
    at > 0 && SMALL_WORD.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
}

/** Preparation, a minute for each food that is cut, and all that a step waits for. What is done meanwhile takes no time. */
function minutesOf({ prep }: Dish, named: readonly Named[], steps: readonly string[]): number {
  const cut = named.filter(({ line }) => line.how && line.how !== 'to taste').length;
  const waits = steps
    .flatMap((step) => step.split(/(?<=[.!]) /))
    .filter((sentence) => !/\bmeanwhile\b/i.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(MINUTES)].map(([, upTo]) => Number(upTo)));
  const all = waits.reduce((sum, one) => sum + one, prep + cut);
  return Math.ceil(all / STEP_OF_MINUTES) * STEP_OF_MINUTES;
}
