import { BOLD, type Line, withoutColon } from '../lines/lines.ts';
import { hasWords, isSentence } from '../lines/looks.ts';
import { isOnlyFacts } from '../numbers/facts.ts';
import { lowerCase } from '../words/fold.ts';
import type { Words } from '../words/readyLanguage.ts';
import type { Block } from './blocks.ts';
import { isAside, kindOf, stepOf, type Title } from './titles.ts';

/** `part`: what it is for, as 'For the syrup', or ''; `title` may be '', too. `lines`: where it stands; of a step that is a title, without that. */
export type Step = { part: string; title: string; text: string; heading: Title | null; lines: Line[] };

const LABEL = /^([^:\uff1a.]{2,40})[:\uff1a]/u;
const QUESTION = /^[^.!\u3002]{0,300}[?\uff1f\u061f]$/;
const LONGEST_FAREWELL = 160;

/** Titles that are steps, with all below each; else numbered items; else bullets; else rows; else paragraphs. */
export function stepsIn(all: Block[], words: Words): Step[] {
  const blocks = withoutListsBeside(withoutRemarksBehind(all, words));
  const numbered = ({ lines }: Block) => lines.filter(({ mark }) => mark === '1').length;
  const titled = blocks.filter(({ title }) => title?.isStep);
  // 'Part 1' above several numbered steps.
  const areTitles = titled.length > 0 && !titled.some((block) => numbered(block) > 1 && !goesOn(block));
  const haveLists = blocks.some(({ shape }) => shape !== '');
  const areNumbered = areTitles || blocks.some(({ shape }) => shape === '1');
  const steps: Step[] = [];
  for (const [at, block] of blocks.entries()) {
    const { title, lines, shape, isFirst } = block;
    const isNumberedBeside = (other: Block) => other.title === title && other.shape === '1';
    if (areTitles && goesOn(block)) {
      steps.push(...itemsIn(block));
      continue;
    }
    // A remark below the list of the last.
    if (areTitles && !isFirst && shape === '' && title === titled.at(-1)?.title && blocks[at - 1]?.shape)
      continue;
    if (areTitles && title?.isStep) {
      const last = steps.at(-1);
      if (last && !isFirst)
        Object.assign(last, { text: `${last.text}\n${textOf(lines)}`, lines: [...last.lines, ...lines] });
      else
        steps.push({
          part: '',
          title: withoutColon(stepOf(title.text, words) ?? title.text),
          text: textOf(lines),
          heading: title,
          lines,
        });
    } else if (areTitles && !title?.kind) continue;
    else if (shape === '1' || (shape === '-' && !blocks.some(isNumberedBeside)))
      steps.push(...itemsIn(block));
    else if (shape === '|') steps.push(...rowsIn(block));
    else if (shape === '' && !haveLists) steps.push(...lines.map((line) => stepOn(line, line.text, block)));
  }
  return steps.filter(({ title, text, lines }) => {
    const isNone = QUESTION.test(text) || isFarewell(title || text, words) || !hasWords(title + text);
    if (isNone || areNumbered) return !isNone;
    const label = title || (lines[0]?.bold ?? '');
    return !isRemark(label, text, words) && !lines.every((line) => isOnlyFacts(line, words));
  });
}

/** '4. Season it.' below the step that is called '3. Simmer'. */
function goesOn({ title, lines, shape, isFirst }: Block): boolean {
  return shape === '1' && !isFirst && title?.isStep === true && lines[0]?.number === title.number + 1;
}

/** What stands below the last step belongs to none. */
function withoutRemarksBehind(blocks: Block[], words: Words): Block[] {
  const last = blocks.at(-1);
  if (!last) return blocks;
  const isBehind = ({ mark, isFirst, bold, text }: Line) =>
    mark === '' &&
    isFirst &&
    (QUESTION.test(text) ||
      isRemark(bold, text, words) ||
      isFarewell(text, words) ||
      words.beginsWith('remark', lowerCase(text)));
  const end = last.lines.findLastIndex((line) => !isBehind(line)) + 1;
  return [...blocks.slice(0, -1), { ...last, lines: last.lines.slice(0, end) }];
}

/** Where paragraphs are the steps, bullets below another title are none. */
function withoutListsBeside(blocks: Block[]): Block[] {
  const prose = blocks.findIndex(
    ({ shape, lines }) => shape === '' && lines.length > 1 && lines.every(({ text }) => isSentence(text)),
  );
  if (prose < 0) return blocks;
  return blocks.filter(
    ({ shape, title }, at) => at < prose || shape !== '-' || title === blocks[prose]?.title,
  );
}

/** 'Tip: serve it warm' */
function isRemark(title: string, text: string, words: Words): boolean {
  return isAside(kindOf(title || (LABEL.exec(text)?.[1] ?? ''), words).kind);
}

function isFarewell(text: string, words: Words): boolean {
  return text.length <= LONGEST_FAREWELL && words.beginsWith('goodbye', lowerCase(text));
}

function itemsIn(block: Block): Step[] {
  const { lines, shape } = block;
  const listed = lines.filter(({ mark }) => mark === shape);
  const least = Math.min(...listed.map(({ indent }) => indent));
  const items: Line[][] = [];
  for (const line of lines) {
    if (items.length === 0 || (line.mark === shape && line.indent < least + 2)) items.push([line]);
    else items.at(-1)?.push(line);
  }
  return items.map((own) => {
    const [first] = own;
    // '1. **Boil the potatoes**', above a list of what to do.
    const title = first?.level === BOLD && own.length > 1 ? first.text : (first?.bold ?? '');
    const text = textOf(own)
      .slice(title.length)
      .replace(/^[\s:\uff1a.\u2013\u2014-]+/, '');
    return { part: partOf(block), title: withoutColon(title), text, heading: null, lines: own };
  });
}

function rowsIn(block: Block): Step[] {
  return block.lines.slice(1).map((row) => stepOn(row, row.cells.filter(hasWords).join(' \u2013 '), block));
}

function stepOn(line: Line, text: string, block: Block): Step {
  return { part: partOf(block), title: '', text, heading: null, lines: [line] };
}

function partOf({ title }: Block): string {
  return title && !title.kind && !title.isStep ? withoutColon(title.text) : '';
}

function textOf(lines: Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}
