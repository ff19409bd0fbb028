import type { Element, Root, RootContent } from 'hast';
import { findAmounts } from '../../newReading/numbers/amounts.ts';
import type { Reading } from '../../newReading/read.ts';
import type { Part } from '../../newReading/shape/sections.ts';
import type { Begin, Written } from '../../newReading/writing/markdown.ts';
import { elementsOf, make, replaceText, textIn } from './hast.ts';
import { nameCells } from './nameCells.ts';
import type { RecipeOutline, StepTimer } from './recipeOutline.ts';
import { tickItems } from './tickItems.ts';

/** The page has an h1 and the pane an h2, so a recipe begins with an h3. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;
const TITLE_END = /[\s:.\u2013\u2014-]+$/;
const TITLE_START = /^[\s:.\u2013\u2014-]+/;
const DISH_CLASS = ['dish'];
const CLOSING = /^[.,;:!?)\]]+/;
/** Not a comma within brackets or numbers: it does not end the name of an ingredient. */
const COMMA = /^[^(),]*(?:\([^()]*\)[^(),]*|,(?! )[^(),]*)*?(?=, )/;

/** Puts what is pressed into the tree of what `writeMarkdown` has written, by the lines on which its items begin. */
export function rehypeReading(
  reading: Reading,
  { begins, parts }: Written,
  tell: (outline: RecipeOutline) => void,
) {
  return (tree: Root) => {
    const lineOf = (node: RootContent) => node.position?.start.line ?? 0;
    const begun = (node: RootContent): Begin | undefined => begins.get(lineOf(node));
    const partOf = (node: RootContent): Part => parts[lineOf(node) - 1] ?? 'end';

    const items = new Map<Element, Extract<Begin, { at: number }>>();
    for (const element of elementsOf(tree)) {
      const begin = begun(element);
      if (begin && 'at' in begin && (element.tagName === 'li' || element.tagName === 'tr'))
        items.set(element, begin);
    }
    const aside = new Set(
      tree.children
        .filter((block) => partOf(block) === 'head')
        .flatMap((block) => ('children' in block ? elementsOf(block as Element) : [])),
    );
    const numbers = tickItems(tree, (item) => (items.size > 0 ? items.has(item) : !aside.has(item)));
    const steps: RecipeOutline['steps'] = [];
    let canScale = false;
    for (const [element, { what, at }] of items) {
      if (what === 'ingredient') canScale = markAmounts(element, reading.language) || canScale;
      else steps[at] = markStep(element, reading, at, numbers.get(element) ?? 0);
    }
    const { ingredients, language } = reading;
    const lines = [...reading.parts.ingredients, ...reading.parts.between].map(({ text }) => text);
    const ingredientLines = ingredients.length > 0 ? lines : reading.text.split('\n');
    tell({
      ingredients: ingredients.map(({ text, group }) => ({ text, group })),
      ingredientLines: ingredientLines.filter((line) => line.trim() !== ''),
      steps,
      canScale,
      language,
    });
    const dish = tree.children.find((block) => begun(block)?.what === 'dish');
    if (dish?.type === 'element') dish.properties.className = DISH_CLASS;
    shiftHeadings(tree);
    for (const table of elementsOf(tree).filter(({ tagName }) => tagName === 'table')) nameCells(table);
    layOut(tree);
  };

  function layOut(tree: Root): void {
    const lineOf = (node: RootContent) => node.position?.start.line ?? 0;
    // The page tells servings and times in a line of its own.
    const blocks = tree.children.filter(
      (block) => block.type !== 'text' && begins.get(lineOf(block))?.what !== 'facts',
    );
    const places = new Map<RootContent, Part>();
    let part: Part = 'head';
    for (const block of blocks) {
      // What a plugin has made has no line: it belongs to what stands before it.
      if (block.position) part = parts[lineOf(block) - 1] ?? part;
      places.set(block, part);
    }
    const of = (...wanted: Part[]) => blocks.filter((block) => wanted.includes(places.get(block) ?? 'end'));
    const head = of('head');
    const intro = head.findIndex((block, at) => at > 0 && block.type === 'element' && block.tagName === 'p');
    const end = intro === 1 ? 2 : 1;
    if (intro === 1) (head[1] as Element).properties.className = ['intro'];
    const what = of('ingredients');
    const titleAt = what.findIndex((block) => begins.get(lineOf(block))?.what === 'ingredients') + 1;
    const listed = make('div', { className: ['what'] }, [
      ...what.slice(0, titleAt),
      make('scale-note'),
      ...what.slice(titleAt),
    ]);
    const how = headSteps(of('between', 'steps', 'end'));
    const isTable = what.some((block) => block.type === 'element' && block.tagName === 'table');
    const hasBoth = reading.ingredients.length > 0 && reading.steps.length > 0;
    const body =
      reading.ingredients.length === 0
        ? [...what, ...how]
        : hasBoth && !isTable
          ? [make('div', { className: ['columns'] }, [listed, make('div', { className: ['how'] }, how)])]
          : [listed, ...how];
    tree.children = [make('div', {}, head.slice(0, end)), make('div', {}, [...head.slice(end), ...body])];
  }

  /** What keeps the screen on stands beside the heading of the steps, or, without one, before the first of them. */
  function headSteps(blocks: RootContent[]): RootContent[] {
    if (reading.steps.length === 0) return blocks;
    const isTitle = (block: RootContent) => begins.get(block.position?.start.line ?? 0)?.what === 'steps';
    const title = blocks.filter(isTitle);
    const first = blocks.findIndex(
      (block) => isTitle(block) || parts[(block.position?.start.line ?? 0) - 1] === 'steps',
    );
    const tool = make('div', { className: ['steps-head'] }, [...title, make('screen-tool')]);
    return [...blocks.slice(0, first), tool, ...blocks.slice(first + title.length)];
  }
}

