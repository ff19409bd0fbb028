import type { Line } from '../lines/lines.ts';
import { endsWithColon, hasWords, isSentence } from '../lines/looks.ts';
import { lowerCase } from '../words/fold.ts';
import type { Words } from '../words/readyLanguage.ts';
import type { Block } from './blocks.ts';
import { isAside, kindOf, stepOf, type Title, withoutColon } from './titles.ts';

/** `title` may be ''. `lines`: where it stands; of a step that is a title, without that. */
export type Step = { title: string; text: string; heading: Title | null; lines: Line[] };

const LABEL = /^([^:\uff1a.]{2,40})[:\uff1a]/u;
const QUESTION = /^[^.!\u3002]{0,300}[?\uff1f\u061f]$/;
const QUESTION_LAST = /[?\uff1f\u061f][^.!\u3002]{0,80}$/;
const LONGEST_FAREWELL = 160;

/** Titles that are steps, with all below each; else numbered items; else bullets; else rows; else paragraphs. */
export function stepsIn(blocks: Block[], words: Words): Step[] {
  const numbered = ({ lines }: Block) => lines.filter(({ mark }) => mark === '1').length;
  const titled = blocks.filter(({ title }) => title?.isStep);
  // 'Part 1' above several numbered steps.
  const areTitles = titled.length > 0 && !titled.some((block) => numbered(block) > 1);
  const haveLists = blocks.some(({ shape }) => shape !== '');
  const haveNumbers = blocks.some(({ shape }) => shape === '1');
  const steps: Step[] = [];
  for (const [at, block] of blocks.entries()) {
    const { title, lines, shape, isFirst } = block;
    const isNumberedBeside = (other: Block) => other.title === title && other.shape === '1';
    // A remark below the list of the last.
    if (areTitles && !isFirst && shape === '' && title === titled.at(-1)?.title && blocks[at - 1]?.shape)
      continue;
    if (areTitles && title?.isStep) {
      const last = steps.at(-1);
      if (last && !isFirst)
        Object.assign(last, { text: `${last.text}\n${textOf(lines)}`, lines: [...last.lines, ...lines] });
      else
        steps.push({
          title: withoutColon(stepOf(title.text, words) ?? title.text),
          text: textOf(lines),
          heading: title,
          lines,
        });
    } else if (areTitles && !title?.kind) continue;
    else if (shape === '1' || (shape === '-' && !blocks.some(isNumberedBeside)))
      steps.push(...itemsIn(block));
    else if (shape === '|') steps.push(...rowsIn(lines));
    else if (shape === '' && !haveLists) steps.push(...paragraphsIn(lines));
  }
  const isAbout = ({ title, text }: Step) => isRemark(title ? `${title}:` : text, words);
  const said = steps.filter((step) => {
    if (!hasWords(step.title + step.text) || QUESTION.test(step.text) || isFarewell(step, words))
      return false;
    return haveNumbers || areTitles || !isAbout(step);
  });
  const last = said.at(-1);
  return last ? [...said.slice(0, -1), withoutFarewell(last, words)] : [];
}

/** What stands behind the last step as a paragraph of its own, and is a question, a remark or a goodbye. */
function withoutFarewell(step: Step, words: Words): Step {
  const isEnd = ({ text, mark, isFirst }: Line) =>
    isFirst &&
    mark === '' &&
    (QUESTION_LAST.test(text) || isFarewell({ title: '', text }, words) || isRemark(text, words));
  const end = step.lines.findIndex((line, at) => at > 0 && isEnd(line));
  if (end < 0) return step;
  const cut = textOf(step.lines.slice(end)).length + 1;
  return { ...step, text: step.text.slice(0, -cut), lines: step.lines.slice(0, end) };
}

function isRemark(text: string, words: Words): boolean {
  return isAside(kindOf(LABEL.exec(text)?.[1] ?? '', words).kind);
}

function isFarewell({ title, text }: { title: string; text: string }, words: Words): boolean {
  const goodbye = words.once('goodbye first', () => new RegExp(`^\\P{L}*${words.source('goodbye')}`, 'u'));
  return text.length <= LONGEST_FAREWELL && goodbye.test(lowerCase(title || text));
}

function itemsIn({ lines, shape }: Block): Step[] {
  const listed = lines.filter(({ mark }) => mark === shape);
  const least = Math.min(...listed.map(({ indent }) => indent));
  const items: Line[][] = [];
  for (const line of lines) {
    if (items.length === 0 || (line.mark === shape && line.indent < least + 2)) items.push([line]);
    else items.at(-1)?.push(line);
  }
  return items.map((own) => {
    const title = own[0]?.bold ?? '';
    const text = textOf(own)
      .slice(title.length)
      .replace(/^[\s:\uff1a.\u2013\u2014-]+/, '');
    return { title: withoutColon(title), text, heading: null, lines: own };
  });
}

function rowsIn(rows: Line[]): Step[] {
  return rows.slice(1).map((row) => {
    const text = row.cells.filter(hasWords).join(' \u2013 ');
    return { title: '', text, heading: null, lines: [row] };
  });
}

/** Each paragraph is a step, or each line of a single one. */
function paragraphsIn(lines: Line[]): Step[] {
  const areParagraphs = lines.filter(({ isFirst }) => isFirst).length > 1;
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    if (line.isFirst || !areParagraphs || paragraphs.length === 0) paragraphs.push([line]);
    else paragraphs.at(-1)?.push(line);
  }
  const steps = paragraphs.map((own) => ({ title: '', text: textOf(own), heading: null, lines: own }));
  return steps.filter(({ text }) => !areParagraphs || isSentence(text) || !endsWithColon(text));
}

function textOf(lines: Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}
