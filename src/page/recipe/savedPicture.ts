import { findFigures, formatScaled, type Language, type System } from '../../reading/reading.ts';
import { formatMinutes } from '../../shared/formatMinutes.ts';
import { formatYield } from '../../shared/formatYield.ts';
import type { RecipeOnPage } from '../context/recipeContext.ts';
import { drawDish, drawShape } from '../picture/drawDish.ts';
import { type Column, drawText, type Run } from './drawText.ts';

const { card = '', ink = '', soft = '', line = '', basil = '' } = __LIGHT__;
const WIDTH = 1080;
/** Safari draws at most 16,777,216 pixels. */
const MAX_HEIGHT = 15_500;
/** Sizes of the text. The first size at which the picture is not too high is used. */
const SIZES = [26, 20, 16];
const LEAST_SIZE = 12;
const TILE = 640;
const EDGE = 64;
const INNER = WIDTH - 2 * EDGE;
const ICON = 40;
const FOODS = 350;
const STEPS = EDGE + FOODS + 56;
/** Width of the steps' numbers, if a recipe has fewer than ten steps. */
const NUMBER = 44;

/** Draws a picture of the recipe, from which a friend can cook. Returns null if the browser cannot draw the picture. */
export async function drawPicture(recipe: RecipeOnPage): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const context = canvas.getContext('2d');
  if (!context) return null;
  await document.fonts.ready;
  const size = SIZES.find((one) => drawRecipe(context, recipe, one) <= MAX_HEIGHT) ?? LEAST_SIZE;
  // Draws the recipe again, because setting the height clears the canvas.
  canvas.height = drawRecipe(context, recipe, size);
  drawRecipe(context, recipe, size);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/** Draws the recipe. Returns the height of the picture. */
function drawRecipe(context: CanvasRenderingContext2D, shown: RecipeOnPage, size: number): number {
  const text = document.querySelector('.recipe-body') ?? document.body;
  const wordmark = document.querySelector('h1') ?? document.body;
  const serif = getComputedStyle(wordmark).fontFamily;
  const sans = getComputedStyle(text).fontFamily;
  const page = { x: EDGE, width: INNER, family: sans, colour: ink };
  context.fillStyle = card;
  context.fillRect(0, 0, WIDTH, context.canvas.height);
  drawDish(context, WIDTH, TILE);
  context.direction = getComputedStyle(text).direction as CanvasDirection;
  drawIcon(context, context.direction === 'rtl' ? WIDTH - EDGE - ICON : EDGE, TILE + 48);
  const brand = { ...page, x: EDGE + ICON + 12, family: serif, colour: basil, size: 28 };
  drawText(context, [{ text: wordmark.textContent }], TILE + 48, brand);
  const nameSize = document.querySelector('.long-name') ? 60 : 84;
  // Sets only Latin letters tightly, because other letters may reach further up and down, or be joined.
  const tight = /^\P{L}*\p{sc=Latn}/u.test(shown.reading.dish) && { leading: 1, letterSpacing: '-0.02em' };
  const name = { ...page, family: serif, size: nameSize, leading: 1.25, isBalanced: true, ...tight };
  const facts = drawText(context, [{ text: shown.reading.dish }], TILE + 48 + ICON + 8, name) + 16;
  const notes = drawText(context, factsOf(shown), facts, { ...page, size: 32 });
  const top = drawText(context, notesOf(shown), notes, { ...page, colour: soft, size: 26 }) + 40;
  const columns = { ...page, size };
  return (
    Math.max(drawFoods(context, shown, top, columns), drawSteps(context, shown, top, columns, serif)) + EDGE
  );
}

function drawIcon(context: CanvasRenderingContext2D, x: number, y: number): void {
  const icon = document.querySelector<SVGSymbolElement>('symbol#chef');
  if (!icon) return;
  context.save();
  context.translate(x, y);
  context.scale(ICON / 48, ICON / 48);
  context.lineWidth = 2.6;
  drawShape(context, icon, basil);
  context.restore();
}

