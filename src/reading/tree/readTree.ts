import type { Element, Root, RootContent } from 'hast';
import {
  BRACKETS,
  beginsGroup,
  COLUMNS,
  FACT,
  type Heading,
  type Kind,
  readHeading,
  tidyLabel,
} from './sections.ts';

export type FoundIngredient = {
  /** The li, or the row of a table. */
  node: Element;
  /** The plain text on one line. For a row it is put together from the cells, as 'amount name, how'. */
  text: string;
  /** The elements whose text holds amounts that follow the number of servings: the li itself, or the cells of a row that are amounts. */
  amounts: Element[];
  /** The sub-group ('For the sauce', without the colon), or ''. */
  group: string;
};

export type FoundStep = {
  node: Element;
  /** Bold words that begin a step and name it ('**Cook the pasta:** Bring…' -> 'Cook the pasta'), or ''. */
  title: string;
  titleNode: Element | null;
  /** The rest as plain text, with a line for each further paragraph and nested item. */
  text: string;
};

export type TreeReading = {
  ingredients: FoundIngredient[];
  steps: FoundStep[];
  /** The headings, or label paragraphs, that begin the ingredients and the steps; null where there is none. */
  ingredientsHeading: Element | null;
  stepsHeading: Element | null;
  /** Lists under a heading such as tips, notes, nutrition or storage: their items are nothing to tick off. */
  asides: Element[];
  /** True also where no heading was recognised. It decides whether '1,000' is a thousand or one. */
  english: boolean;
};

type Section = { kind: Kind | null; level: number; heading: Element | null };
type Listing = { node: Element; section: Section; group: string; next: Element | undefined };

type Label = Heading & { level: number; text: string; isAlone: boolean };

const LABEL_LIMIT_CHARS = 80;
/** A level below that of every heading. */
const LABEL_LEVEL = 7;
/** For a list that no heading names. */
const FEWEST_ITEMS = 2;

const HEADING = /^h[1-6]$/;
const LISTING = /^(?:[uo]l|table)$/;
const LINE = /^(?:p|[uo]l|li|pre|blockquote|tr|br)$/;

const SOMETHING = /[\p{L}\p{N}]/u;
const NUMBER = /\p{N}/u;
/** Without the hyphen, since '30-minute pasta' is a name. */
const AMOUNT_FIRST = /^\p{N}+(?!\p{N}|-\p{L})/u;
const COLON_LAST = /[:：】]$/;

export function readTree(tree: Root): TreeReading {
  const { listings, known, english } = findListings(elementsIn(tree));
  const under = (kind: Kind) => listings.filter(({ section }) => section.kind === kind);
  const ingredientLists = known.has('ingredients') ? under('ingredients') : guessIngredients(listings);
  const [first] = ingredientLists;
  const behind = listings.slice(listings.findIndex(({ node }) => node === first?.node) + 1);
  // A numbered list without ingredients may be a list of ideas.
  const isRecipe = first !== undefined || known.has('ingredients');
  const stepLists = known.has('steps') ? numberedFirst(under('steps')) : isRecipe ? guessSteps(behind) : [];
  return {
    ingredients: ingredientLists.flatMap(readIngredients),
    steps: readSteps(stepLists),
    ingredientsHeading: first?.section.heading ?? null,
    stepsHeading: stepLists[0]?.section.heading ?? null,
    asides: under('aside').flatMap(({ node }) => (node.tagName === 'table' ? [] : [node])),
    english,
  };
}

/** What comes after the beginning of a second recipe is left out: its items would mix with those of the first. */
function findListings(blocks: Element[]): { listings: Listing[]; known: Set<Kind>; english: boolean } {
  const listings: Listing[] = [];
  const known = new Set<Kind>();
  let english = true;
  let section = unnamed();
  let group = '';
  const has = (kind: Kind) => listings.some((listing) => listing.section.kind === kind);
  for (const [at, node] of blocks.entries()) {
    if (LISTING.test(node.tagName)) {
      const isBehindOthers = listings.some(
        (other) => other.section === section && other.node.tagName !== 'ol',
      );
      if (section.kind === 'ingredients' && node.tagName === 'ol' && isBehindOthers) {
        section = unnamed();
        group = '';
      }
      listings.push({ node, section, group, next: blocks[at + 1] });
      continue;
    }
    const label = readLabel(node);
    // The first heading is the name of the dish, even where its words look like a section.
    if (!label || (at === 0 && label.kind !== 'ingredients')) continue;
    const { kind, level, isAlone } = label;
    const isWithin = goesOn(section, label);
    if (!isAlone && isWithin) continue;
    if (!isWithin && kind === 'ingredients' && has(kind) && (has('steps') || !label.group)) break;
    if (!isWithin) section = kind && isAlone ? { kind, level, heading: node } : unnamed();
    group = label.group;
    // A sentence that begins with 'Steps:' may only announce the list that follows.
    if (kind && (isAlone || kind === 'ingredients')) known.add(kind);
    english &&= label.english;
  }
  return { listings, known, english };
}

