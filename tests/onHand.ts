/** Runs in a page, and keeps `ingredient 0` and so on as the larder does. */
export function putOnHand(count: number | string): void {
  for (let place = 0; place < Number(count); place++) {
    const text = `ingredient ${place}`;
    localStorage.setItem(`recipe-kitchen.onHand.${text}`, JSON.stringify({ version: 1, text, place }));
  }
}
