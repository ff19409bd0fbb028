const START = '<think>';
const END = '</think>';

/** Empty where the answer was cut off while the model was still thinking. */
export function withoutReasoning(text: string): string {
  let answer = text.trim();
  while (answer.startsWith(START)) {
    const end = answer.indexOf(END);
    answer = end === -1 ? '' : answer.slice(end + END.length).trimStart();
  }
  // Some models start within their reasoning, and write only the end tag.
  const end = answer.indexOf(END);
  return end === -1 || answer.slice(0, end).includes(START)
    ? answer
    : answer.slice(end + END.length).trimStart();
}
