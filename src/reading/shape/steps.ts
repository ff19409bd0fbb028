import { BOLD, LABEL, type Line, withoutColon } from '../lines/lines.ts';
import { countWords, hasNumber, hasWords, isSentence, NEXT_SENTENCE } from '../lines/looks.ts';
import { namesFood } from '../tokens/tokens.ts';
import type { Language } from '../words/language.ts';
import { ENDS_BEFORE_SPACE, ENDS_WITHOUT_SPACE } from '../words/signs.ts';
import type { Block } from './blocks.ts';
import { isAside, kindOf, stepOf, type Title } from './titles.ts';

/**
 * A step of a recipe. `part`: a title such as 'For the syrup', or ''. `title`: the step's own title, or ''. `lines`:
 * without the heading.
 */
export type StepInLines = { part: string; title: string; text: string; heading: Title | null; lines: Line[] };

export function linesOfStep({ heading, lines }: Pick<StepInLines, 'heading' | 'lines'>): Line[] {
  return heading ? [heading.line, ...lines] : lines;
}

/** Returns the title, if there is one, and text of a step. A check that finds something in the step also reports this text. */
export function textOfStep({ title, text }: Pick<StepInLines, 'title' | 'text'>): string {
  return title ? `${title}\n${text}` : text;
}

/** The blocks of an answer below one title. */
type Section = { title: Title | null; blocks: Block[] };

const QUESTION = /^[^.!\u3002]{0,300}[?\uff1f\u061f]$/;
const FIRST_WORD = /^\p{L}+\s?[!.,\u2013\u2014-]\s/u;
const LONGEST_FAREWELL = 160;
const CHEER_END = /[!?\uff01\uff1f\u061f]$/;
const FEWEST_LINES = 3;
const MOST_WORDS_OF_CHAT = 8;
const TITLE_END = new RegExp(`[:\uff1a${ENDS_BEFORE_SPACE}${ENDS_WITHOUT_SPACE}]$`);
const AFTER_TITLE = /^\s*[:\uff1a.\u2013\u2014]|^\s+-\s/;
/** Matches the start of a new sentence. */
const NEW_SENTENCE = /^\s+(?:\p{Lu}|\p{N})/u;
/** Matches the start of a new sentence in Chinese or Japanese. */
const UNSPACED_WORD = /^\s+[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * Reads the steps, without remarks. A step is a title with the lines below it. Without such titles, a step is a list
 * item, a table row or a paragraph.
 */
export function stepsIn(all: Block[], language: Language): StepInLines[] {
  const sections = sectionsOf(withoutRemarksBelow(all, language));
  const titled = sections.filter(({ title }) => title?.isStep);
  // Does not read a title above several numbered steps as a step: 'Part 1'.
  const areTitles = titled.length > 0 && !titled.some(({ blocks }) => blocks.some(isListOfSteps));
  const areNumbered = areTitles || all.some(({ shape }) => shape === '1');
  const prose = sections.findIndex(
    ({ blocks }) => blocks.some(isProse) && blocks.every(({ shape }) => shape === ''),
  );
  const steps = sections.flatMap((section, index) => {
    // Ignores bullets below a later title if the steps are paragraphs.
    const isBeside = prose >= 0 && index > prose && section.blocks[0]?.shape === '-';
    const isFurther = sections.slice(0, index).some(({ title }) => title?.kind === 'steps');
    if (isBeside) return [];
    return areTitles && titled.includes(section)
      ? titledSteps(section, section === titled.at(-1), language)
      : stepsBelow(section, isFurther, language);
  });
  return steps.filter(({ title, text, lines }, index) => {
    const isLead = index === 0 && steps.length > 1 && title === '' && isChat(text, language);
    const isNone =
      isLead || QUESTION.test(text) || isFarewell(title || text, language) || !hasWords(title + text);
    if (isNone || areNumbered) return !isNone;
    const label = title || (lines[0]?.bold ?? '');
    return !isRemark(label, text, language);
  });
}

function sectionsOf(blocks: Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last && !block.isFirst && last.title === block.title) last.blocks.push(block);
    else sections.push({ title: block.title, blocks: [block] });
  }
  return sections;
}

function isListOfSteps(block: Block): boolean {
  return block.lines.filter(({ mark }) => mark === '1').length > 1 && !continues(block);
}

/** True if a list continues the numbering above it: '4. Season it.' below '3. Simmer'. */
function continues({ title, lines, shape, isFirst }: Block): boolean {
  return shape === '1' && !isFirst && title?.isStep === true && lines[0]?.number === title.number + 1;
}

function isProse({ shape, lines }: Block): boolean {
  return shape === '' && lines.length > 1 && lines.every(({ text }) => isSentence(text));
}

/** Reads a step that has a title, such as 'Step 2: Fry', with the lines below it. */
function titledSteps({ title, blocks }: Section, isLast: boolean, language: Language): StepInLines[] {
  if (!title) return [];
  const own = blocks.filter((block, index) => {
    // Excludes a remark that follows a list in the last step.
    const isTrailing = isLast && index > 0 && block.shape === '' && blocks[index - 1]?.shape !== '';
    return !isTrailing && !continues(block);
  });
  const lines = own
    .flatMap((block) => block.lines)
    .filter(
      (line) => !isLast || line.mark !== '' || !line.isFirst || !isRemark(line.bold, line.text, language),
    );
  const name = withoutColon(stepOf(title.text, language) ?? title.text);
  const step = { part: '', title: name, text: textOf(lines), heading: title, lines };
  return [step, ...blocks.filter(continues).flatMap((block) => itemsIn(block, '', language))];
}

