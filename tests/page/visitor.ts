import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const user = userEvent.setup();
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Finds a button that may be in a closed list. */
export const hiddenButton = (name: string) => screen.getByRole('button', { name, hidden: true });
export const press = (name: string | RegExp) => user.click(button(name));
export const focused = () => document.activeElement;
export const textsOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
/** Accessible name of the timer strip; if the strip is folded, the name of the first timer. */
export const STRIP = /^(?:(?:Timers?|Paused|Time is up): .* · |\d+ timers?$)/;

/** Opens the shopping list, which renders its rows only then. */
export function openToBuy() {
  const list = document.querySelector<HTMLDetailsElement>('.needed');
  if (!list || list.open) return;
  list.open = true;
  fireEvent(list, new Event('toggle'));
}
