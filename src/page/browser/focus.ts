import { flushSync } from 'react-dom';

export const INGREDIENT_INPUT_ID = 'ingredient';
export const INGREDIENT_LIST_ID = 'ingredients';
export const ASK_BUTTON_ID = 'ask';
export const STAPLES_ID = 'staples';
export const TASTE_ID = 'taste';
export const RECIPE_HEADING_ID = 'recipe';
export const NEEDED_ID = 'needed';
export const CONNECTION_BUTTON_ID = 'connection';
export const BOX_BUTTON_ID = 'to-box';
export const BOX_HEADING_ID = 'box';

/** To be called before what holds the focus unmounts: a lost focus starts again at the top of the page. Returns whether one was there. */
export function focusFirst(...ids: string[]): boolean {
  const element = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  element?.focus();
  return element !== undefined;
}

/** Moves the focus to what comes with a change, which has to be rendered before. Returns whether anything was there. */
export function thenFocus(change: () => void, ...ids: string[]): boolean {
  flushSync(change);
  return focusFirst(...ids);
}

/** A ref for what may unmount with the focus on it. To be made outside of the view: React calls a stable ref only as its element comes and goes. */
export function handFocusTo(...ids: string[]) {
  return (element: HTMLElement | null) => () => {
    if (document.activeElement === element) focusFirst(...ids);
  };
}

export function focusIngredient(at: number) {
  const item = document.getElementById(INGREDIENT_LIST_ID)?.children[at];
  if (item) item.querySelector('button')?.focus();
  else focusFirst(INGREDIENT_INPUT_ID);
}

/** To be called before an item of a list unmounts: the focus goes to the next item that has such a thing, else to one before. Returns whether there is one. */
export function focusNeighbour(item: Element | null, what = 'button:enabled'): boolean {
  const items = [...(item?.parentElement?.children ?? [])];
  const at = item ? items.indexOf(item) : 0;
  const others = [...items.slice(at + 1), ...items.slice(0, at).reverse()];
  const target = others.map((one) => one.querySelector<HTMLElement>(what)).find((one) => one !== null);
  target?.focus();
  return target !== undefined;
}

/** Somebody is writing there. Safari leaves the focus in a field when a button is pressed, so an empty one does not count. */
export function holdsText(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement && /^(?:text|search|password)$/.test(target.type);
  return (isField || target instanceof HTMLTextAreaElement) && target.value !== '';
}
