import type { Element, Root } from 'hast';
import { isOnlyFacts } from '../numbers/facts.ts';
import { beginsGroup, beginsOtherRecipe, FACT, isWay, type Kind } from '../words/sections.ts';
import { amountsIn, piecesOf } from './commaPieces.ts';
import { elementsIn, linesOf, textOf } from './hast.ts';
import { areMostlyAmounts, LABEL_LEVEL, type Label, readLabel, spokenLabel } from './labels.ts';

/** `kind`: null where nothing says what it is. */
type Section = { kind: Kind | null; level: number; heading: Element | null };
/** What stands below one heading or label, down to the next. */
export type Part = {
  label: Label | null;
  node: Element | null;
  blocks: Element[];
  section: Section;
  group: string;
};

const LISTING = /^(?:[uo]l|table)$/;
const INGREDIENT_WORDS = 5;
const FEWEST_ITEMS = 3;
const LONG_PROSE_WORDS = 25;
const UNSPACED = /[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]{8}/u;

export function isListing({ tagName }: Element): boolean {
  return LISTING.test(tagName);
}

/** Ends before a second recipe: its items would mix with those of the first. */
export function readParts(tree: Root): Part[] {
  const parts = divide(tree);
  const names = (kind: Kind) => parts.some(({ label }) => label?.kind === kind);
  const namesSteps = names('steps');
  if (!names('ingredients')) nameIngredients(parts);
  const read: Part[] = [];
  let section: Section = nameless();
  for (const part of parts) {
    const { label, node } = part;
    if (label && endsRecipe(label, section, read)) break;
    if (label?.kind === 'ingredients' && !isWithin(section, label)) {
      if (!label.group && isOnlyTools(read)) for (const one of read) one.section.kind &&= 'aside';
      label.group ||= nameAbove(read);
    }
    if (label) {
      const kind = kindOf(part, section, read, namesSteps);
      const isWithinIt = isWithin(section, label) || (kind !== null && label.kind !== 'ingredients');
      if (kind !== section.kind || !isWithinIt)
        section = { kind, level: label.level, heading: label.kind ? node : null };
      part.group = label.group;
    }
    read.push({ ...part, section });
  }
  return withoutOtherWays(read.flatMap((part) => partMethod(part, read, namesSteps)));
}

/** Without a heading that says so, a label over amounts does: 'What I would buy'. */
function nameIngredients(parts: Part[]): void {
  const isOver = ({ label, blocks }: Part) =>
    label !== null &&
    label.kind === null &&
    !beginsGroup(label.text) &&
    blocks.some((block) => isIngredients(block) && elementsIn(block).length >= FEWEST_ITEMS);
  const over = parts.filter(isOver);
  for (const { label } of over.length === 1 ? over : [])
    if (label) Object.assign(label, { kind: 'ingredients', group: '' });
}

/** The first heading is the name of the dish, even where its words look like a section. */
function divide(tree: Root): Part[] {
  const parts: Part[] = [{ label: null, node: null, blocks: [], section: nameless(), group: '' }];
  const blocks = elementsIn(tree);
  for (const [at, node] of blocks.entries()) {
    const next = blocks[at + 1];
    const read = isListing(node)
      ? null
      : (readLabel(node) ?? (next && isListing(next) ? readStopped(node) : null));
    const label = read?.isSpoken && next ? readLead(read, next, parts) : read;
    const isDish = at === 0 && label?.kind !== 'ingredients';
    if (label && !isDish) parts.push({ label, node, blocks: [], section: nameless(), group: '' });
    else parts.at(-1)?.blocks.push(node);
  }
  return parts;
}

/** What a sentence leads to is told by what stands below it, too. */
function readLead(label: Label, next: Element, before: Part[]): Label | null {
  if (label.kind === 'ingredients' && areSentences(next)) return { ...label, kind: 'steps' };
  if (label.kind === 'steps' && next.tagName === 'table') return null;
  if (isOnlyFacts(linesOf(next).join('\n'))) return null;
  if (!before.some((part) => part.label?.kind === label.kind)) return label;
  // 'You will also need:'
  const areTools = label.kind === 'ingredients' && isListing(next) && !isIngredients(next);
  return areTools ? { ...label, kind: 'aside' } : null;
}

/** '다음 재료가 필요합니다.': some languages lead to a list with a full stop. */
function readStopped(node: Element): Label | null {
  const text = textOf(node);
  return /[\p{sc=Hang}\p{sc=Han}\p{sc=Hira}][.。]$/u.test(text)
    ? spokenLabel(text.replace(/[.。]$/, ':'))
    : null;
}

