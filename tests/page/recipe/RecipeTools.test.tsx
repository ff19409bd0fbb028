import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderRecipe } from '../drawing/renderRecipe.tsx';
import { button, user } from '../visitor.ts';

const PLAIN = 'Egg-fried rice\n\nCook it.';
const said = (text: string) => screen.findByText(text);
const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));

/** Of the sample there is no link: another recipe is sent in place of being shared. */
const show = (dish = 'Egg-fried rice') =>
  renderRecipe(`# ${dish}\n\nCook it.`, { id: 'sample', ingredients: [dish] });

/** What jsdom lacks, for the length of a test. */
function give(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
afterEach(() => {
  for (const name of ['clipboard', 'share', 'wakeLock']) Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
});

it('offers neither sharing nor the screen to a browser that has neither', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Keep screen on' })).toBeNull();
});

describe('copying', () => {
  const giveItems = () =>
    vi.stubGlobal('ClipboardItem', function ClipboardItem(this: object, forms: Record<string, Blob>) {
      Object.assign(this, forms);
    });

  it('gives plain text where the browser copies no other, as Firefox before 127', async () => {
    const writeText = vi.fn(async () => {});
    show();
    give('clipboard', { writeText });
    await user.click(button('Copy'));
    await said('Copied.');
    expect(writeText.mock.calls).toEqual([[PLAIN]]);
  });

  it.each([
    ['refused', giveItems, { write: refuse, writeText: async () => {} }],
    ['refused as plain text', () => {}, { writeText: refuse }],
    ['missing', () => {}, undefined],
  ])('says when it is %s', async (_, prepare, clipboard) => {
    prepare();
    show();
    give('clipboard', clipboard);
    await user.click(button('Copy'));
    await said('Copying is not allowed here.');
  });
});

it.each([
  ['nothing when the visitor changes their mind', new DOMException('No', 'AbortError'), ''],
  ['so when it is refused', new DOMException('No', 'NotAllowedError'), 'Sharing is not allowed here.'],
  ['so when it is done', null, 'Shared.'],
])('sharing says %s', async (_, error, expected) => {
  const shared = vi.fn(() => (error ? Promise.reject(error) : Promise.resolve()));
  give('share', shared);
  show();
  await user.click(button('Share'));
  expect(shared).toHaveBeenCalledWith({ title: 'Egg-fried rice', text: PLAIN });
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(expected));
});

it.each([
  ['Egg-fried rice', 'Egg-fried-rice.md'],
  ['Crème brûlée / “easy”', 'Crème-brûlée-easy.md'],
  ['../../etc', 'Etc.md'],
  ['🍳', 'recipe.md'],
])('saving names the file of %j', async (dish, name) => {
  const files: Blob[] = [];
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => {} }));
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  show(dish);
  await user.click(button('Save a copy'));
  expect(clicked.mock.contexts).toEqual([expect.objectContaining({ download: name, href: 'blob:1' })]);
  expect(files).toEqual([
    expect.objectContaining({ type: 'text/markdown', size: new Blob([`# ${dish}\n\nCook it.`]).size }),
  ]);
  await said(`Saved as ${name}.`);
});

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  show();
  await user.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(1);
});

describe('keeping the screen on', () => {
  const makeLock = () => Object.assign(new EventTarget(), { release: vi.fn(async () => {}) });
  type Lock = ReturnType<typeof makeLock>;
  let locks: Lock[];
  const request = vi.fn<() => Promise<Lock>>();
  const toggle = () => button('Keep screen on');
  const isPressed = () => toggle().getAttribute('aria-pressed') === 'true';

  beforeEach(() => {
    locks = [];
    request.mockReset().mockImplementation(async () => {
      locks.push(makeLock());
      return locks.at(-1) as Lock;
    });
    give('wakeLock', { request });
    see('visible');
  });

  function see(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  async function turnOn() {
    show();
    await user.click(toggle());
    await said('The screen stays on.');
  }

  /** The browser takes its time: the lock comes when the test says so. */
  function giveLater() {
    const lock = makeLock();
    let come = () => {};
    request.mockReturnValue(
      new Promise((resolve) => {
        come = () => resolve(lock);
      }),
    );
    return { lock, come: () => come() };
  }

  it('lasts from one press to the next', async () => {
    await turnOn();
    expect(isPressed()).toBe(true);
    await user.click(toggle());
    await waitFor(() => expect(locks[0]?.release).toHaveBeenCalledOnce());
    expect(isPressed()).toBe(false);
  });

  it('goes off with the recipe, for good', async () => {
    await turnOn();
    cleanup();
    await waitFor(() => expect(locks[0]?.release).toHaveBeenCalledOnce());
    see('visible');
    expect(request).toHaveBeenCalledOnce();
  });

  it('is taken again when the visitor comes back to the tab', async () => {
    await turnOn();
    see('hidden');
    locks[0]?.dispatchEvent(new Event('release'));
    expect(isPressed()).toBe(true);
    see('visible');
    await waitFor(() => expect(locks).toHaveLength(2));
    // The old lock may tell of its end only now.
    locks[0]?.dispatchEvent(new Event('release'));
    expect(isPressed()).toBe(true);
    for (const { release } of locks) expect(release).not.toHaveBeenCalled();
  });

  it('goes off when the system lets go of it in sight', async () => {
    await turnOn();
    locks[0]?.dispatchEvent(new Event('release'));
    await waitFor(() => expect(isPressed()).toBe(false));
  });

  it.each([
    ['the recipe has gone', cleanup],
    ['a second press', () => user.click(toggle())],
  ])('lets go of a lock that comes after %s', async (_, turnOff) => {
    const { lock, come } = giveLater();
    show();
    await user.click(toggle());
    await turnOff();
    come();
    await waitFor(() => expect(lock.release).toHaveBeenCalledOnce());
  });

  it('is asked for once, however often the tab comes back', async () => {
    const { come } = giveLater();
    show();
    await user.click(toggle());
    see('visible');
    come();
    await said('The screen stays on.');
    see('visible');
    expect(request).toHaveBeenCalledOnce();
  });

  it('says when it is refused', async () => {
    request.mockImplementation(refuse);
    show();
    await user.click(toggle());
    await said('The screen cannot be kept on now.');
    expect(isPressed()).toBe(false);
  });
});
