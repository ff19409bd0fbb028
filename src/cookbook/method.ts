import type { Sentence, Step } from './book.ts';
import type { Course, Pick } from './choose.ts';
import { isNamed } from './theBook.ts';

/**
 * Steps of a dish, with the sentences to use. `it`: the chosen foods that the sentence is about. `text` still
 * contains placeholders such as '{it}'.
 */
export type Method = { title: string; sentences: { text: string; it: Pick[] }[] }[];

const MINUTES = /(?<!last )(?<!\d)(?:\d+ to )?(\d+) minutes?/g;
const IN_ALL = /\{(\d+) minutes in all\}/;
/** A test of doneness, which is not yet true while another food is added. */
const UNTIL = /, until (?!they open|cooked|no longer|a fork)[^.,]*/;
/** The time of a sentence with the test of doneness, but not what follows: ', and lift out'. */
const COOKING = / (?:for (?:\d+ to |\{)?\d+ minutes(?: in all\})?(?:,(?! and)[^,.]*)*|must be tender)/;
const BY_SERVINGS = /\{([^{}]*\|[^{}]*)\}/g;
const STEP_OF_MINUTES = 5;
/** Longer times are rounded: 84 minutes. */
const LONG_MINUTES = 30;
/** Time to bring water to a boil. A shorter step may begin at any time. */
const MINUTES_TO_BOIL = 4;
const MEANWHILE = 'Meanwhile';

/**
 * Returns the steps of a dish and its sides. Sides are prepared during the last step that takes long enough, and at
 * least half as long as the longest, but not while the dish is served. Sides that take longer come first.
 */
export function methodOf<Some extends Course>(courses: readonly Some[], servings: number) {
  const stepsIn = (isFirst: boolean) =>
    courses
      .filter(({ dish }) => (dish.kind === 'made') === isFirst)
      .flatMap((course) => stepsOf(course, servings).map((step) => ({ ...step, course })));
  const first = stepsIn(true);
  const steps = stepsIn(false);
  if (first.length === 0) return late(steps);
  const times = steps.map(minutesIn);
  const needed = Math.max(
    Math.max(...times) / 2,
    first.reduce((sum, step) => sum + minutesIn(step), 0),
  );
  const isServing = ({ sentences }: Method[number]) => sentences.some(({ text }) => /^Serve/.test(text));
  const during = steps.findLastIndex(
    (step, index) => (times[index] ?? 0) >= needed && (index < steps.length - 1 || !isServing(step)),
  );
  if (during < 0) return [...first, ...steps];
  return late(steps.toSpliced(during + 1, 0, ...first.map(meanwhile)));
}

/** Returns the steps that are needed for the chosen foods. */
function stepsOf({ dish, picks }: Course, servings: number): Method {
  return dish.steps.flatMap((step) => {
    const sentences = warmed(sentencesOf(step, picks), picks);
    const texts = withTimeLeft(sentences.map(({ text }) => text)).map((text) =>
      text.replace(BY_SERVINGS, (_, ways: string) => ways.split('|')[servings - 1] ?? ''),
    );
    const chosen = texts.map((text, index) => ({ text, it: sentences[index]?.it ?? [] }));
    return chosen.length > 0 ? [{ title: step.title, sentences: chosen }] : [];
  });
}

/** Warms cooked foods rather than cooking them again, after the foods that simmer or roast in the same step. */
function warmed(sentences: readonly Sentence[], picks: readonly Pick[]): Method[number]['sentences'] {
  const last = sentences.findLastIndex(({ text }) => IN_ALL.test(text));
  const late: Method[number]['sentences'] = [];
  return sentences.flatMap(({ labels, text }, index) => {
    const all = matching(labels, picks);
    const it = COOKING.test(text) ? all.filter(({ isCooked }) => !isCooked) : all;
    const own = it.length > 0 || all.length === 0 ? [{ text, it }] : [];
    const hot = text.replace(COOKING, ` for ${text.includes(' roast ') ? 5 : 2} minutes, until hot`);
    const cooked = text.includes(' must ') ? [] : all.filter((one) => !it.includes(one));
    if (cooked.length > 0) (IN_ALL.test(text) ? late : own).push({ text: hot, it: cooked });
    return index === last ? [...own, ...late] : own;
  });
}

