import type { Element, Root } from 'hast';
import { isOnlyFacts } from '../numbers/facts.ts';
import { BRACKETS, FACT, readHeading } from '../words/sections.ts';
import {
  elementsIn,
  flatten,
  linesOf,
  make,
  makeList,
  removeBlocks,
  replaceBlocks,
  SOMETHING,
  textOf,
} from './hast.ts';
import { isIngredients, isListing, type Part, saysAdvice } from './headedParts.ts';
import { COLON_LAST, isStressed, LABEL_LIMIT_CHARS, withoutMark } from './labels.ts';
import { linesIn } from './splitBlocks.ts';

export type FoundStep = {
  node: Element;
  /** Bold words that begin a step and name it ('**Cook the pasta:** Bring…' -> 'Cook the pasta'), or ''. */
  title: string;
  titleNode: Element | null;
  /** The rest as plain text, with a line for each further paragraph and nested item. */
  text: string;
};

const FEWEST_ITEMS = 2;
/** A time or a heat. */
const COOKS = new RegExp(`${FACT.source}|\\p{N} ?°`, 'iu');
const DETAIL = /^(?:p|[uo]l|table|blockquote)$/;

/** What is said beside the steps, or behind the last one. */
const NO_STEP =
  /^\P{L}*(?:enjoy|bon app|guten appetit|lass (?:es|dir)|buen provecho|disfrut|buon appetito|bom apetite|bom proveito|aproveite|(?:eet )?smakelijk|smaklig|velbekomme|smacznego|приятного|несколько (?:замечаний|советов)|afiyet|召し上が|いただき|맛있게|请享用|बोन|have an? (?:lovely|great|nice|wonderful|good)|cheers|prost|¡?a disfrutar|¡?y (?:listo|ya est[áa])|et voilà|アレンジ|let me know|(?:i )?hope|feel free|this (?:recipe|dish|meal)|serves? \p{N}|(?:not[ae]s?|tips?)\s?[:：!–-]|\S*tipp|hinweis|astuce|conse[ij]o|conseil|consiglio|dica|совет|примечание|注意|提示|コツ|ポイント|팁|नोट|ملاحظة|نصيحة|أتمنى|بالهنا|صحتين|شهية)/iu;

export function findSteps(
  tree: Root,
  parts: Part[],
  hasIngredients: boolean,
): { steps: FoundStep[]; stepsHeading: Element | null } {
  const named = parts.filter(({ section }) => section.kind === 'steps');
  const likely = named.length > 0 ? named : guess(parts, hasIngredients);
  const haveLists = likely.some(({ blocks }) => blocks.some(isListing));
  let last: Element | undefined;
  const sizes = likely.filter(isOneStep).map(({ blocks }) => blocks.length);
  const lastOne = likely.findLast(isOneStep);
  // What stands below the last step is longer than below the others where the model says goodbye.
  if (lastOne && sizes.length > 2) lastOne.blocks.splice(Math.max(...sizes.slice(0, -1), 1));
  // Where one numbered heading stands above several steps, each is a part of the method, also above a single one.
  const arePhases = likely.some((part) => isOneStep(part) && numberedIn(part) >= FEWEST_ITEMS);
  const lists = likely.flatMap((part) => {
    const isIntroduction = haveLists && part.node === part.section.heading;
    const isStep = isOneStep(part) && !(arePhases && numberedIn(part) > 0);
    const found = isStep ? [listStep(tree, part, last)] : listsIn(tree, part, last, isIntroduction);
    last = found.at(-1) ?? last;
    return found;
  });
  const steps = [...new Set(lists)].flatMap(elementsIn).map(readStep);
  return {
    steps: steps.filter(({ title, text }) => SOMETHING.test(text) && !isAside(title, text)),
    stepsHeading:
      likely.find(({ blocks, section }) => section.heading && section.kind !== 'aside' && blocks.length > 0)
        ?.section.heading ?? null,
  };
}

const ASIDE_TITLE =
  /^(?:serving (?:suggestion|idea)s?|storage|storing|(?:flavou?r )?variations?|tips?|notes?|make.ahead.*|adaptations)$/i;

/** Also where the model numbers it. */
function isAside(title: string, text: string): boolean {
  return isRemark(title || text) || ASIDE_TITLE.test(title);
}

