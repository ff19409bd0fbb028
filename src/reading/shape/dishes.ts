import { COLON } from '../lines/lines.ts';
import { isCounted, isSentence, share } from '../lines/looks.ts';
import type { Language } from '../words/language.ts';
import { type Block, itemsOf } from './blocks.ts';
import { isAside, type Title } from './titles.ts';

/** The blocks of an answer that belong to one dish. `title`: null for the main dish. */
type BlocksOfDish = { title: Title | null; blocks: Block[] };
type Beginning = { index: number; title: Title | null };
/** The dishes of an answer. `main`: the title that names the main dish, or null. `later`: further suggestions. */
type Found = { dishes: BlocksOfDish[]; main: Title | null; later: Block[] };

const FEWEST_ITEMS = 2;
/** Matches a title such as 'Option 2' or 'Recipe B'. */
const NUMBERED = /^\p{L}+\s?[#(]?(?:\p{N}{1,2}|\p{Lu})(?![\p{L}\p{N}])/u;

/** Divides an answer in which more ingredients follow the steps. These ingredients may belong to another dish, or to another suggestion. */
export function dishesIn(blocks: Block[], language: Language): Found {
  const begins = beginningsIn(blocks);
  const [begin] = begins;
  const first = blocks.slice(0, begin?.index);
  const texts = first.flatMap(({ title, lines }) => [title?.text, ...lines.map(({ text }) => text)]);
  const areOthers = begins.every(
    ({ title }) => title && !texts.includes(title.text) && !isSuggestion(title, first, language),
  );
  if (!begin || !areOthers)
    return { dishes: [{ title: null, blocks: first }], main: null, later: blocks.slice(first.length) };
  const own = begin.title && nameOfFirst(first, begin.title);
  const isMain = own?.title && isMainOne(own.title, first.slice(0, own.index), language);
  const all: Beginning[] = [own && !isMain ? own : { index: 0, title: null }, ...begins];
  const dishes = all.map(({ index, title }, number) => {
    // A numbered title such as '2. Mashed potatoes' names a dish, not a step.
    if (title) title.isStep = false;
    return { title, blocks: blocks.slice(index, all[number + 1]?.index) };
  });
  return { dishes, main: isMain ? own.title : null, later: [] };
}

/** True if a title names the main dish. False for 'Main: Cod' below 'Cod with Couscous', which names the whole meal. */
function isMainOne(title: Title, above: Block[], language: Language): boolean {
  if (!language.beginsWith('courses', title.text)) return title.number > 0;
  return !above.some(({ title: whole }) => {
    if (whole?.mark !== '#' || whole.kind || whole.level >= title.level) return false;
    return !language.beginsWith('chat', whole.text) && !language.contains('several', whole.text);
  });
}

/** Returns the first dish's title if this title has the same level and mark as `other`: 'For the sauce' before 'For the tofu'. */
function nameOfFirst(first: Block[], other: Title): Beginning | null {
  const list = first.findIndex((block) => isTitleOfIngredients(block) || areCounted(block));
  const names = openTitlesIn(first.slice(0, list + 1));
  const name = names.at(-1);
  const isBelowDish = names.length > 1;
  return name && isBelowDish && name.title.level === other.level && name.title.mark === other.mark
    ? name
    : null;
}

export function isTitleOfIngredients({ title, isFirst }: Block): boolean {
  return isFirst && title?.kind === 'ingredients' && title.isSure;
}

function beginningsIn(blocks: Block[]): Beginning[] {
  const begins: Beginning[] = [];
  let [method, prose] = [-1, -1];
  let hasIngredients = false;
  for (const [index, block] of blocks.entries()) {
    if (hasIngredients && isMethod(block)) method = index;
    else if (hasIngredients && isProse(block)) prose = index;
    const isOfList = isTitleOfIngredients(block);
    if (!isOfList && !areCounted(block)) continue;
    const name = nameIn(blocks.slice(0, index + 1), Math.max(method, prose));
    const isColon = !isOfList && name?.title.level === COLON;
    const isMethodBelow = blocks
      .slice(index + 1)
      .some((one) => (isColon ? isMethod(one) && one.shape !== '' : isMethod(one) || isProse(one)));
    const isNamed = Math.max(method, prose) >= 0 && name !== null && isMethodBelow;
    if (hasIngredients && ((isOfList && method >= 0) || isNamed)) {
      begins.push(name ?? { index, title: null });
      [method, prose] = [-1, -1];
    }
    hasIngredients = true;
  }
  return begins;
}

function isMethod({ kind, shape, lines, title }: Block): boolean {
  if (isAside(kind) || kind === 'ingredients') return false;
  const areSentences = share(lines, ({ text }) => isSentence(text)) >= 0.5;
  const isTitledSteps = kind === 'steps' && (title?.kind === 'steps' || shape !== '');
  return isTitledSteps || title?.isStep ? areSentences || shape === '1' : shape === '1' && areSentences;
}

/** True for a block of sentences that follows another block. */
function isProse({ kind, shape, isFirst, lines }: Block): boolean {
  return shape === '' && !isFirst && !isAside(kind) && lines.every(({ text }) => isSentence(text));
}

function areCounted(block: Block): boolean {
  const texts = itemsOf(block);
  const areAmounts = share(texts, isCounted) >= 0.6 && share(texts, isSentence) < 0.3;
  return block.shape !== '' && texts.length >= FEWEST_ITEMS && areAmounts;
}

/** Returns the title of the next dish: the last of the highest-ranking headings after the steps. */
function nameIn(blocks: Block[], method: number): { index: number; title: Title } | null {
  const names = openTitlesIn(blocks).filter(({ index }) => index > method);
  const highest = Math.min(...names.map(({ title }) => title.level));
  const asides = blocks.findLastIndex(({ isFirst, title }) => isFirst && isAside(title?.kind ?? null));
  return names.findLast(({ index, title }) => index > asides && title.level === highest) ?? null;
}

/** Returns the titles that name no part of a recipe, and so may name a dish. */
function openTitlesIn(blocks: Block[]): { index: number; title: Title }[] {
  return blocks.flatMap(({ title, isFirst }, index) =>
    isFirst && title?.kind === null ? [{ index, title }] : [],
  );
}

/** True for the title of a suggestion: a numbered title, or any title if the answer announces several dishes. */
function isSuggestion(title: Title, first: Block[], language: Language): boolean {
  const titles = first.flatMap((block) => (block.isFirst && block.title ? [block.title] : []));
  const areNumbered =
    NUMBERED.test(title.text) &&
    titles.some(({ text }) => NUMBERED.test(text)) &&
    !language.beginsWith('courses', title.text);
  const opening = first.filter(({ title: above }) => !above?.kind).flatMap(({ lines }) => lines.slice(0, 2));
  const isAnnounced = opening.slice(0, 3).some(({ text }) => language.contains('several', text));
  return areNumbered || isAnnounced;
}
