import type { Element } from 'hast';
import type { StepTimer } from '../recipeOutline.ts';
import { findAmounts } from '../words/amounts.ts';
import { findDurations } from '../words/durations.ts';
import { elementsOf, make, replaceText, textIn } from './hast.ts';
import type { FoundIngredient, FoundStep } from './readTree.ts';

/** A comma that ends the name of an ingredient; those within brackets or numbers do not. */
const COMMA = /^[^(),]*(?:\([^()]*\)[^(),]*|,(?! )[^(),]*)*?(?=, )/;

/** What closes a sentence, or a part of one. */
const CLOSING = /^[.,;:!?)\]]+/;

/** Amounts that can follow the number of servings, and a mark on what cannot. Returns whether anything can. */
export function markAmounts({ node, amounts }: FoundIngredient, english: boolean): boolean {
  let canScale = false;
  for (const element of amounts.map(ownText)) {
    const text = textIn(element);
    if (element.tagName === 'tick-box') markNote(element, text);
    for (const { start, unitEnd, at } of findAmounts(text, english).reverse()) {
      canScale = true;
      replaceText(element, start, unitEnd, make('amount-text', { at }));
    }
  }
  if (!canScale) ownText(node).children.push(make('not-scaled'));
  return canScale;
}

/** '3 garlic cloves, minced': what is done with it steps back. */
function markNote(element: Element, text: string): void {
  const name = COMMA.exec(text)?.[0];
  const last = element.children.at(-1);
  // Only in one plain stretch of text at the end.
  if (name === undefined || last?.type !== 'text') return;
  const start = last.value.length - (text.length - name.length);
  if (start < 0) return;
  element.children.splice(-1, 1, { type: 'text', value: last.value.slice(0, start) });
  element.children.push(
    make('small', { className: ['note'] }, [{ ...last, value: last.value.slice(start) }]),
  );
}

/** The title on a line of its own, and durations that can be timed. Returns these. */
export function markStep({ node, titleNode }: FoundStep, name: string, number: number): StepTimer[] {
  if (titleNode) setApart(titleNode, node);
  const found = [ownText(node), ...textBlocks(node)].flatMap((element) => {
    const text = textIn(element);
    return findDurations(text).map((duration) => ({
      ...duration,
      element,
      words: text.slice(duration.start, duration.end),
      closing: CLOSING.exec(text.slice(duration.end))?.[0] ?? '',
    }));
  });
  const timers = found.map(({ seconds, words }, at) => ({
    place: `${number}.${at}`,
    // Several of one step are told apart.
    name: found.length > 1 ? `${name}, ${words}` : name,
    words,
    ms: seconds * 1_000,
  }));
  // From the end: what stands before keeps its place.
  for (const [at, { element, start, end, closing }] of [...found.entries()].reverse()) {
    replaceText(element, start, end + closing.length, make('timer-slot', { ...timers[at], closing }));
  }
  return timers;
}

/** What the box of an item holds, or the first cell of a row; the item itself where it has none. */
function ownText(node: Element): Element {
  const first = node.children.find((child) => child.type === 'element');
  return first && (node.tagName === 'tr' || first.tagName === 'tick-box') ? first : node;
}

/** Further paragraphs and nested items of a step. */
function textBlocks(node: Element): Element[] {
  return elementsOf(node).filter(
    ({ tagName, children }) =>
      (tagName === 'p' || tagName === 'li') &&
      !children.some((child) => child.type === 'element' && /^(?:p|ul|ol|table)$/.test(child.tagName)),
  );
}

/** 'Cook the pasta: bring…' needs no colon where the title has a line to itself. */
function setApart(title: Element, step: Element): void {
  title.properties.className = ['step-title'];
  const inner = title.children.at(-1);
  if (inner?.type === 'text') inner.value = inner.value.replace(/[\s:.–—-]+$/, '');
  for (const element of [step, ...elementsOf(step)]) {
    const next = element.children[element.children.indexOf(title) + 1];
    if (element.children.includes(title) && next?.type === 'text') {
      next.value = next.value.replace(/^[\s:.–—-]+/, '');
    }
  }
}