/** Marks what cannot be scaled, too. Returns whether anything can. */
function markAmounts(item: Element, language: string): boolean {
  const elements =
    item.tagName === 'tr' ? elementsOf(item).filter(({ tagName }) => tagName === 'td') : [ownText(item)];
  let canScale = false;
  for (const element of elements) {
    const text = textIn(element);
    if (element.tagName === 'tick-box') markNote(element, text);
    for (const { start, unitEnd, at } of findAmounts(text, language).reverse()) {
      canScale = true;
      replaceText(element, start, unitEnd, make('amount-text', { at }));
    }
  }
  if (!canScale) elements[0]?.children.push(make('not-scaled'));
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
  const note = { ...last, value: last.value.slice(start) };
  element.children.splice(-1, 1, { type: 'text', value: last.value.slice(0, start) });
  element.children.push(make('small', { className: ['note'] }, [note]));
}

function markStep(node: Element, reading: Reading, at: number, item: number): RecipeOutline['steps'][number] {
  const { title, text, timers: found } = reading.steps[at] as Reading['steps'][number];
  const name = title || `Step ${at + 1}`;
  const tickBox = elementsOf(node).find(({ tagName }) => tagName === 'tick-box');
  if (title) setApart(title, node);
  const timers = found.map(({ words, seconds }, number) => ({
    place: `${at + 1}.${number}`,
    name,
    detail: name === `Step ${at + 1}` ? words : `Step ${at + 1}, ${words}`,
    words,
    ms: seconds * 1_000,
  }));
  const all = textIn(node);
  const starts: { start: number; timer: StepTimer }[] = [];
  for (const timer of timers) {
    const last = starts.at(-1);
    const start = all.indexOf(timer.words, last ? last.start + last.timer.words.length : 0);
    if (start >= 0) starts.push({ start, timer });
  }
  // From the end: replacing a stretch moves everything after it.
  for (const { start, timer } of starts.reverse()) {
    const end = start + timer.words.length;
    const closing = CLOSING.exec(all.slice(end))?.[0] ?? '';
    replaceText(node, start, end + closing.length, make('timer-slot', { ...timer, closing }));
  }
  return { item, isTickedAsWritten: tickBox?.properties.ticked === true, name, title, text, timers };
}

function ownText(item: Element): Element {
  const first = item.children.find((child) => child.type === 'element');
  return first?.tagName === 'tick-box' ? first : item;
}

/** A title on a line of its own needs no colon. */
function setApart(title: string, step: Element): void {
  const inBold = elementsOf(step).find(
    (element) => element.tagName === 'strong' && textIn(element).replace(TITLE_END, '') === title,
  );
  if (!inBold) return;
  inBold.properties.className = ['step-title'];
  const inner = inBold.children.at(-1);
  if (inner?.type === 'text') inner.value = inner.value.replace(TITLE_END, '');
  for (const element of [step, ...elementsOf(step)]) {
    const next = element.children[element.children.indexOf(inBold) + 1];
    if (element.children.includes(inBold) && next?.type === 'text')
      next.value = next.value.replace(TITLE_START, ' ');
  }
}

/** No level may be left out, even where the model did: screen readers would tell of a gap. */
function shiftHeadings(tree: Root): void {
  const above: number[] = [];
  for (const heading of elementsOf(tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName))) {
    const isDish = heading.properties.className === DISH_CLASS;
    const written = isDish ? 0 : Number(heading.tagName[1]);
    while (above.length > 0 && (above.at(-1) ?? 0) >= written) above.pop();
    heading.tagName = `h${Math.min(FIRST_LEVEL + above.length, LAST_LEVEL)}`;
    above.push(written);
  }
}
