import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
import { settle } from '../recipeOf.ts';

/** Types with the keyboard and pastes. To click, use `press` or `click`, which are much faster. */
export const user = userEvent.setup();
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** Finds a button, even in a collapsed section. */
export const hiddenButton = (name: string) => screen.getByRole('button', { name, hidden: true });
/** Clicks an element with the mouse, which also moves the focus. */
export async function click(element: Element): Promise<void> {
  fireEvent.pointerDown(element);
  if (fireEvent.mouseDown(element)) {
    const target = element.closest<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    act(() => (target ?? (focused() as HTMLElement))[target ? 'focus' : 'blur']());
  }
  fireEvent.pointerUp(element);
  fireEvent.mouseUp(element);
  fireEvent.click(element, { detail: 1 });
  await act(settle);
  // jsdom tells only later that a section was opened.
  if (element.closest('summary')) await act(() => new Promise((done) => setTimeout(done)));
}
export const press = (name: string | RegExp) => click(button(name));
/** Enters a text at once, and then presses keys. Typing each letter would render the page after each letter. */
export async function type(field: HTMLElement, text: string, keys = '') {
  await click(field);
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

/** Defines a property of `navigator` that jsdom lacks, until the end of the test. */
export function give(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}

/** Collects the files that the page saves. */
export function catchFiles(): Blob[] {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

/** Reads a file because a `Blob` has no `text()` in jsdom. */
export async function textOf(file: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsText(file);
  await vi.waitFor(() => expect(reader.result).not.toBeNull());
  return String(reader.result);
}
