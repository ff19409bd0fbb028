const OPENING_FENCE = /^(`{3,}|~{3,})[ \t]*(?:markdown|md)[ \t]*$/i;

export function unfence(answer: string): string {
  const text = answer.trim();
  const [first = '', ...lines] = text.split(/\r\n|\r|\n/);
  const fence = OPENING_FENCE.exec(first.trim())?.[1];
  if (!fence) return text;
  if (lines.at(-1)?.trim() === fence) return lines.slice(0, -1).join('\n').trim();
  // Without an end, the answer was cut short. With an end further up, the fence is around a part only, and has to stay.
  return lines.some((line) => line.trim() === fence) ? text : lines.join('\n').trim();
}
