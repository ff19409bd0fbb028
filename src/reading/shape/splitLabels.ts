import { BOLD, LABEL, type Line, linesOf } from '../lines/lines.ts';
import { countWords, isListed, isSentence, share } from '../lines/looks.ts';
import { durationsIn } from '../numbers/durations.ts';
import type { Language } from '../words/language.ts';
import { isAside, kindOf, stepOf } from './titles.ts';

/** Matches the start of a list on one line: 'Ingredients: - 2 eggs - 1 onion'. */
const RUN_ON_LIST = /^(?:-|1[.)])\s/;
const NEXT_MARK = /\s(?=(?:-|\d{1,2}[.)])\s)/g;
/** Matches the number in a label such as 'Step 1:'. */
const NUMBERED = /^[^:\uff1a]*\p{N}/u;
const FEWEST_WORDS = 3;
const BRIEF = 5;
const MOST_WORDS_OF_FACT = 10;
const ENOUGH_TO_FIND = 12;

/** Splits 'Ingredients: 3 eggs, 1 onion' into a title and a line. Turns 'Step 1: Heat the oil.' into a numbered item. */
export function splitLabels(lines: Line[], language: Language): Line[] {
  // Keeps 'Optional step: Toast the nuts.' if no other line has such a label.
  const steps = lines.map(({ text }) => stepOf(text, language));
  const areSteps = steps.filter((step) => step !== null).length > 1;
  return lines.flatMap((line, index) => {
    const isStep = (areSteps || NUMBERED.test(line.text)) && line.mark === '' && line.level !== BOLD;
    return splitLabel(line, isStep ? (steps[index] ?? null) : null, lines.slice(index + 1), language);
  });
}

/** `step`: the text after a label such as 'Step 1:', or null. */
function splitLabel(line: Line, step: string | null, below: Line[], language: Language): Line[] {
  const { level, text, bold } = line;
  if (step && (bold || isSentence(step) || countWords(step) > BRIEF)) {
    const number = Number(/\d+/.exec(text)?.[0]) || 1;
    return [{ ...line, mark: '1', number, level: 0, bold: '', text: step, raw: rawOf(step, line) }];
  }
  if (level > 0 || isListed(line)) return [line];
  const [, label = '', rest = ''] = LABEL.exec(text) ?? [];
  const { kind, isSure } = kindOf(label, language);
  if (!isSure || countWords(rest) < FEWEST_WORDS || (isAside(kind) && /^\p{N}/u.test(rest))) return [line];
  // Keeps 'Note: turn it over.' as one line above further paragraphs, so that these paragraphs do not become notes.
  const isAboveProse = below.length > 1 && below.every((one) => one.mark === '' && one.isFirst);
  if (kind === 'aside' && !bold && isAboveProse && share(below, (one) => isSentence(one.text)) > 0.5)
    return [line];
  // Does not split a label from a time: 'Preparation: 15 min and a night in the fridge'.
  if (countWords(rest) < MOST_WORDS_OF_FACT && durationsIn(rest, language).length > 0) return [line];
  const own = { ...line, text: rest, raw: rawOf(rest, line), bold: '', isFirst: false };
  const items = RUN_ON_LIST.test(rest) ? linesOf(rest.replace(NEXT_MARK, '\n')) : [own];
  return [{ ...line, text: `${label}:`, raw: `**${label}:**`, level: BOLD, bold: '' }, ...items];
}

/** Returns the markdown after a label. Adds an opening '**' if the label contained one. */
function rawOf(text: string, { raw }: Line): string {
  const index = raw.indexOf(text.slice(0, ENOUGH_TO_FIND));
  if (index < 0) return text;
  const found = raw.slice(index);
  const isClosedOnly = (found.split('**').length - 1) % 2 === 1;
  return isClosedOnly ? `**${found}` : found;
}
