const START = '<think>';
const END = '</think>';

/** The answer without what some models think before it; empty where it was cut off while the model was thinking. */
export function withoutReasoning(text: string): string {
  let answer = text.trim();
  while (answer.startsWith(START)) {
    const end = answer.indexOf(END);
    answer = end === -1 ? '' : answer.slice(end + END.length).trimStart();
  }
  // Some models are started within their reasoning, and write only its end.
  const end = answer.indexOf(END);
  return end === -1 || answer.slice(0, end).includes(START)
    ? answer
    : answer.slice(end + END.length).trimStart();
}