/** Reads the steps below a title. `isFurther`: true if another title of steps, such as 'Method', came before. */
function stepsBelow({ title, blocks }: Section, isFurther: boolean, language: Language): StepInLines[] {
  // Ignores a title if the first block below the title contains no steps.
  const isPart = title && blocks[0]?.isFirst && !title.isStep && (!title.kind || isFurther);
  const part = isPart ? withoutColon(title.text) : '';
  const hasList = blocks.some(({ shape }) => shape !== '');
  return blocks.flatMap((block) => {
    const { shape, lines } = block;
    if (shape === '1' || shape === '-') return itemsIn(block, part, language);
    if (shape === '|')
      return lines.slice(1).map((row) => stepOn(row, row.cells.filter(hasWords).join(' \u2013 '), part));
    return shape === '' && !hasList ? lines.map((line) => stepOn(line, line.text, part)) : [];
  });
}

/** Removes remarks that follow the last step. */
function withoutRemarksBelow(blocks: Block[], language: Language): Block[] {
  const last = blocks.at(-1);
  if (!last) return blocks;
  // True if no line follows a blank line, except the first and the last line.
  const isApart =
    last.lines.length > FEWEST_LINES && last.lines.slice(1, -1).every(({ isFirst }) => !isFirst);
  const isTrailing = ({ mark, isFirst, text }: Line) =>
    mark === '' &&
    isFirst &&
    (isApart ||
      QUESTION.test(text) ||
      isFarewell(text, language) ||
      isCheer(text, language) ||
      language.beginsWith('remark', text));
  const end = last.lines.findLastIndex((line) => !isTrailing(line)) + 1;
  return [...blocks.slice(0, -1), { ...last, lines: last.lines.slice(0, end) }];
}

/** True for a note or tip: 'Tip: serve it warm'. */
function isRemark(title: string, text: string, language: Language): boolean {
  return isAside(kindOf(title || (LABEL.exec(text)?.[1] ?? ''), language).kind);
}

/** True for a chatty first line: 'Great. So let us get cooking!'. */
function isChat(text: string, language: Language): boolean {
  const isBrief = countWords(text) <= MOST_WORDS_OF_CHAT;
  return isBrief && language.beginsWith('chat', text) && !namesFood(text, language);
}

/** True for a farewell: 'Enjoy your meal!', 'Done - enjoy!'. */
function isFarewell(text: string, language: Language): boolean {
  const variants = [text, text.replace(FIRST_WORD, '')];
  return text.length <= LONGEST_FAREWELL && variants.some((one) => language.beginsWith('goodbye', one));
}

/** True for a brief exclamation or question that does not name a food: 'Write to me if you want more ideas!'. */
function isCheer(text: string, language: Language): boolean {
  const isOne = !text.includes(',') && !NEXT_SENTENCE.test(text);
  const isRemark = language.isByShape || (countWords(text) <= MOST_WORDS_OF_CHAT && isOne);
  const isBrief = text.length <= LONGEST_FAREWELL && !hasNumber(text) && isRemark;
  return isBrief && CHEER_END.test(text) && !namesFood(text, language);
}

function itemsIn({ lines, shape }: Block, part: string, language: Language): StepInLines[] {
  const listed = lines.filter(({ mark }) => mark === shape);
  const least = Math.min(...listed.map(({ indent }) => indent));
  const items: Line[][] = [];
  for (const line of lines) {
    if (items.length === 0 || (line.mark === shape && line.indent < least + 2)) items.push([line]);
    else items.at(-1)?.push(line);
  }
  return items.map((own) => {
    const title = titleOfItem(own);
    const text = textOf(own)
      .slice(title.length)
      .replace(/^[\s:\uff1a.\u2013\u2014-]+/, '');
    // Omits the title of '1. **Step:** Fry the onion.', which is only a label.
    const isNamed = !language.isExactly('step', withoutColon(title));
    return { part, title: isNamed ? withoutColon(title) : '', text, heading: null, lines: own };
  });
}

/** Returns the bold title of a list item, or ''. Bold words that start a sentence are not a title: '**Preheat** the oven'. */
function titleOfItem([first, ...others]: Line[]): string {
  if (!first) return '';
  const { level, bold, text } = first;
  if (level === BOLD && others.length > 0) return text;
  const rest = text.slice(bold.length);
  const isTitle =
    TITLE_END.test(bold) ||
    AFTER_TITLE.test(rest) ||
    UNSPACED_WORD.test(rest) ||
    (countWords(bold) > 1 && NEW_SENTENCE.test(rest) && isSentence(rest.trim()));
  return isTitle ? bold : '';
}

function stepOn(line: Line, text: string, part: string): StepInLines {
  return { part, title: '', text, heading: null, lines: [line] };
}

function textOf(lines: Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}
