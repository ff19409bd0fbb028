/** A piece of a paragraph. */
export type Run = { text: string; isBold?: boolean };
export type Column = {
  /** Distance of the column from the left edge, or from the right edge in right-to-left text. */
  x: number;
  width: number;
  size: number;
  colour: string;
  family: string;
  /** Line height as a multiple of the size. */
  leading?: number;
  letterSpacing?: string;
  /** True if all lines should have about the same length. */
  isBalanced?: boolean;
};

/** Distance from the middle of a line to its baseline, as a multiple of the size. */
const BASELINE = 0.34;
const BALANCE_STEP = 16;
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
const BREAK = '\u200b';
/** Matches breaks before closing punctuation, and after opening punctuation and numbers. */
const WRONG_BREAK = /\u200b(?=[\p{Pe}\p{Pf}\p{Po}\p{Lm}])|(?<=[\p{Ps}\p{Pi}\p{N}])\u200b/gu;

/** Draws a paragraph whose first line begins at `top`. Returns the bottom of its last line. */
export function drawText(
  context: CanvasRenderingContext2D,
  runs: Run[],
  top: number,
  column: Column,
): number {
  const { x, width, size, colour, family, leading = 1.4, letterSpacing = '0px', isBalanced = false } = column;
  context.letterSpacing = letterSpacing;
  const isMirrored = context.direction === 'rtl';
  const measure = ({ text, isBold }: Run) => {
    context.font = `${isBold ? 'bold ' : ''}${size}px ${family}`;
    return context.measureText(text).width;
  };
  let lines = breakLines(runs, width, measure);
  for (let narrower = width; isBalanced && narrower > BALANCE_STEP; narrower -= BALANCE_STEP) {
    const balanced = breakLines(runs, narrower, measure);
    if (balanced.length > lines.length) break;
    lines = balanced;
  }
  context.fillStyle = colour;
  for (const [index, line] of lines.entries()) {
    let left = isMirrored ? context.canvas.width - x : x;
    for (const run of line) {
      const runWidth = measure(run);
      context.fillText(run.text, left, top + size * (leading * (index + 0.5) + BASELINE));
      left += isMirrored ? -runWidth : runWidth;
    }
  }
  return top + lines.length * leading * size;
}

/** Breaks a paragraph into lines that are at most as wide as the column. */
function breakLines(runs: Run[], width: number, measure: (run: Run) => number): Run[][] {
  const pieces = runs.flatMap((run) => piecesOf(run.text).map((text) => ({ ...run, text })));
  const lines: Run[][] = [];
  let room = -1;
  // Divides a piece only if it is wider than the column, such as a URL.
  for (const piece of pieces)
    for (const text of measure(piece) > width ? piece.text : [piece.text]) {
      const part = { ...piece, text };
      if (measure({ ...part, text: text.trimEnd() }) > room) {
        lines.push([]);
        room = width;
      }
      const last = lines.at(-1)?.at(-1);
      if (last && last.isBold === part.isBold) last.text += text;
      else lines.at(-1)?.push(part);
      room = text.endsWith('\n') ? -1 : room - measure(part);
    }
  return lines;
}

/** Divides a text after spaces, but not between a number and its unit. Divides scripts without spaces, such as Chinese, between words. */
function piecesOf(text: string): string[] {
  return text
    .split(/(?<=(?<!\p{N}) |\n)/u)
    .filter(Boolean)
    .flatMap((piece) => {
      if (!UNSPACED.test(piece)) return [piece];
      const words = Array.from(WORDS.segment(piece), ({ segment }) => segment);
      return words.join(BREAK).replace(WRONG_BREAK, '').split(BREAK);
    });
}
