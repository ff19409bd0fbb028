import type { Element, ElementContent, Root } from 'hast';
import {
  figuresOfStep,
  findFigures,
  type Language,
  nameOf,
  type Proof,
  type Reading,
  type ShownFigure,
} from 'recipe-reading';
import type { StepOnPage } from '../context/recipeContext.ts';
import { elementsIn, elementsOf, make, replaceText, textIn } from './hast.ts';
import type { RemarkProps } from './Remark.tsx';

/** Elements that must not occur within a line of text in HTML. */
const BLOCK = /^(?:[uo]l|pre|blockquote|table|hr|h[3-6]|video-card|section)$/;
const TEXT = /^(?:p|li)$/;
/** Matches an ingredient up to the comma before its preparation. Ignores commas in brackets and in numbers. */
export const UP_TO_NOTE = /^[^(),]*(?:\([^()]*\)[^(),]*|,(?! )[^(),]*)*?(?=, )/;
const CLOSING = /^[.,;:!?)\]]+/;
const AMOUNT_FIRST = /^\P{L}*\p{N}/u;

type PlaceItemsInput = {
  reading: Reading;
  steps: StepOnPage[];
  proof: Proof;
  idOf: (node: Element) => string;
};

/** Makes list items tickable, and places amounts, timers and remarks. */
export function placeItems(tree: Root, { reading, steps, proof, idOf }: PlaceItemsInput): void {
  const { ingredients, language } = reading;
  const isUnderstood = ingredients.length + steps.length > 0;
  const doubts = doubtsIn(reading, proof);
  const visit = (parent: Root | Element, isInsideItem: boolean) => {
    for (const child of elementsIn(parent)) {
      if ('dataFootnotes' in child.properties) continue;
      const id = child.tagName === 'li' || child.tagName === 'tr' ? idOf(child) : '';
      const step = steps.find((one) => one.id === id);
      const isIngredient = ingredients.some((one) => one.id === id);
      const doubt = doubts.get(id);
      const isOfRecipe = step !== undefined || isIngredient;
      if (child.tagName === 'li' && (isOfRecipe || isInsideItem || isTask(child) || !isUnderstood))
        makeTickable(child, id, doubt);
      else if (isIngredient) makeTickable(elementsIn(child)[0] ?? child, id, doubt);
      visit(child, isInsideItem || isOfRecipe);
      if (doubt) placeDoubt(child, doubt);
      if (step) placeStep(child, step);
      if (isIngredient) placeAmounts(child, language);
      else if (!step && !isInsideItem && TEXT.test(child.tagName)) placeFigures(child, reading);
    }
  };
  visit(tree, false);
}

type Doubt = { word: string; remark: RemarkProps };

/** Maps the ids of ingredients and steps to remarks about them. */
function doubtsIn({ language }: Reading, { unused, oven }: Proof): Map<string, Doubt> {
  const rows = unused.map(({ id, text }): [string, Doubt] => {
    const word = nameOf(text, language);
    const wish = `Say where the ${word} goes`;
    const message = 'No step uses it.';
    const remark = { id: `remark-${id}`, message, wish, buttonLabel: 'Ask where it goes' };
    return [id, { word, remark }];
  });
  if (!oven) return new Map(rows);
  const remark = {
    id: 'remark-oven',
    message: 'It doesn’t say how hot the oven should be.',
    wish: 'Say how hot the oven should be',
    buttonLabel: 'Ask how hot',
  };
  return new Map([...rows, [oven.step.id, { word: oven.word, remark }]]);
}

/** Underlines the doubted word. Adds the remark after the item's text, or as the last cell of a table row. */
function placeDoubt(item: Element, { word, remark }: Doubt): void {
  const start = textIn(item).indexOf(word);
  const doubted = make('u', { className: ['doubted'] }, [{ type: 'text', value: word }]);
  if (start >= 0) replaceText(item, start, start + word.length, doubted);
  const element = make('remark', remark);
  if (item.tagName === 'li') item.children.splice(1, 0, element);
  else item.children.push(make('td', { className: ['remark-cell'] }, [element]));
}

function placeAmounts(item: Element, language: Language): void {
  const isRow = item.tagName === 'tr';
  const cells = elementsIn(item).filter((cell) => AMOUNT_FIRST.test(textIn(cell)));
  if (isRow) markAmount(elementsIn(item), language);
  let canScale = false;
  for (const element of isRow ? cells : [ownText(item)]) {
    const text = textIn(element);
    if (element.tagName === 'tick-box') placeNote(element, text);
    for (const { start, unitEnd, isScaled, at } of findFigures(text, language).reverse()) {
      canScale ||= isScaled;
      replaceText(element, start, unitEnd, make(isScaled ? 'amount-text' : 'figure-text', { format: at }));
    }
  }
  if (!canScale && /\p{N}/u.test(textIn(item))) ownText(item).children.push(make('not-scaled'));
}

/**
 * Marks a cell with an amount, which CSS then shows before the food. Skips an amount whose unit is in another column.
 */
function markAmount([, ...cells]: Element[], language: Language): void {
  for (const [index, cell] of cells.entries()) {
    const [text, next] = [cell, cells[index + 1] ?? make('td')].map(textIn);
    const amount = findFigures(`${text} ${next}`, language).find(({ isScaled }) => isScaled);
    if (amount?.start === 0 && text && amount.unitEnd <= text.length) cell.properties.className = ['leading'];
  }
}

