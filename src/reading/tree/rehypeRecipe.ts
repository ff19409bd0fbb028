import type { Element, Root, RootContent } from 'hast';
import { isOnlyFacts } from '../numbers/facts.ts';
import { DISH_CLASS, findRecipe, SAID_CLASS, type TreeReading } from './findRecipe.ts';
import { elementsOf, linesOf, make, textIn } from './hast.ts';
import { COLON_LAST } from './labels.ts';
import { markAmounts, markStep } from './markAmountsAndTimers.ts';
import type { RecipeOutline } from './recipeOutline.ts';
import { tickItems } from './tickItems.ts';

/** The page has an h1 and the pane an h2, so a recipe begins with an h3. */
const FIRST_LEVEL = 3;
const LAST_LEVEL = 6;

export function rehypeRecipe(dish: string, tell: (outline: RecipeOutline) => void) {
  return (tree: Root) => {
    const found = findRecipe(tree, dish);
    shiftHeadings(tree);
    tell(mark(tree, found));
    for (const table of elementsOf(tree).filter(({ tagName }) => tagName === 'table')) nameCells(table);
    dropFacts(tree, found);
    const end = endOfHead(tree);
    const body = layOut(headSteps(tree.children.slice(end), found), found);
    tree.children = [make('div', {}, tree.children.slice(0, end)), make('div', {}, body)];
  };
}

/** Where neither ingredients nor steps were found, every item of a list gets a box. */
function mark(tree: Root, found: TreeReading): RecipeOutline {
  const { ingredients, steps, asides, english } = found;
  // Read before anything is marked: marking takes words apart.
  const ingredientLines = readToSteps(tree, found);
  const understood = new Set([...ingredients, ...steps].flatMap(({ node }) => [node, ...elementsOf(node)]));
  const aside = new Set(asides.flatMap(elementsOf));
  const numbers = tickItems(tree, (item) => (understood.size > 0 ? understood.has(item) : !aside.has(item)));
  const scaled = ingredients.map((ingredient) => markAmounts(ingredient, english));
  return {
    ingredients: ingredients.map(({ text, group }) => ({ text, group })),
    ingredientLines,
    steps: steps.map((step, at) => {
      const { node, title, text } = step;
      const name = title || `Step ${at + 1}`;
      const isTickedAsWritten =
        elementsOf(node).find(({ tagName }) => tagName === 'tick-box')?.properties.ticked === true;
      const timers = markStep(step, name, at + 1);
      return { item: numbers.get(node) ?? 0, isTickedAsWritten, name, title, text, timers };
    }),
    canScale: scaled.includes(true),
    english,
  };
}

/** Without ingredients it is the whole recipe: a word to leave out must not be missed. */
function readToSteps({ children }: Root, found: TreeReading): string[] {
  const { ingredients, ingredientsHeading, steps, stepsHeading } = found;
  const first = children.findIndex((block) => block === ingredientsHeading || holds(block, ingredients));
  const behind = children.slice(Math.max(first, 0));
  const end = behind.findIndex((block) => block === stepsHeading || holds(block, steps));
  return behind.slice(0, first < 0 || end < 0 ? undefined : end).flatMap(linesOf);
}

/** The page shows servings and times in a line of its own: left in, they would be there twice. */
function dropFacts(tree: Root, { ingredientsHeading, ingredients }: TreeReading): void {
  const end = tree.children.findIndex((child) => child === ingredientsHeading || holds(child, ingredients));
  tree.children = tree.children.filter((child, at) => {
    if (at >= end || child.type !== 'element' || !/^(?:p|ul)$/.test(child.tagName)) return true;
    const lines = child.children.map((part) => textIn(part)).join(child.tagName === 'ul' ? ' | ' : '');
    return !isOnlyFacts(lines);
  });
}

function holds(block: RootContent, found: { node: Element }[]): boolean {
  if (block.type !== 'element') return false;
  const within = new Set(elementsOf(block));
  return found.some(({ node }) => within.has(node));
}

/** What keeps the screen on stands beside the heading of the steps, or, without one, before the first of them. */
function headSteps(blocks: RootContent[], { steps, stepsHeading }: TreeReading): RootContent[] {
  const heading = blocks.filter((block) => block === stepsHeading);
  const [first] = [...heading, ...blocks.filter((block) => holds(block, steps))];
  if (!first || steps.length === 0) return blocks;
  const at = blocks.indexOf(first);
  const head = make('div', { className: ['steps-head'] }, [...heading, make('screen-tool')]);
  return [...blocks.slice(0, at), head, ...blocks.slice(at + heading.length)];
}