/** Isolates each fact, because in right-to-left text a number would otherwise part from its unit. */
function factsOf({ reading: { facts }, proof, scale }: RecipeOnPage): Run[] {
  const { total, prep, cook, yield: yields } = facts;
  const times = total === null ? { prep, 'to cook': cook } : { '': total, 'to wait': proof.wait };
  const words = Object.entries(times).flatMap(([what, minutes]) =>
    minutes === null ? [] : { text: `${formatMinutes(minutes)} ${what}`.trim(), isBold: true },
  );
  const servings = yields
    ? [{ text: `${yields.of ? 'makes' : 'serves'} ${formatYield(yields, scale)}` }]
    : [];
  return [...words, ...servings].flatMap(({ text, ...run }, index) => [
    ...(index > 0 ? [{ text: ' · ' }] : []),
    { ...run, text: `\u2066${text}\u2069` },
  ]);
}

function notesOf({ recipe, steps, scale }: RecipeOnPage): Run[] {
  const isPartly = scale !== 1 && steps.some(({ hasAmount }) => hasAmount());
  return [
    { text: isPartly ? 'Amounts in the steps aren’t changed.\n' : '' },
    { text: recipe.cutShort ? 'The recipe stops early: it reached the length limit.' : '' },
  ];
}

function drawFoods(
  context: CanvasRenderingContext2D,
  { reading: { ingredients, language }, scale, units }: RecipeOnPage,
  top: number,
  page: Column,
): number {
  const column = { ...page, width: FOODS };
  const gap = 0.4 * page.size;
  let bottom = top - gap;
  let title = '';
  for (const { text, group } of ingredients) {
    if (group !== title) bottom = drawTitle(context, group, bottom + (title ? 2.5 : 1) * gap, column);
    title = group;
    bottom = drawText(context, runsOf(text, language, scale, units), bottom + gap, column) + gap;
    context.fillStyle = line;
    context.fillRect(context.direction === 'rtl' ? WIDTH - EDGE - FOODS : EDGE, bottom, FOODS, 1);
  }
  return bottom;
}

function drawSteps(
  context: CanvasRenderingContext2D,
  { steps, scale, units }: RecipeOnPage,
  top: number,
  page: Column,
  serif: string,
): number {
  const { size } = page;
  const number = { ...page, x: STEPS, size: 1.5 * size, leading: 1.4 / 1.5, family: serif, colour: basil };
  const x = STEPS + NUMBER * (steps.length < 10 ? 1 : 1.4);
  const column = { ...page, x, width: WIDTH - EDGE - x };
  let bottom = top;
  let title = '';
  for (const [index, { part, title: name, text, inUnits }] of steps.entries()) {
    if (part !== title) bottom = drawTitle(context, part, bottom, { ...column, x: STEPS });
    title = part;
    drawText(context, [{ text: `${index + 1}` }], bottom, number);
    const runs = [{ text: name && `${name}\n`, isBold: true }, { text: inUnits(text, scale, units) }];
    bottom = drawText(context, runs, bottom, column) + 0.85 * size;
  }
  return bottom;
}

/** Draws the title of a group of foods or steps. */
function drawTitle(context: CanvasRenderingContext2D, text: string, top: number, column: Column): number {
  return drawText(context, [{ text, isBold: true }], top, { ...column, colour: basil });
}

/** Divides an ingredient into its amounts, which are bold, scaled and converted, and other words. */
function runsOf(text: string, language: Language, scale: number, units: System | null): Run[] {
  const amounts = findFigures(text, language);
  if (!amounts.some(({ isScaled }) => isScaled))
    return [{ text: formatScaled(text, language, scale, units) }];
  return amounts.flatMap(({ start, unitEnd, isScaled, at }, index) => [
    { text: text.slice(amounts[index - 1]?.unitEnd ?? 0, start) },
    { text: at(scale, units), isBold: isScaled },
    ...(index === amounts.length - 1 ? [{ text: text.slice(unitEnd) }] : []),
  ]);
}