function minutesIn({ sentences }: Method[number]): number {
  const times = sentences.flatMap(({ text }) => [...text.matchAll(MINUTES)]);
  return times.reduce((sum, [, upTo]) => sum + Number(upTo), 0);
}

/** Changes the first sentence of a step. */
function begun<Some extends Method[number]>(step: Some, change: (text: string) => string): Some {
  const [first, ...others] = step.sentences;
  return first ? { ...step, sentences: [{ ...first, text: change(first.text) }, ...others] } : step;
}

const meanwhile = <Some extends Method[number]>(step: Some) =>
  begun(step, (text) => `${MEANWHILE}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`);

/** Begins 'Meanwhile' steps late enough to end with a longer step before them, so that their food does not wait. */
function late<Some extends Method[number]>(steps: Some[]): Some[] {
  let longest = 0;
  return steps.map((step) => {
    const own = minutesIn(step);
    if (!isBeside(step)) longest = own;
    const last = roundMinutes(own + MINUTES_TO_BOIL);
    const isLate = isBeside(step) && own >= MINUTES_TO_BOIL && longest >= last + STEP_OF_MINUTES;
    return isLate ? begun(step, (text) => text.replace(',', `, in the last ${last} minutes,`)) : step;
  });
}

const isBeside = ({ sentences }: Method[number]) => sentences[0]?.text.startsWith(MEANWHILE) === true;

function sentencesOf({ when, sentences }: Step, picks: readonly Pick[]): Sentence[] {
  const isMet = ({ kind, labels }: Step['when']) =>
    kind === 'always' || matching(labels, picks).length > 0 === (kind === 'it');
  return isMet(when) ? sentences.filter(isMet) : [];
}

/** Returns the chosen foods that a label stands for. A label names a slot, a line, a food or a kind of food. */
export function matching<Some extends Pick>(labels: readonly string[], picks: readonly Some[]): Some[] {
  return picks.filter(
    ({ slot, line, food }) =>
      labels.includes(slot.name) || line.foods.some((one) => labels.includes(one)) || isNamed(food, labels),
  );
}

/** Replaces '15 minutes in all, until soft' with '10 minutes' if the food added next cooks for the last 5 minutes. */
function withTimeLeft(sentences: readonly string[]): string[] {
  const needed = sentences.map((sentence) => Number(IN_ALL.exec(sentence)?.[1] ?? 0));
  return sentences.map((sentence, index) => {
    const next = needed.slice(index + 1).find((minutes) => minutes > 0) ?? 0;
    const least = (needed[index] ?? 0) - next;
    const left = least > LONG_MINUTES ? roundMinutes(least) : least;
    const own = next > 0 && left > 0 ? sentence.replace(UNTIL, '') : sentence;
    return own.replace(IN_ALL, `${left} ${left === 1 ? 'minute' : 'minutes'}`);
  });
}

/**
 * Returns how many minutes a dish and its sides take: the dish's own preparation time, plus one minute for each food to
 * cut, plus the times in the steps. A 'Meanwhile' step takes place during the previous step, so only the longer of both
 * counts.
 */
export function minutesOf(courses: readonly Course[], method: Method): number {
  const cut = courses.flatMap(({ picks }) => picks.filter(({ line }) => line.how && line.how !== 'to taste'));
  const prep = courses.reduce((sum, { dish }) => sum + dish.prep, 0);
  const waits: number[] = [];
  for (const step of method) {
    const own = minutesIn(step);
    waits.push(isBeside(step) ? Math.max(waits.pop() ?? 0, own) : own);
  }
  return waits.reduce((sum, one) => sum + one, prep + cut.length);
}

export function roundMinutes(minutes: number): number {
  return Math.ceil(minutes / STEP_OF_MINUTES) * STEP_OF_MINUTES;
}
