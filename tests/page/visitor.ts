import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const user = userEvent.setup();
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Also one in a closed list. */
export const hiddenButton = (name: string) => screen.getByRole('button', { name, hidden: true });
export const press = (name: string | RegExp) => user.click(button(name));
export const focused = () => document.activeElement;
export const textsOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
/** The name of the strip of timers: folded, it is what it shows of the first one. */
export const STRIP = /^(?:(?:Timers?|Paused|Time is up): .* · |\d+ timers?$)/;

/** Its rows are rendered once it is open. */
export function openToBuy() {
  const list = document.querySelector<HTMLDetailsElement>('.needed');
  if (!list || list.open) return;
  list.open = true;
  fireEvent(list, new Event('toggle'));
}