function nameless(): Section {
  return { kind: null, level: LABEL_LEVEL, heading: null };
}

function endsRecipe(label: Label, section: Section, before: Part[]): boolean {
  const has = (kind: Kind) => before.some((part) => part.section.kind === kind && part.blocks.length > 0);
  if (beginsOtherRecipe(label.text)) return has('ingredients') || has('steps');
  const ingredients = before.find((part) => part.section.kind === 'ingredients')?.label;
  // '## 2. Omelette', above the level of the sections.
  const isNextDish = label.isNumbered && !label.kind && label.level < (ingredients?.level ?? 0);
  if (isNextDish && has('ingredients') && has('steps')) return true;
  if (label.kind !== 'ingredients' || isWithin(section, label)) return false;
  const isTold = has('steps') || before.some(({ blocks }) => isToldBehind(blocks));
  return has('ingredients') && isTold && !beginsGroup(nameAbove(before));
}

function isToldBehind(blocks: Element[]): boolean {
  const list = blocks.findIndex(isListing);
  return list >= 0 && blocks.slice(list + 1).some((block) => /[.。!！]$/.test(textOf(block)));
}

/** 'For the sauce:', right above 'Ingredients:'. */
function nameAbove(before: Part[]): string {
  const above = before.at(-1);
  const isOneMore = before.some(({ label }) => label?.kind === 'ingredients');
  const { label, blocks = [] } = above ?? {};
  return label && !label.kind && blocks.length === 0 && (isOneMore || beginsGroup(label.text))
    ? label.group
    : '';
}

/** 'You will need: a pan', above the ingredients themselves. */
function isOnlyTools(before: Part[]): boolean {
  const lists = before
    .filter(({ section }) => section.kind === 'ingredients')
    .flatMap(({ blocks }) => blocks);
  return (
    before.every(({ section }) => section.kind !== 'steps') &&
    lists.flatMap(linesOf).every((line) => !/\p{N}/u.test(line.replace(LENGTH, '')))
  );
}

function isWithin(section: Section, { kind, level, group, text }: Label): boolean {
  const isDeeper = level > section.level;
  if (kind && kind === section.kind) return kind !== 'ingredients' || isDeeper;
  const isBelow = isDeeper || level === LABEL_LEVEL;
  // As 'Prepare the ingredients', a group of the steps.
  if (kind) return section.kind === 'steps' && isBelow && group !== '';
  return isBelow || beginsGroup(text);
}

/** Once steps have begun, they go on under every heading that is not known for something else. */
function kindOf(part: Part, section: Section, before: Part[], namesSteps: boolean): Kind | null {
  const label = part.label as Label;
  const { kind } = section;
  if (!label.kind && (saysOnlyFacts(part) || onlyAsks(part))) return null;
  // 'Optional toppings: 1 avocado, …', below the steps.
  if (kind === 'steps' && !label.kind && OPTIONAL.test(label.text) && part.blocks.some(isIngredients))
    return 'ingredients';
  const steps = before.filter((one) => one.section.kind === 'steps');
  const hasIngredients = before.some((one) => one.section.kind === 'ingredients');
  if (kind === 'steps' && !label.kind && (isAdvice(part, steps) || isProseBehindList(part, steps)))
    return null;
  if (isWithin(section, label)) {
    const isBehindTools = kind === 'aside' && !namesSteps && steps.length === 0;
    const mayBegin = kind === 'ingredients' || ((kind === null || isBehindTools) && hasIngredients);
    const isAmongIngredients = kind === 'ingredients' && namesSteps && !part.blocks.some(areSentences);
    return mayBegin && !label.kind && !isAmongIngredients && isMethod(part, namesSteps) ? 'steps' : kind;
  }
  if (label.kind) return label.kind === 'steps' && saysOnlyFacts(part) ? null : label.kind;
  if ((steps.length > 0 || hasIngredients) && isMethod(part, namesSteps)) return 'steps';
  if (kind === 'steps' && isLike(part, steps)) return 'steps';
  return kind === 'ingredients' && part.blocks.some(isIngredients) ? 'ingredients' : null;
}

/** Numbered, and no ingredients. Where no heading names the steps, bullets that are sentences are steps, too. */
function isMethod({ label, blocks }: Part, namesSteps: boolean): boolean {
  const numbered = blocks.filter(({ tagName }) => tagName === 'ol');
  const bullets = blocks.filter(({ tagName }) => tagName === 'ul');
  if (label?.isNumbered && !blocks.some(isIngredients) && blocks.some(isLong)) return true;
  if (bullets.some(isIngredients)) return false;
  if (numbered.length > 0) return !numbered.some(isIngredients) && numbered.flatMap(elementsIn).some(isLong);
  return (
    !namesSteps &&
    (bullets.length > 0
      ? bullets.flatMap(elementsIn).every((item) => isLong(item) && /[.。！!]$/.test(textOf(item)))
      : blocks.filter(isProse).length > 1)
  );
}