/** 'Do you want a bread to go with it? Naan is a good choice.' */
const ASKS = /^[^.!。]*[?？؟]|[?？؟]$/u;
const NOTE_SIGN = /^[⚠💡📌📝❗ℹ✏🗒🔖]/u;

/** 'Truco: si te queda espeso, …' */
function isRemark(text: string): boolean {
  const [, named = ''] =
    /^([^:：.]{1,40})[:：]/.exec(text.replace(BRACKETS, '').replace(/ (?=[:：])/, '')) ?? [];
  return NO_STEP.test(text) || NOTE_SIGN.test(text) || (named !== '' && readHeading(named).kind === 'aside');
}

/** Without a heading: the numbered lists behind the ingredients, or those that speak of cooking. */
function guess(parts: Part[], hasIngredients: boolean): Part[] {
  const isNumbered = ({ blocks }: Part) =>
    blocks.some((block) => block.tagName === 'ol' && !isIngredients(block));
  const behindLabels = parts.filter((part) => isNumbered(part) && part.section.kind !== 'ingredients');
  const free = behindLabels.filter(({ section }) => !section.kind);
  // They may follow a list of tools.
  const numbered = free.length > 0 || !hasIngredients ? free : behindLabels;
  const items = numbered.flatMap(({ blocks }) =>
    blocks.filter(({ tagName }) => tagName === 'ol').flatMap(elementsIn),
  );
  const cooks = items.length > FEWEST_ITEMS && items.some((item) => COOKS.test(textOf(item)));
  return items.length >= FEWEST_ITEMS && (hasIngredients || cooks) ? numbered : [];
}

function listsIn(tree: Root, part: Part, last: Element | undefined, isIntroduction: boolean): Element[] {
  const numbered = joinNumbered(tree, part);
  if (numbered.length > 0) return numbered;
  const bullets = part.blocks.filter(({ tagName }) => tagName === 'ul');
  if (bullets.length > 0) return bullets;
  const tables = part.blocks.filter(({ tagName }) => tagName === 'table');
  if (tables.length > 0) return tables.map((table) => listRows(tree, table));
  return isIntroduction ? [] : listParagraphs(tree, part, last);
}

function numberedIn({ blocks }: Part): number {
  return blocks.filter(({ tagName }) => tagName === 'ol').flatMap(elementsIn).length;
}

/** 'Step 2: Fry', '**2. Fry**' */
function isOneStep({ label, node, section }: Part): boolean {
  return label !== null && (label.step !== null || (label.isNumbered && node !== section.heading));
}

/** Markdown ends a numbered list at text that is not indented: the pieces become one list again. */
function joinNumbered(tree: Root, { blocks }: Part): Element[] {
  const joined: Element[] = [];
  let pieceItems = 0;
  let between: Element[] = [];
  for (const block of blocks) {
    const list = joined.at(-1);
    const item = list && elementsIn(list).at(-1);
    const count = elementsIn(block).length;
    if (block.tagName !== 'ol') between.push(block);
    else if (list && item && goesOn(block, pieceItems)) {
      moveInto(
        tree,
        item,
        between.filter(({ tagName }) => DETAIL.test(tagName)),
      );
      moveInto(tree, list, [block], elementsIn(block));
      between = [];
    } else {
      joined.push(block);
      between = [];
    }
    if (block.tagName === 'ol') pieceItems = count;
  }
  const lastItem = joined.at(-1) && elementsIn(joined.at(-1) as Element).at(-1);
  const [detail] = between;
  // The last piece is not followed by another: only bold words alone want what stands below them.
  if (
    lastItem &&
    detail &&
    isStressed(lastItem) &&
    DETAIL.test(detail.tagName) &&
    !NO_STEP.test(textOf(detail))
  ) {
    moveInto(tree, lastItem, [detail]);
  }
  return joined;
}

function goesOn(next: Element, itemsBefore: number): boolean {
  return Number(next.properties.start ?? 1) > 1 || (itemsBefore === 1 && elementsIn(next).length === 1);
}

function moveInto(tree: Root, parent: Element, blocks: Element[], children = blocks): void {
  removeBlocks(tree, blocks);
  parent.children.push(...children);
}