function goesOn(section: Section, { kind, level, group, text }: Label): boolean {
  const isDeeper = level > section.level;
  if (kind && kind === section.kind) return kind !== 'ingredients' || isDeeper;
  const isBelow = isDeeper || level === LABEL_LEVEL;
  // As 'Prepare the ingredients', a group of the steps.
  if (kind) return section.kind === 'steps' && isBelow && group !== '';
  return isBelow || beginsGroup(text);
}

function unnamed(): Section {
  return { kind: null, level: LABEL_LEVEL, heading: null };
}

/** A heading, a paragraph in bold or with a colon at its end, or one that begins with a known word and a colon. */
function readLabel(node: Element): Label | null {
  const text = textOf(node);
  const describe = (words: string, level: number, isAlone = true) => {
    return { ...readHeading(words), text: tidyLabel(words), level, isAlone };
  };
  if (HEADING.test(node.tagName)) return describe(text.slice(0, LABEL_LIMIT_CHARS), Number(node.tagName[1]));
  if (node.tagName !== 'p') return null;
  const stressed = isStressed(node);
  if (text.length > LABEL_LIMIT_CHARS || !(stressed || /^[^:：]*[:：】]$/.test(text))) {
    const label = describe(/^.{1,40}?[:：]/u.exec(text)?.[0] ?? '', LABEL_LEVEL, false);
    return label.kind && label.kind !== 'aside' ? label : null;
  }
  const label = describe(text, LABEL_LEVEL);
  // '*Note: use fresh eggs*' is a note itself, and no heading over what follows.
  if (label.kind) return label.kind === 'aside' && /[:：–—]/.test(label.text) ? null : label;
  const isName = stressed
    ? !/[.!?。！？]$/.test(text) && !FACT.test(text) && !AMOUNT_FIRST.test(label.text)
    : beginsGroup(label.text) || text.split(' ').length <= 3;
  return isName ? label : null;
}

/** Whether all of it is one piece in bold or italics; brackets around it do not count. */
function isStressed(node: Element): boolean {
  const stressed = elementsIn(node).find(({ tagName }) => /^(?:strong|em)$/.test(tagName));
  const others = node.children.filter((child) => child !== stressed);
  return stressed !== undefined && !SOMETHING.test(others.map(flatten).join('').replace(BRACKETS, ''));
}

/** Without a heading: a list of amounts, or a list of short items that steps follow. */
function guessIngredients(listings: Listing[]): Listing[] {
  const end = listings.findIndex(
    ({ node, section: { kind } }) => kind === 'steps' || (!kind && node.tagName === 'ol'),
  );
  const before = listings.slice(0, end === -1 ? listings.length : end);
  const likely = before.filter(
    (listing) => !listing.section.kind && looksLikeIngredients(listing, end !== -1),
  );
  const together = likely.filter(({ section }) => section === likely[0]?.section);
  if (together.flatMap(readIngredients).length < FEWEST_ITEMS) return [];
  // A single label is more likely the name of the dish than that of a group.
  const isDivided = together.some(({ group }) => group !== together[0]?.group);
  return isDivided ? together : together.map((listing) => ({ ...listing, group: '' }));
}

function looksLikeIngredients(listing: Listing, stepsFollow: boolean): boolean {
  const texts = readIngredients(listing).map(({ text }) => text);
  if (listing.node.tagName === 'table') {
    const [header] = elementsIn(listing.node).flatMap(elementsIn);
    return header !== undefined && elementsIn(header).some((cell) => COLUMNS.name.test(textOf(cell)));
  }
  const amounts = texts.filter((text) => AMOUNT_FIRST.test(text));
  const isPlain = (text: string) => text.length <= LABEL_LIMIT_CHARS && !FACT.test(text);
  return amounts.length * 2 >= texts.length || (stepsFollow && texts.every(isPlain));
}

/** Without a heading: the first numbered list. */
function guessSteps(listings: Listing[]): Listing[] {
  const numbered = listings.filter(({ node, section }) => !section.kind && node.tagName === 'ol');
  const together = numbered.filter(({ section }) => section === numbered[0]?.section);
  return readSteps(together).length < FEWEST_ITEMS ? [] : together;
}

function readIngredients({ node, group }: Listing): FoundIngredient[] {
  return node.tagName === 'table' ? readRows(node, group) : readItems(node, group);
}

function readItems(list: Element, listGroup: string): FoundIngredient[] {
  let group = listGroup;
  return elementsIn(list).flatMap((node) => {
    const nested = elementsIn(node).filter(({ tagName }) => /^[uo]l$/.test(tagName));
    const isNested = (child: RootContent) => nested.some((inner) => inner === child);
    const text = textOf({ ...node, children: node.children.filter((child) => !isNested(child)) });
    const inner = nested.flatMap((one) => readItems(one, tidyLabel(text)));
    const namesThem = inner.length >= FEWEST_ITEMS || inner.some((item) => NUMBER.test(item.text));
    if (NUMBER.test(text.replace(BRACKETS, '')) || !(COLON_LAST.test(text) || namesThem)) {
      return SOMETHING.test(text) ? [{ node, text, amounts: [node], group }] : [];
    }
    if (inner.length === 0) group = tidyLabel(text);
    return inner;
  });
}