/** Below 'Preparation time' stands a time, and no sentence. */
function saysOnlyFacts({ blocks }: Part): boolean {
  const lines = blocks.flatMap(linesOf);
  const isFact = (line: string) =>
    FACT.test(line) &&
    /^.{0,8}\p{N}/u.test(line) &&
    line.split(' ').length <= INGREDIENT_WORDS &&
    !/[.。!！]$/.test(line);
  return lines.length > 0 && lines.every(isFact);
}

/** 'Would you like me to:' */
function onlyAsks({ blocks }: Part): boolean {
  const items = blocks.filter(isListing).flatMap(elementsIn);
  return items.length > 0 && items.every((item) => /[?？؟]$/.test(textOf(item)));
}

/** Most of its items end with a full stop. */
function areSentences(list: Element): boolean {
  const items = isListing(list) ? elementsIn(list) : [];
  return items.filter((item) => isLong(item) && /[.。！!]$/.test(textOf(item))).length * 2 > items.length;
}

/** 'Whipped cream', 'chopped nuts' */
function areShort(texts: string[]): boolean {
  const short = texts.filter((text) => text.split(' ').length < INGREDIENT_WORDS);
  return short.length * 2 >= texts.length && !texts.some((text) => /[.。！!]$/.test(text));
}

export function isIngredients(list: Element): boolean {
  return isListing(list) && areMostlyAmounts(elementsIn(list).map(textOf));
}

export function isLong(item: Element): boolean {
  const text = textOf(item);
  return text.split(' ').length > INGREDIENT_WORDS || /[.。！!]$/.test(text);
}

/** '24 cm' */
const LENGTH = /\p{N}+ ?(?:[x×] ?\p{N}+)?[ -]?(?:cm|inch|zoll|pouces|см)(?!\p{L})/giu;

const ADVICE = new RegExp(
  `^\\P{L}*(?:${[
    "you (?:can|may|could)|some |this |these |it |they |try |for (?:an?|extra|more|best|the best) |if you|feel free|use |leftover|store |keeps? |make sure|be sure|do(?:n't| not)|always|adjust|substitut|swap|pairs? |customi|experiment",
    'wer (?:mag|möchte|will)|wenn (?:du|ihr|sie)|du kannst|dazu (?:passt|schmeckt)|schmeckt |hält sich|am besten schmeckt',
    '(?:côté|en) accompagnement|pour accompagner|några saker|avec (?:une?|du|de la) |si (?:vous|tu) |vous pouvez|tu peux|(?:cela |ça )?se conserve|(?:dis|dites)[- ]moi',
    'si (?:quieres|prefieres|no |te |lo )|puedes|se conserva|queda (?:muy|genial)|se (?:vuoi|preferisci|non )|puoi|si conserva|se (?:ne )|se (?:quiser|preferir|não )|você pode|conserva-se',
    'lekker (?:met|bij)|als je|je kunt|om du|du kan|passar |hvis du|smager |smaker ',
    'najlepiej smakuje|jeśli|możesz|smakuje|если|можно|лучше всего|хранит|храните|в общей сложности|к так\\p{L}{2} |остатки',
    'eğer|isterseniz|dilerseniz|yanında |如果|另外|剩下的|也可以|喜[欢歡]|お好みで|残った|.{1,12}(?:苦手な|好きな)方は|취향|참고로|.{1,12}(?:남으면|빼면)|따뜻한 밥|.{1,20}(?:으면|하면|찍어 드시면) (?:더|잘) ',
    'अगर|आप चाहें|إذا|يمكن|يفضل',
  ].join('|')})`,
  'iu',
);

export function saysAdvice(text: string): boolean {
  return ADVICE.test(text);
}

const OPTIONAL =
  /(?<!\p{L})(?:optional|opcional|optionnel|facultati|opzional|optioneel|valfri|valgfri|opcjonaln|по желанию|isteğe bağlı)|اختياري|वैकल्पिक|可[选選]|お好み|선택/iu;