/** Shows a preparation in grey, such as 'minced' in '3 garlic cloves, minced'. */
function placeNote(element: Element, text: string): void {
  const name = UP_TO_NOTE.exec(text)?.[0];
  const last = element.children.at(-1);
  // Leaves emphasis and links whole, even if they contain a preparation.
  if (name === undefined || last?.type !== 'text') return;
  const start = last.value.length - (text.length - name.length);
  if (start < 0) return;
  const note = make('small', { className: ['note'] }, [{ ...last, value: last.value.slice(start) }]);
  element.children.splice(-1, 1, { type: 'text', value: last.value.slice(0, start) }, note);
}

function placeStep(item: Element, { title, timers, figuresIn }: StepOnPage): void {
  if (title) setApart(ownText(item));
  const text = textIn(item);
  let from = 0;
  const found = timers.flatMap((timer) => {
    const start = placeOf(timer.words, text, from);
    if (start < 0) return [];
    from = start + timer.words.length;
    const closing = CLOSING.exec(text.slice(from))?.[0] ?? '';
    return [{ start, end: from + closing.length, slot: make('timer-slot', { ...timer, closing }) }];
  });
  const figures = figuresIn(text).filter(({ start, unitEnd }) =>
    found.every((timer) => unitEnd <= timer.start || timer.end <= start),
  );
  const slots = [...found, ...figures.map((figure) => slotOf(figure, text))];
  slots.sort((one, other) => other.start - one.start);
  // Replaces the last slot first, so that the offsets of earlier slots remain valid.
  for (const { start, end, slot } of slots) replaceText(item, start, end, slot);
}

/** Replaces a figure. Keeps a number without a unit together with the next word. */
function slotOf({ start, unitEnd, at }: ShownFigure, text: string) {
  const space = /^\p{N} /u.test(text.slice(unitEnd - 1)) ? '\u00a0' : '';
  const format: ShownFigure['at'] = (factor, system) => at(factor, system) + space;
  return { start, end: unitEnd + space.length, slot: make('figure-text', { format }) };
}

/** Converts lengths and temperatures outside the ingredients and steps, such as in a note. */
function placeFigures(element: Element, reading: Reading): void {
  if (elementsOf(element).some(({ tagName }) => BLOCK.test(tagName) || TEXT.test(tagName))) return;
  const text = textIn(element);
  const figures = figuresOfStep(text, reading).figures.filter(({ isAmount }) => !isAmount);
  for (const figure of figures.reverse()) {
    const { start, end, slot } = slotOf(figure, text);
    replaceText(element, start, end, slot);
  }
}

/** Finds words in a text, but not as a part of a number: '5 minutes' is not in '15 minutes'. */
function placeOf(words: string, text: string, from: number): number {
  const index = text.indexOf(words, from);
  const isCut = index > 0 && /^\p{N}/u.test(words) && /\p{N}[.,/]?$/u.test(text.slice(0, index));
  return isCut ? placeOf(words, text, index + 1) : index;
}

/** Puts a bold title at the start of a step on a line of its own, and removes the colon after the title. */
function setApart(own: Element): void {
  const [first, ...others] = own.children.filter((child) => textIn(child).trim() !== '');
  if (first?.type !== 'element') return;
  if (first.tagName === 'span') setApart(first);
  if (first.tagName !== 'strong') return;
  first.properties.className = ['step-title'];
  const inner = first.children.at(-1);
  if (inner?.type === 'text') inner.value = inner.value.replace(/[\s:：.–—-]+$/, '');
  const [next] = others;
  if (next?.type === 'text') next.value = next.value.replace(/^[\s:：.–—-]+/, ' ');
}

/** Returns the `tick-box` of a list item. For a table row, returns the `tick-box` of the first cell. */
function ownText(item: Element): Element {
  const [first] = elementsIn(item);
  if (first && item.tagName === 'tr') return ownText(first);
  return first?.tagName === 'tick-box' ? first : item;
}

/** Turns `<li>text, blocks</li>` into `<li><tick-box>text</tick-box>, blocks</li>`. */
function makeTickable(item: Element, id: string, doubt: Doubt | undefined): void {
  const firstBlock = item.children.findIndex(
    (child) => child.type === 'element' && BLOCK.test(child.tagName),
  );
  const end = firstBlock === -1 ? item.children.length : firstBlock;
  const own = item.children.slice(0, end);
  if (!own.some(hasText)) return;
  const tickBox = make('tick-box', {}, own);
  // Removes the disabled checkbox of a task list, which `tick-box` replaces.
  const ticked = elementsOf(tickBox).some(({ properties }) => properties.checked === true);
  tickBox.properties = { item: id, ticked, remarkId: doubt?.remark.id };
  tickBox.children = own.filter((child) => !isInput(child)).map(unwrapParagraph);
  item.children = [tickBox, ...item.children.slice(end)];
}

/** Replaces a paragraph with a span because a line of text must not contain paragraphs in HTML. */
function unwrapParagraph(child: ElementContent): ElementContent {
  if (child.type !== 'element' || child.tagName !== 'p') return child;
  return { ...child, tagName: 'span', children: child.children.filter((inner) => !isInput(inner)) };
}

function isTask({ properties }: Element): boolean {
  return Array.isArray(properties.className) && properties.className.includes('task-list-item');
}

function isInput(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'input';
}

/** True if the element has text, without which a checkbox would have no name for screen readers. */
function hasText(child: ElementContent): boolean {
  if (child.type !== 'element') return 'value' in child && child.value.trim() !== '';
  return child.tagName === 'img' ? Boolean(child.properties.alt) : child.children.some(hasText);
}
