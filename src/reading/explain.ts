import { readIngredient } from './foods/foods.ts';
import { type Line, linesOf } from './lines/lines.ts';
import { hasWords } from './lines/looks.ts';
import { findAmounts, write } from './numbers/amounts.ts';
import type { Facts } from './numbers/facts.ts';
import { type Figure, figuresIn } from './numbers/readLine.ts';
import type { Reader } from './openReader.ts';
import { type Block, blocksOf, withTitle } from './shape/blocks.ts';
import { dishesIn } from './shape/dishes.ts';
import { PARTS, type Part, pointsOf } from './shape/points.ts';
import type { Reading } from './shape/read.ts';
import { divide, linesByPart } from './shape/sections.ts';
import { splitLabels } from './shape/splitLabels.ts';
import { linesOfStep } from './shape/steps.ts';
import type { Token } from './tokens/token.ts';
import { tokensOf } from './tokens/tokens.ts';
import type { Language } from './words/language.ts';

/** Matches the JSON header of an answer in `tests/reading`. The header contains the request and the expected reading. */
const HEAD = /^(?:---json\n)?(\{[\s\S]*?\})\n---\n/;
const LONGEST_EXCERPT = 60;

/**
 * Describes how the reader understands an answer: each block in detail, and the role of each line. Detects the
 * language if `set` is ''.
 */
export async function explainAnswer(reader: Reader, written: string, set: string): Promise<string> {
  const whole = written.replaceAll('\r\n', '\n');
  const [all = '', head = '{}'] = HEAD.exec(whole) ?? [];
  const { asked = [], language: tag = null } = JSON.parse(head) as { asked?: string[]; language?: string };
  const answer = { text: whole.slice(all.length), ingredients: asked, language: set || tag };
  await reader.wordsToLoad(answer);
  const reading = reader.read(answer);
  const { language } = reading;
  return [
    `language: ${language.tag}`,
    `dish: ${reading.dish}`,
    `facts: ${formatFacts(reading.facts)}`,
    '',
    ...formatBlocks(splitLabels(linesOf(reading.text), language), language),
    '',
    ...[...rolesIn(reading)].map(([{ text, raw }, role]) => `${role.padEnd(11)} ${excerptOf(text || raw)}`),
  ].join('\n');
}

/** Returns the role of each line that has words. A line without another role is a 'remark'. */
export function rolesIn(reading: Reading): ReadonlyMap<Line, string> {
  const { dishLine, factLines, groupLines, ingredients, steps, titles, parts } = reading;
  const byRole: [string, Iterable<Line | null>][] = [
    ['title', [titles.ingredients, titles.steps]],
    ['group', groupLines.keys()],
    ['facts', factLines],
    ['dish', [dishLine]],
    ['step', steps.flatMap(linesOfStep)],
    ['ingredient', ingredients.map(({ line }) => line)],
  ];
  const roles = new Map(
    byRole.flatMap(([role, lines]) => Array.from(lines, (line) => [line, role] as const)),
  );
  const withWords = Object.values(parts)
    .flat()
    .filter(({ text, raw }) => hasWords(text || raw));
  return new Map(withWords.map((line) => [line, roles.get(line) ?? 'remark']));
}

function formatFacts({ yield: made, ...times }: Facts): string {
  const count = made && [made.count, made.upTo ?? ''].filter(Boolean).join('-');
  const minutes = Object.entries(times).flatMap(([name, time]) =>
    time === null ? [] : [`${name} ${time} min`],
  );
  return [...(made ? [`${count} ${made.of || 'servings'}`] : []), ...minutes].join(', ') || 'none';
}

