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
export const CONNECTION_TITLE_ID = 'connection-title';
export const NEXT_STEP_ID = 'next-step';

/** Returns the id of the button that removes an ingredient. A space would separate two ids in `data-heir`. */
export function idOfIngredient(ingredient: string): string {
  return `ingredient-${ingredient.replaceAll(' ', '-')}`;
}

/**
 * Focuses the first of these elements that exists. Returns false if none of them exists. Call this before the focused
 * element unmounts, since the browser would otherwise move focus to the top of the page.
 */
export function focusFirst(...ids: string[]): boolean {
  const element = ids.map((id) => document.getElementById(id)).find((found) => found !== null);
  element?.focus();
  return element !== undefined;
}

/**
 * Renders a change immediately, then focuses the first of the given elements that exists. Returns false if none of them
 * exists.
 */
export function thenFocus(change: () => void, ...ids: string[]): boolean {
  flushSync(change);
  return focusFirst(...ids);
}

/**
 * Creates a ref for an element that may unmount while focused. When the element unmounts, focus moves to the first
 * existing element of `ids`. Create the ref outside of the component, since React also runs the cleanup when a ref
 * changes.
 */
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

/**
 * Focuses the next match of `selector` in the list or, if there is none, the previous match. Returns false if there is
 * no match. Call this before `item` unmounts.
 */
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

/**
 * True if the target is a text field that is not empty. Ignores an empty field, since Safari leaves focus in a field
 * when a button is pressed.
 */
export function holdsText(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement && /^(?:text|search|password)$/.test(target.type);
  return (isField || target instanceof HTMLTextAreaElement) && target.value !== '';
}