/** 'Step 2: Fry' and what stands below it become an item, beside that of the step before. */
function listStep(tree: Root, { label, node, blocks }: Part, last: Element | undefined): Element {
  const end = blocks.findIndex(({ tagName }) => !DETAIL.test(tagName));
  const below = blocks.slice(0, end === -1 ? undefined : end).filter((block) => !isRemark(textOf(block)));
  const title = label?.step ?? label?.text ?? '';
  const words =
    below.length > 0 && title
      ? make('strong', {}, [{ type: 'text', value: `${title.replace(/[:：]$/, '')}:` }])
      : null;
  const head = title ? [make('p', {}, words ? [words] : [{ type: 'text', value: title }])] : [];
  const item = make('li', {}, [...head, ...below]);
  const blocksNow = elementsIn(tree);
  const isBehind = last && blocksNow.indexOf(last) === blocksNow.indexOf(node as Element) - 1;
  const list = isBehind ? last : make('ol');
  list.children.push(item);
  if (!isBehind) replaceBlocks(tree, node ? [node] : [], list);
  removeBlocks(tree, [node as Element, ...below]);
  return list;
}

/** A method in a table: each row is a step, without its number. */
function listRows(tree: Root, table: Element): Element {
  const rows = elementsIn(table)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(elementsIn);
  const items = rows.map((row) =>
    elementsIn(row)
      .filter((cell) => /\p{L}/u.test(textOf(cell)))
      .flatMap(({ children }, at) =>
        at > 0 ? [{ type: 'text' as const, value: ' – ' }, ...children] : children,
      ),
  );
  const list = makeList('ol', items);
  replaceBlocks(tree, [table], list);
  return list;
}

/** A method in prose: each paragraph is a step, or each line of a single one. */
function listParagraphs(tree: Root, { blocks }: Part, last: Element | undefined): Element[] {
  const end = blocks.findIndex(({ tagName }) => tagName === 'hr');
  const said = blocks
    .slice(0, end === -1 ? undefined : end)
    .filter((block) => block.tagName === 'p' && !isBeside(block));
  // 'For the grown-ups, a shot of vodka does the trick!'
  const isFarewell = (text: string) => said.length > FEWEST_ITEMS && /^[^.。]*[!！]$/.test(text);
  const isOver = (text: string) => ASKS.test(text) || isFarewell(text) || saysAdvice(text);
  while (said.length > 1 && isOver(textOf(said.at(-1) as Element))) said.pop();
  const [only] = said;
  if (!only) return [];
  const lines = linesIn(only).length > 1 ? linesIn(only) : said;
  const items = lines.map((line) => withoutMark(line).children);
  const list = makeList('ol', items);
  if (last) list.properties.start = Number(last.properties.start ?? 1) + elementsIn(last).length;
  replaceBlocks(tree, said, list);
  return [list];
}

/** A remark, a label or facts. */
function isBeside(paragraph: Element): boolean {
  const text = textOf(paragraph);
  const isFact = FACT.test(text) && text.length < LABEL_LIMIT_CHARS / 2;
  const lines = linesIn(paragraph).map(textOf);
  return isFact || COLON_LAST.test(text) || isRemark(text) || isOnlyFacts(lines.join('\n'));
}

function readStep(node: Element): FoundStep {
  const [first = '', ...others] = linesOf(node);
  const titleNode = titleIn(node);
  const title = titleNode ? textOf(titleNode) : '';
  const at = first.indexOf(title);
  const behind = first.slice(at + title.length).replace(/^[\s:：.–—-]{1,9}/, '');
  const text = [behind, ...others].filter(Boolean).join('\n');
  return titleNode && at !== -1 && text
    ? { node, title: title.replace(/[\s:：.]{1,9}$/, ''), titleNode, text }
    : { node, title: '', titleNode: null, text: [first, ...others].join('\n') };
}

/** A bold beginning may be part of a sentence ('**Boil** the rice'), and is then no title. */
function titleIn({ children }: Element): Element | null {
  const at = children.findIndex((child) => SOMETHING.test(flatten(child)));
  const begin = children[at];
  if (begin?.type !== 'element') return null;
  if (begin.tagName === 'p') return titleIn(begin);
  const text = textOf(begin);
  if (begin.tagName !== 'strong' || text.length > LABEL_LIMIT_CHARS) return null;
  const next = children[at + 1];
  const behind = next?.type === 'text' ? next.value : next ? flatten(next) : '';
  return /[:：.]$/.test(text) || /^(?:\s*(?:[:：–—\n]|$)| +- )/.test(behind) ? begin : null;
}
