import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const LEVELS = ['error', 'warn'] as const;

// The machine may be slow; nothing waits for this limit when all is well.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Nor does it play anything.
globalThis.AudioContext = class {
  resume() {}
} as unknown as typeof AudioContext;
// Nor does it know of a top layer.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeEach(() => {
  for (const level of LEVELS) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // A test that expects a message asserts it and then calls `mockClear()` on the spy.
  for (const level of LEVELS) expect(vi.mocked(console[level]).mock.calls).toEqual([]);
});
