import type { Element } from 'hast';
import { findAmounts } from '../numbers/amounts.ts';
import { findDurations } from '../numbers/durations.ts';
import { elementsOf, make, replaceText, textIn } from './hast.ts';
import type { FoundIngredient } from './ingredients.ts';
import type { StepTimer } from './recipeOutline.ts';
import type { FoundStep } from './steps.ts';

/** Not a comma within brackets or numbers: it does not end the name of an ingredient. */
const COMMA = /^[^(),]*(?:\([^()]*\)[^(),]*|,(?! )[^(),]*)*?(?=, )/;

const CLOSING = /^[.,;:!?)\]]+/;

/** Marks what cannot be scaled, too. Returns whether anything can. */
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

/** In '3 garlic cloves, minced', 'minced' is set in grey. */
function markNote(element: Element, text: string): void {
  const name = COMMA.exec(text)?.[0];
  const last = element.children.at(-1);
  // Only at the end, in one plain stretch of text: it may be wrong to cut through emphasis or links.
  if (name === undefined || last?.type !== 'text') return;
  const start = last.value.length - (text.length - name.length);
  if (start < 0) return;
  element.children.splice(-1, 1, { type: 'text', value: last.value.slice(0, start) });
  element.children.push(
    make('small', { className: ['note'] }, [{ ...last, value: last.value.slice(start) }]),
  );
}

/** Returns the durations that can be timed. */
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
    name,
    detail: name === `Step ${number}` ? words : `Step ${number}, ${words}`,
    words,
    ms: seconds * 1_000,
  }));
  // From the end: replacing a stretch moves everything after it.
  for (const [at, { element, start, end, closing }] of [...found.entries()].reverse()) {
    replaceText(element, start, end + closing.length, make('timer-slot', { ...timers[at], closing }));
  }
  return timers;
}

function ownText(node: Element): Element {
  const first = node.children.find((child) => child.type === 'element');
  return first && (node.tagName === 'tr' || first.tagName === 'tick-box') ? first : node;
}

function textBlocks(node: Element): Element[] {
  return elementsOf(node).filter(
    ({ tagName, children }) =>
      (tagName === 'p' || tagName === 'li') &&
      !children.some((child) => child.type === 'element' && /^(?:p|ul|ol|table)$/.test(child.tagName)),
  );
}

/** A title on a line of its own needs no colon. */
function setApart(title: Element, step: Element): void {
  title.properties.className = ['step-title'];
  const inner = title.children.at(-1);
  if (inner?.type === 'text') inner.value = inner.value.replace(/[\s:.–—-]+$/, '');
  for (const element of [step, ...elementsOf(step)]) {
    const next = element.children[element.children.indexOf(title) + 1];
    if (element.children.includes(title) && next?.type === 'text') {
      next.value = next.value.replace(/^[\s:.–—-]+/, ' ');
    }
  }
}