/** A wide pane shows ingredients and steps side by side. A table of ingredients needs the whole width. */
function layOut(blocks: RootContent[], found: TreeReading): RootContent[] {
  const { ingredients, ingredientsHeading, steps } = found;
  const first = blocks.findIndex((block) => block === ingredientsHeading || holds(block, ingredients));
  const firstStep = blocks.findIndex((block, at) => at > first && holds(block, steps));
  const lastStep = blocks.findLastIndex((block) => holds(block, steps));
  const last = blocks.findLastIndex(
    (block, at) => (firstStep < 0 || at < firstStep) && holds(block, ingredients),
  );
  if (ingredients.length === 0 || first === -1 || last === -1) return blocks;
  const start = blocks[first] === ingredientsHeading ? first + 1 : first;
  // Told part by part, each with its own steps.
  const later = blocks.slice(last + 1, lastStep + 1);
  if (later.some((block) => holds(block, ingredients)))
    return [...blocks.slice(0, start), make('scale-note'), ...blocks.slice(start)];
  const what = make('div', { className: ['what'] }, [
    ...blocks.slice(first, start),
    make('scale-note'),
    ...blocks.slice(start, last + 1),
  ]);
  const isList = ingredients.every(({ node }) => node.tagName === 'li');
  const areAfter = blocks.slice(last + 1).some((block) => holds(block, steps));
  const rest = blocks.slice(last + 1);
  if (!isList || !areAfter) return [...blocks.slice(0, first), what, ...rest];
  // A rule between the two would stand above one of them.
  const begin = rest.findIndex((block) => block.type === 'element' && block.tagName !== 'hr');
  const how = rest.filter((block, at) => at >= begin || block.type !== 'element');
  const columns = make('div', { className: ['columns'] }, [what, make('div', { className: ['how'] }, how)]);
  return [...blocks.slice(0, first), columns];
}

/** The dish, what was said before its name, and one paragraph after it. */
function endOfHead({ children }: Root): number {
  const blocks = [...children.entries()].flatMap(([at, child]) =>
    child.type === 'element' ? [{ at, child }] : [],
  );
  const dish = blocks.findIndex(({ child }) => child.properties.className === DISH_CLASS);
  if (dish === -1) return 0;
  const said =
    blocks.slice(dish + 1).findIndex(({ child }) => child.properties.className !== SAID_CLASS) + dish + 1;
  const intro = blocks[said];
  if (intro?.child.tagName !== 'p' || COLON_LAST.test(textIn(intro.child).trim()))
    return (blocks[said - 1]?.at ?? 0) + 1;
  intro.child.properties.className = ['intro'];
  return intro.at + 1;
}

/** In a narrow pane each cell shows the name of its column. CSS takes a table its role, so the roles are set here. */
function nameCells(table: Element): void {
  table.properties.role = 'table';
  for (const group of elementsOf(table).filter(({ tagName }) => /^t(?:head|body)$/.test(tagName))) {
    group.properties.role = 'rowgroup';
  }
  const rows = elementsOf(table).filter(({ tagName }) => tagName === 'tr');
  const names = (rows[0]?.children ?? []).filter((cell) => cell.type === 'element').map(textIn);
  for (const row of rows) {
    row.properties.role = 'row';
    for (const [at, cell] of row.children.filter((child) => child.type === 'element').entries()) {
      cell.properties.role = cell.tagName === 'th' ? 'columnheader' : 'cell';
      if (cell.tagName === 'th') continue;
      cell.properties.dataOf = names[at] ?? '';
      // One element holds all of the cell: otherwise each part of it would become a cell of the grid.
      if (cell.children.length > 0) {
        cell.children = [{ type: 'element', tagName: 'span', properties: {}, children: cell.children }];
      }
    }
  }
}

/** No level may be left out, even where the model did: screen readers would tell of a gap. */
function shiftHeadings(tree: Root): void {
  const above: number[] = [];
  for (const heading of elementsOf(tree).filter(({ tagName }) => /^h[1-6]$/.test(tagName))) {
    const written = heading.properties.className === DISH_CLASS ? 0 : Number(heading.tagName[1]);
    while (above.length > 0 && (above.at(-1) ?? 0) >= written) above.pop();
    heading.tagName = `h${Math.min(FIRST_LEVEL + above.length, LAST_LEVEL)}`;
    above.push(written);
  }
}
