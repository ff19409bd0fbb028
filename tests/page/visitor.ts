import { fireEvent, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';

// Without style sheets, every element can be clicked.
export const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Finds a button, even in a collapsed section. */
export const hiddenButton = (name: string) => screen.getByRole('button', { name, hidden: true });
export const press = (name: string | RegExp) => user.click(button(name));
/** Enters a text at once, and then presses keys. Typing each letter would render the page after each letter. */
export async function type(field: HTMLElement, text: string, keys = '') {
  await user.click(field);
  fireEvent.change(field, { target: { value: text } });
  if (keys) await user.keyboard(keys);
}
export const focused = () => document.activeElement;
export const textsOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
/** Returns the name of the dish in the recipe pane. */
export const dish = () => textsOf('.pane .dish').join();
/** Matches the accessible name of the timer strip. When collapsed, the strip is named after its first timer. */
export const STRIP = /^(?:(?:Timers?|Paused|Time is up): .* · |\d+ timers?$)/;

/** Chooses files with these contents in the page's file field. */
export function chooseFiles(...contents: string[]): File[] {
  // Adds the method `text()` because files in jsdom lack it.
  const files = contents.map((content) =>
    Object.assign(new File([content], 'recipes.json', { type: 'application/json' }), {
      text: async () => content,
    }),
  );
  fireEvent.change(document.querySelector('[type=file]') as HTMLElement, { target: { files } });
  return files;
}

/** Opens the shopping list because its rows are rendered only while the list is open. */
export function openToBuy() {
  const list = document.querySelector<HTMLDetailsElement>('.needed');
  if (!list || list.open) return;
  list.open = true;
  fireEvent(list, new Event('toggle'));
}
