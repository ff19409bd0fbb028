const FENCED = /^ {0,3}(`{3,}|~{3,})[ \t]*(?:markdown|md|text|txt|plaintext|recipe)?[ \t]*$/i;
const FEWEST_LINES = 6;

/** Some models put the whole recipe, or all but their first and last words, into a block of code. */
export function unfence(answer: string): string {
  const lines = answer.trim().split(/\r\n|\r|\n/);
  const from = lines.findIndex((line) => FENCED.test(line));
  const fence = FENCED.exec(lines[from] ?? '')?.[1];
  if (!fence) return lines.join('\n');
  const length = lines.slice(from + 1).findIndex((line) => line.trim() === fence);
  // Without an end, the answer was cut short.
  const to = length < 0 ? lines.length : from + 1 + length;
  const within = lines.slice(from + 1, to).filter((line) => line.trim());
  const outside = [...lines.slice(0, from), ...lines.slice(to + 1)].filter((line) => line.trim());
  const isRecipe = !within[0]?.startsWith('{');
  const isMost = isRecipe && within.length >= FEWEST_LINES && within.length >= outside.length;
  if (outside.length > 0 && !isMost) return lines.join('\n');
  return lines
    .map((line, at) => (at === from || at === to ? '' : line))
    .join('\n')
    .trim();
}