/** Bullets of advice, or of what may be served with it, behind numbered steps. */
function isAdvice({ label, blocks }: Part, steps: Part[]): boolean {
  if (OPTIONAL.test(label?.text ?? '') && blocks.some(isListing) && !blocks.some(areSentences)) return true;
  const items = blocks
    .filter(({ tagName }) => tagName === 'ul')
    .flatMap(elementsIn)
    .map(textOf);
  const advice = items.filter(saysAdvice);
  return (
    areNumbered(steps) &&
    items.length > 0 &&
    !blocks.some(({ tagName }) => tagName === 'ol') &&
    (advice.length * 2 >= items.length ||
      areShort(items) ||
      (areMostlyAmounts(items) && !blocks.some(isProse)))
  );
}

/** Whether it is written in the manner of the steps before it: all in bullets, or all in prose. */
function isLike({ blocks }: Part, steps: Part[]): boolean {
  const lists = (parts: Element[]) => parts.filter(isListing).map(({ tagName }) => tagName);
  const [here, there] = [lists(blocks), lists(steps.flatMap((step) => step.blocks))];
  if (blocks.length === 0) return false;
  return here.length > 0 ? !there.includes('ol') && !here.includes('table') : there.length === 0;
}

/** A numbered list behind the ingredients is the method, though no heading says so; where none says so anywhere, prose is, too. */
function partMethod(part: Part, all: Part[], namesSteps: boolean): Part[] {
  const { blocks, section } = part;
  const has = (kind: Kind) => all.some((one) => one.section.kind === kind);
  const isBehindTools = section.kind === 'aside' && has('ingredients') && !has('steps');
  if (section.kind !== 'ingredients' && !isBehindTools) return [part];
  const isSaid = (block: Element, place: number) =>
    block.tagName === 'p' &&
    (!isProse(block) || (place === 0 && piecesOf(textOf(block)).length > FEWEST_ITEMS));
  const first = blocks.findIndex((block, place) => isListing(block) || isSaid(block, place));
  const prose = namesSteps || isBehindTools ? [] : blocks.slice(first + 1).filter(isProse);
  const told = all.filter((one) => one.section.kind === 'ingredients' && isToldBehind(one.blocks));
  const isMethod = told.length > 1 || prose.length > 1 || prose.some(isLongProse);
  const at = blocks.findIndex(
    (block, place) =>
      place > first &&
      ((block.tagName === 'ol' &&
        (areSentences(block) || (!isBehindTools && blocks[first]?.tagName !== 'ol'))) ||
        (isMethod && block === prose[0])),
  );
  if (at === -1) return [part];
  const method = { ...nameless(), kind: 'steps' as const, level: section.level };
  return [
    { ...part, blocks: blocks.slice(0, at) },
    { label: null, node: null, blocks: blocks.slice(at), section: method, group: '' },
  ];
}

/** Where the steps are numbered, prose below another line in bold is none. */
function isProseBehindList({ label, blocks }: Part, steps: Part[]): boolean {
  return (
    label?.level === LABEL_LEVEL &&
    !label.isNumbered &&
    !beginsGroup(label.text) &&
    blocks.length > 0 &&
    blocks.every(({ tagName }) => tagName === 'p') &&
    areNumbered(steps)
  );
}

function areNumbered(steps: Part[]): boolean {
  return steps.some(({ blocks }) => blocks.some(({ tagName }) => tagName === 'ol'));
}

function wordOf({ label }: Part): string | undefined {
  return label?.text.split(' ')[0]?.toLowerCase();
}

function isLongProse(block: Element): boolean {
  return textOf(block).split(' ').length > LONG_PROSE_WORDS;
}

function isProse(block: Element): boolean {
  const text = textOf(block);
  const isSentence = text.split(' ').length > INGREDIENT_WORDS || UNSPACED.test(text);
  return block.tagName === 'p' && isSentence && /[.。!！]$/.test(text) && amountsIn(text).length === 0;
}

/** Of 'Instant Pot' and 'Oven' only the first is read: nobody cooks both. */
function withoutOtherWays(parts: Part[]): Part[] {
  const steps = parts.filter(({ label, section }) => section.kind === 'steps' && label);
  const named = steps.filter(({ label }) => isWay(label?.text ?? ''));
  // 'Method' may be the usual way, before 'Method in the oven'.
  const usual = steps.find(({ label }) => label?.kind === 'steps' && !isWay(label.text));
  const isUsualWay = usual && named[0] && wordOf(usual) === wordOf(named[0]);
  const ways = isUsualWay ? [usual, ...named] : named;
  const level = ways[0]?.label?.level ?? 0;
  if (ways.length < 2) return parts;
  let isOther = false;
  return parts.map((part) => {
    if (part.label && part.label.level <= level) isOther = ways.indexOf(part) > 0;
    return isOther ? { ...part, section: nameless() } : part;
  });
}
