import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
// Imports the lazy parts of the page now because an import that is unfinished when a test file ends would fail in the
// next file.
import '../src/model/asking/deviceModel.ts';
import '../src/model/account/oauth.ts';
import '../src/model/lateRequests.ts';
import '../src/page/connect/ConnectionChoice.tsx';
import '../src/page/frame/recipeViews.ts';
import '../src/page/recipe/qrCode.ts';
import { keepFocus } from '../src/page/browser/keepFocus.ts';
import { tasteFields } from '../src/page/taste/loadTaste.ts';
import { isPatient } from './isPatient.ts';

const stopKeepingFocus = keepFocus();
await tasteFields.load();

configure({
  asyncUtilTimeout: isPatient ? 30_000 : 2_000,
  // Shortens error messages because the whole document would hide the name of the missing element.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Keeps React from recording a stack trace of each element. Only its error messages show the trace, and recording it
// takes a tenth of the time.
Object.defineProperty(
  (React as unknown as Record<string, object>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set() {}, configurable: true },
);

// jsdom has no layout or scrolling. This stand-in reports every element as visible.
Element.prototype.scrollIntoView = () => {};
globalThis.scrollTo = () => {};
globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
globalThis.IntersectionObserver = class {
  #report: (entries: unknown[]) => void;
  constructor(report: (entries: unknown[]) => void) {
    this.#report = report;
  }
  observe(target: Element) {
    this.#report([{ target, isIntersecting: true, intersectionRatio: 1 }]);
  }
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// jsdom has no style sheets without an element.
CSSStyleSheet.prototype.replaceSync = () => {};
document.adoptedStyleSheets = [];
// jsdom plays no sound.
globalThis.AudioContext = class {
  resume() {}
} as unknown as typeof AudioContext;
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// No test loads a style sheet, so the style of an element depends only on its name and on these attributes. Without this
// map, jsdom would compute the style of every element again after each change of the page.
const STYLING = ['dir', 'hidden', 'open', 'style', 'type'];
const computeStyle = globalThis.getComputedStyle;
const styles = new Map<string, CSSStyleDeclaration>();
globalThis.getComputedStyle = (element) => {
  const key = [element.localName, ...STYLING.map((name) => element.getAttribute(name))].join(' ');
  const style = styles.get(key) ?? computeStyle(element);
  styles.set(key, style);
  return style;
};

// Some tests import modules again. Their listeners for the back button would answer in later tests.
const addListener = globalThis.addEventListener;
const listeners = new Set<EventListener>();
globalThis.addEventListener = (...added: unknown[]) => {
  const [type, listener] = added as [string, EventListener];
  if (type === 'popstate') listeners.add(listener);
  Reflect.apply(addListener, globalThis, added);
};

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const listener of listeners) removeEventListener('popstate', listener);
  listeners.clear();
  // Clears the history entry of a dialog that a test left open, because the next test would go back to that entry.
  history.replaceState(null, '', '/');
});

// Cleans up for the next test file of this worker, which shares the modules and the window.
afterAll(() => {
  stopKeepingFocus();
  globalThis.addEventListener = addListener;
  globalThis.getComputedStyle = computeStyle;
});
