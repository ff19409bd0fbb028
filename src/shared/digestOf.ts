/** Returns a short text of letters and digits that stands for a longer text. Different texts hardly ever share a digest. */
export function digestOf(text: string): string {
  let [one, other] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other, 31) + code;
  }
  return [one, other].map((part) => (part >>> 0).toString(36)).join('');
}
