import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const user = userEvent.setup();
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const press = (name: string | RegExp) => user.click(button(name));
export const focused = () => document.activeElement;
export const textsOf = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());
