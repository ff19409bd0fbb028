import { type Dish, type Foods, isNamed, type Sentence, type Step } from './book.ts';
import type { Pick } from './choose.ts';

/** Sentences of a step, each with the foods that it is about. Their braces are still there. */
export type Said = { title: string; sentences: { text: string; it: Pick[] }[] };

const MINUTES = /(?<!last )(?<!\d)(?:\d+ to )?(\d+) minutes?/g;
const IN_ALL = /\{(\d+) minutes in all\}/;
const BY_SERVINGS = /\{([^{}]*\|[^{}]*)\}/g;
const STEP_OF_MINUTES = 5;

/** The steps that these foods need. */
export function methodOf({ steps }: Dish, picks: readonly Pick[], servings: number, foods: Foods): Said[] {
  return steps.flatMap((step) => {
    const sentences = sentencesOf(step, picks, foods);
    const texts = withTimeLeft(sentences.map(({ text }) => text)).map((text) =>
      text.replace(BY_SERVINGS, (_, ways: string) => ways.split('|')[servings - 1] ?? ''),
    );
    const said = sentences.map(({ labels }, at) => ({
      text: texts[at] ?? '',
      it: matching(labels, picks, foods),
    }));
    return said.length > 0 ? [{ title: step.title, sentences: said }] : [];
  });
}

function sentencesOf({ when, sentences }: Step, picks: readonly Pick[], foods: Foods): Sentence[] {
  const isMet = ({ kind, labels }: Step['when']) =>
    kind === 'always' || matching(labels, picks, foods).length > 0 === (kind === 'it');
  if (!isMet(when)) return [];
  const said: Sentence[] = [];
  for (const sentence of sentences) {
    const isMeant = sentence.kind === 'then' ? said.some(({ kind }) => kind === 'it') : isMet(sentence);
    if (isMeant) said.push(sentence);
  }
  return said;
}

/** The foods that a label names: by their slot, their line, themselves or their kind. */
export function matching<Some extends Pick>(
  labels: readonly string[],
  picks: readonly Some[],
  foods: Foods,
): Some[] {
  return picks.filter(
    ({ slot, line, food }) =>
      labels.includes(slot.name) ||
      line.foods.some((one) => labels.includes(one)) ||
      isNamed(food, labels, foods),
  );
}

/** The foods in the name of the dish, and those that are only taken from the list: what the dish is about. */
export function centreOf({ name }: Dish, picks: readonly Pick[], foods: Foods): Pick[] {
  const labels = [...name.matchAll(/\{(.*?)\}/g)].flatMap(([, inside = '']) => inside.split(', '));
  return picks.filter((one) => one.slot.isListed || matching(labels, [one], foods).length > 0);
}

/** What needs 15 minutes gets 10 if something that needs 5 follows it. */
function withTimeLeft(sentences: readonly string[]): string[] {
  const needed = sentences.map((sentence) => Number(IN_ALL.exec(sentence)?.[1] ?? 0));
  return sentences.map((sentence, at) => {
    const next = needed.slice(at + 1).find((minutes) => minutes > 0) ?? 0;
    const left = (needed[at] ?? 0) - next;
    return sentence.replace(IN_ALL, `${left} ${left === 1 ? 'minute' : 'minutes'}`);
  });
}

/** Preparation, a minute for each food that is cut, and all waits. A step that begins with 'Meanwhile' runs beside the one before. */
export function minutesOf({ prep }: Dish, picks: readonly Pick[], steps: readonly Said[]): number {
  const cut = picks.filter(({ line }) => line.how && line.how !== 'to taste').length;
  const waits: number[] = [];
  for (const { sentences } of steps) {
    const times = sentences.flatMap(({ text }) => [...text.matchAll(MINUTES)]);
    const own = times.reduce((sum, [, upTo]) => sum + Number(upTo), 0);
    const isBeside = sentences[0]?.text.startsWith('Meanwhile');
    waits.push(isBeside ? Math.max(waits.pop() ?? 0, own) : own);
  }
  const all = waits.reduce((sum, one) => sum + one, prep + cut);
  return Math.ceil(all / STEP_OF_MINUTES) * STEP_OF_MINUTES;
}
