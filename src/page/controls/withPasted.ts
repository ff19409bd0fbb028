/** What is half typed stays apart: joined to the first pasted line, it would make one wrong word. */
export function withPasted(
  { value, selectionStart, selectionEnd }: HTMLInputElement,
  pasted: string,
): string {
  return [value.slice(0, selectionStart ?? 0), pasted, value.slice(selectionEnd ?? 0)].join('\n');
}
