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

/** Focuses the first of these elements that exists, and returns whether there is one. Call this before the focused element unmounts, which would return the focus to the top of the page. */
export function focusFirst(...ids: string[]): boolean {
  const element = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  element?.focus();
  return element !== undefined;
}

/** Applies and renders a change, then focuses the first of these elements that exists. Returns whether there is one. */
export function thenFocus(change: () => void, ...ids: string[]): boolean {
  flushSync(change);
  return focusFirst(...ids);
}

/** Creates a ref that moves the focus to one of these elements if its own element unmounts while focused. Create it outside of the component, since React runs the cleanup of a ref whenever the ref changes. */
export function handFocusTo(...ids: string[]) {
  return (element: HTMLElement | null) => () => {
    if (document.activeElement === element) focusFirst(...ids);
  };
}

export function focusIngredient(index: number) {
  const item = document.getElementById(INGREDIENT_LIST_ID)?.children[index];
  if (item) item.querySelector('button')?.focus();
  else focusFirst(INGREDIENT_INPUT_ID);
}

/** Call this before an item of a list unmounts. Focuses a matching element in the next item that has one, or else in a previous item. Returns whether there is such an element. */
export function focusNeighbour(item: Element | null, selector = 'button:enabled'): boolean {
  const items = [...(item?.parentElement?.children ?? [])];
  const index = item ? items.indexOf(item) : 0;
  const others = [...items.slice(index + 1), ...items.slice(0, index).reverse()];
  const target = others
    .map((other) => other.querySelector<HTMLElement>(selector))
    .find((found) => found !== null);
  target?.focus();
  return target !== undefined;
}

/** Returns whether the visitor is writing in this field. Safari leaves the focus in a field when a button is pressed, so an empty field does not count. */
export function holdsText(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement && /^(?:text|search|password)$/.test(target.type);
  return (isField || target instanceof HTMLTextAreaElement) && target.value !== '';
}