function readRows(table: Element, tableGroup: string): FoundIngredient[] {
  const rows = elementsIn(table)
    .flatMap(elementsIn)
    .map((node) => ({ node, cells: elementsIn(node), texts: elementsIn(node).map(textOf) }));
  const header = rows[0]?.texts ?? [];
  const columns = (words: RegExp) => header.flatMap((text, at) => (words.test(text) ? [at] : []));
  const [named] = columns(COLUMNS.name);
  let amounts = columns(COLUMNS.amount).filter((at) => at !== named);
  // Some tables have an ingredient in the place of the header: it must not be lost.
  const isHeader = named !== undefined || amounts.length > 0 || columns(NUMBER).length === 0;
  const body = rows.slice(isHeader ? 1 : 0);
  if (amounts.length === 0 && header.length > 1) {
    const numbersIn = (at: number) => body.filter(({ texts }) => NUMBER.test(texts[at] ?? '')).length;
    const others = columns(/^/).filter((at) => at !== named && numbersIn(at) * 2 >= body.length);
    amounts = others.sort((a, b) => numbersIn(b) - numbersIn(a)).slice(0, 1);
  }
  const name = named ?? columns(/^/).find((at) => !amounts.includes(at)) ?? 0;
  const how = columns(COLUMNS.how).filter((at) => at !== name && !amounts.includes(at));
  const isStressedThere = ({ cells }: { cells: Element[] }) =>
    cells.some((cell, at) => at === name && isStressed(cell));
  const stressIsUsual = body.every(isStressedThere);

  let group = tableGroup;
  return body.flatMap(({ node, cells, texts }) => {
    const words = texts[name] ?? '';
    if (!SOMETHING.test(words)) return [];
    const isAlone = !texts.some((text, at) => at !== name && text);
    if (isAlone && (COLON_LAST.test(words) || (!stressIsUsual && isStressedThere({ cells })))) {
      group = tidyLabel(words);
      return [];
    }
    const say = (from: number[]) => from.flatMap((at) => texts[at] || []);
    // A second cell with a figure is the same amount in another measure, so it goes into brackets; one without is the unit.
    const said = say(amounts);
    const isMeasured = said.some((text) => NUMBER.test(text));
    const measures = said.map((text, at) => (at > 0 && NUMBER.test(text) ? `(${text})` : text));
    const line = isMeasured ? [[...measures, words].join(' ')] : [words, ...measures];
    const text = [...line, ...say(how)].join(', ');
    const measured = amounts.length > 0 ? amounts : [name];
    return [{ node, text, amounts: cells.filter((_, at) => measured.includes(at) && texts[at]), group }];
  });
}

function numberedFirst(listings: Listing[]): Listing[] {
  const numbered = listings.filter(({ node }) => node.tagName === 'ol');
  return numbered.length > 0 ? numbered : listings.filter(({ node }) => node.tagName === 'ul');
}

function readSteps(lists: Listing[]): FoundStep[] {
  return lists.flatMap(({ node, next }, at) => {
    const items = elementsIn(node);
    const [only] = items;
    // Markdown ends a numbered list at text that is not indented: such lists of one item are joined again.
    const isCut =
      only && items.length === 1 && node.tagName === 'ol' && (at < lists.length - 1 || isStressed(only));
    const isDetail = next?.tagName === 'ul' || (next?.tagName === 'p' && !readLabel(next)?.isAlone);
    const rest = isCut && isDetail && next ? linesOf(next) : [];
    return items.map((item) => readStep(item, rest)).filter(({ text }) => SOMETHING.test(text));
  });
}

function readStep(node: Element, rest: string[]): FoundStep {
  const [first = '', ...others] = [...linesOf(node), ...rest];
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

function elementsIn({ children }: Root | Element): Element[] {
  return (children as RootContent[]).filter((child) => child.type === 'element');
}

export function linesOf(node: Root | RootContent): string[] {
  return flatten(node)
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => SOMETHING.test(line));
}

/** Whitespace is folded. What is struck out, footnote references, markup of the model and names of images are left out. */
export function textOf(node: Root | RootContent): string {
  return flatten(node).replace(/\s+/g, ' ').trim();
}

function flatten(node: Root | RootContent): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return ' ';
  if ('tagName' in node && (node.tagName === 'del' || 'dataFootnoteRef' in node.properties)) return '';
  const text = node.children.map(flatten).join('');
  return 'tagName' in node && LINE.test(node.tagName) ? `\n${text}\n` : text;
}
