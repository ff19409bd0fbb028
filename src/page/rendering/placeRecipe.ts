import type { Element, Root } from 'hast';
import type { Proof, Reading, Written } from 'recipe-reading';
import type { StepOnPage } from '../context/recipeContext.ts';
import { elementsIn, elementsOf, keepUnits, make, replaceText, textIn } from './hast.ts';
import { placeItems } from './placeItems.ts';

/** Level of a recipe's first heading. The page has an h1, and the recipe pane an h2. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;
/** Names with more characters are shown in a smaller font. */
const LONG_NAME = 60;
const COLON_LAST = /[:\uff1a]\s*$/;

/** Arranges the HTML of a recipe. Recognises each part of the recipe by the line of the markdown on which it begins. */
export function placeRecipe(
  reading: Reading,
  steps: StepOnPage[],
  proof: Proof,
  { ids, prefaceEnd }: Written,
) {
  const facts = new Set([...reading.factLines].map(({ id }) => id));
  const listed = new Set(reading.ingredients.map(({ id }) => id));
  const lineOf = ({ position }: Element) => position?.start.line ?? 0;
  const idOf = (node: Element) => ids[lineOf(node)] ?? '';
  const holds = (block: Element, some: ReadonlySet<string>) =>
    ids.slice(lineOf(block), (block.position?.end.line ?? 0) + 1).some((id) => some.has(id));

  /** Removes servings and times, which the page shows in a row above the recipe. */
  const withoutFacts = (block: Element): Element[] => {
    if (block.tagName === 'p') return facts.has(idOf(block)) ? [] : [block];
    if (block.tagName !== 'ul' || !holds(block, facts)) return [block];
    const children = block.children.filter((item) => item.type === 'element' && !facts.has(idOf(item)));
    return children.length > 0 ? [{ ...block, children }] : [];
  };

  /**
   * Returns the index of the first block after the recipe's head. The head contains the dish's name, any text before
   * the name, and the paragraph after the name.
   */
  const endOfHead = (blocks: Element[]): number => {
    const preface = blocks.filter(
      (block, index) => index > 0 && block.position && lineOf(block) <= prefaceEnd,
    );
    for (const block of preface) if (block.tagName === 'p') block.properties.className = ['preface', 'soft'];
    const intro = blocks[preface.length + 1];
    if (intro?.tagName !== 'p' || COLON_LAST.test(textIn(intro))) return preface.length + 1;
    intro.properties.className = ['intro'];
    return preface.length + 2;
  };

  /** Puts ingredients and steps side by side in a wide pane. */
  const layOut = (blocks: Element[]): Element[] => {
    const isTitle = (block: Element) => idOf(block) === reading.titles.ingredients?.id;
    const first = blocks.findIndex((block) => isTitle(block) || holds(block, listed));
    const last = blocks.findLastIndex((block) => holds(block, listed));
    if (last < 0) return [make('recipe-amounts'), ...blocks];
    const begin = blocks[first];
    const title = begin && isTitle(begin) ? [begin] : [];
    const ingredients = make('div', { className: ['what'] }, [
      ...title,
      make('no-amounts'),
      make('recipe-amounts'),
      ...blocks.slice(first + title.length, last + 1),
    ]);
    const rest = blocks.slice(last + 1);
    if (steps.length === 0) return [...blocks.slice(0, first), ingredients, ...rest];
    // Drops a horizontal rule between ingredients and steps.
    const instructions = make(
      'div',
      { className: ['how'] },
      rest.slice(rest.findIndex(({ tagName }) => tagName !== 'hr')),
    );
    // Puts the list into a taller frame, so that even a short list can stick to the top of the window.
    const frame = make('div', { className: ['what-frame'] }, [ingredients]);
    return [...blocks.slice(0, first), make('div', { className: ['columns'] }, [frame, instructions])];
  };

  return (tree: Root) => {
    placeItems(tree, { reading, steps, proof, idOf });
    for (const table of elementsOf(tree).filter(({ tagName }) => tagName === 'table')) placeCells(table);
    const [dish, ...others] = elementsIn(tree);
    const isRecipe = reading.dishLine || reading.ingredients.length + steps.length > 0;
    const blocks = [...(dish && isRecipe ? [dish] : []), ...others.flatMap(withoutFacts)];
    shiftHeadings({ ...tree, children: blocks });
    const end = isRecipe ? endOfHead(blocks) : 0;
    if (dish) dish.properties.className = textIn(dish).length > LONG_NAME ? ['dish', 'long-name'] : ['dish'];
    const body = layOut(blocks.slice(end));
    tree.children = [make('div', {}, blocks.slice(0, end)), make('div', {}, body)];
    keepUnits(tree);
  };
}

/**
 * Labels each cell with its column's name, which is shown if the recipe pane is narrow. Marks a table of ingredients,
 * which CSS shows as a list. Sets the ARIA roles that CSS would remove.
 */
function placeCells(table: Element): void {
  const isList = elementsOf(table).some(({ tagName }) => tagName === 'tick-box');
  table.properties.role = 'table';
  for (const group of elementsIn(table)) {
    group.properties.role = 'rowgroup';
    if (isList && group.tagName === 'thead') group.properties.className = ['visually-hidden'];
  }
  const rows = elementsIn(table).flatMap(elementsIn);
  const names = rows[0] ? elementsIn(rows[0]).map(textIn) : [];
  const isStacked = !isList && names.length > 2;
  if (isList || isStacked) table.properties.className = [isList ? 'foods' : 'stacked'];
  for (const row of rows) {
    row.properties.role = 'row';
    for (const [index, cell] of elementsIn(row).entries()) {
      cell.properties.role = cell.tagName === 'th' ? 'columnheader' : 'cell';
      // Removes the alignment of the first cell, which becomes a title above the other cells if the recipe pane is narrow.
      if (index === 0 && isStacked) cell.properties.align = undefined;
      if (cell.tagName === 'th') continue;
      cell.properties.dataOf = names[index] ?? '';
      // Wraps the content of a cell in one element because CSS would put each node into a separate grid cell.
      if (index > 0 && cell.children.length > 1) cell.children = [make('span', {}, cell.children)];
    }
  }
}

const SYMBOLS_FIRST = /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\ufe0f|\u200d|\s)*(?=\S)/u;

/** Drops emoji before headings, and closes gaps between the levels of headings. Screen readers announce the levels. */
function shiftHeadings(tree: Root): void {
  const above: number[] = [];
  for (const heading of elementsOf(tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName))) {
    const [symbols = ''] = SYMBOLS_FIRST.exec(textIn(heading)) ?? [];
    if (symbols !== '') replaceText(heading, 0, symbols.length, make('span'));
    const level = Number(heading.tagName[1]);
    while (above.length > 0 && (above.at(-1) ?? 0) >= level) above.pop();
    heading.tagName = `h${Math.min(FIRST_LEVEL + above.length, LAST_LEVEL)}`;
    above.push(level);
  }
}