function formatBlocks(lines: Line[], language: Language): string[] {
  const { dishes, later } = divide(lines, language);
  const parts = linesByPart(lines, dishes, later);
  const partOf = new Map(PARTS.flatMap((part) => parts[part].map((line): [Line, Part] => [line, part])));
  const row = (cells: string[], end: string) =>
    [...cells.map((cell) => cell.padStart(12)), `  ${end}`].join('');
  return [
    row([...PARTS], 'became'),
    ...dishesIn(blocksOf(lines, language), language).dishes.flatMap(({ blocks }) =>
      pointsOf(blocks, language).map((points, index) => {
        const block = blocks[index] as Block;
        const [first] = withTitle(block);
        const part = (first && partOf.get(first)) ?? '';
        return row(
          PARTS.map((one) => points[one].toFixed(1)),
          `${part.padEnd(11)} ${formatBlock(block)}`,
        );
      }),
    ),
  ];
}

function formatBlock({ title, isFirst, lines, shape, kind }: Block): string {
  const name = title && isFirst ? `'${excerptOf(title.text)}'` : '';
  const remarks = [
    ...(title && isFirst && title.kind ? [title.isSure ? 'sure' : 'unsure'] : []),
    ...(kind ? [`of ${kind}`] : []),
    ...(title && isFirst && title.isStep ? ['a step'] : []),
  ];
  const below = `${lines.length} ${lines.length === 1 ? 'line' : 'lines'}${shape && ` marked ${shape}`}`;
  return [name, remarks.length > 0 ? `(${remarks.join(', ')})` : '', below].filter(Boolean).join(' ');
}

/** Describes how the reader understands an ingredient line: the ingredient's name, the required foods, the amounts and the words. */
export async function explainLine(reader: Reader, line: string, tag: string): Promise<string> {
  await reader.load(tag);
  const language = reader.languageOf(tag);
  if (language.gap) return `There is no language file for '${tag}'.`;
  const { name, needs } = readIngredient(line, language);
  const figures = figuresIn(line, language);
  const amounts = findAmounts(line, language);
  const scaled = new Set(amounts.map(({ start }) => start));
  return [
    `name: ${name}`,
    `needs: ${needs.map((ways) => ways.map(formatFood).join(' or ')).join(', and ') || 'nothing'}`,
    `doubled: ${write(line, amounts, 2, null)}`,
    '',
    ...figures.map((figure) => formatFigure(line, figure, scaled)),
    '',
    ...tokensOf(line, language).flatMap((token) =>
      token.text && token.does !== 'sign' ? [formatToken(token, language)] : [],
    ),
  ].join('\n');
}

function formatFood(food: Token[]): string {
  return food.map(({ id, role }) => (role === 'food' ? id : `${id} (${role})`)).join(' + ');
}

/** Formats a number with its unit. `scaled`: the positions of the numbers that are scaled. */
function formatFigure(line: string, figure: Figure, scaled: ReadonlySet<number>): string {
  const { start, unitEnd, unit, isSize, isNoAmount } = figure;
  const unscaled = scaled.size === 0 ? 'the line is not clear enough' : 'not the amount';
  const why = isSize ? 'the size of each' : isNoAmount ? 'no amount' : unscaled;
  const kind = unit ? `of ${unit.kind}` : 'without a unit';
  return `'${line.slice(start, unitEnd)}' ${kind}: ${scaled.has(start) ? 'scaled' : `as written, ${why}`}`;
}

/** Formats a word with its role, its id, its food families and the field of `languages/` that contains the word. */
function formatToken({ text, role, does, name, id, families }: Token, language: Language): string {
  const { roles, stemRoles, stem, fold } = language;
  const word = fold(text);
  const isFigure = does === 'number' || does === 'times';
  const byShape = isFigure ? 'figure' : role === 'none' ? 'forms' : 'unknown';
  const field = roles.map.get(word) ?? stemRoles.map.get(stem(word)) ?? (name ? 'names' : byShape);
  const compared = [id, ...(families.size > 0 ? [`{${[...families].join(', ')}}`] : [])];
  return [text.padEnd(18), role.padEnd(8), field.padEnd(11), ...(role === 'none' ? [] : compared)]
    .join(' ')
    .trimEnd();
}

function excerptOf(text: string): string {
  const line = text.replaceAll('\n', ' ');
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}
