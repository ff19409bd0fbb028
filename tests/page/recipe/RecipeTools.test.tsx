import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecipeTools } from '../../../src/page/recipe/RecipeTools.tsx';

const TEXT = '# Egg-fried rice\n\nCook it.';
const TAKEN = { plain: 'Egg-fried rice\n\nCook it.', html: '<h1>Egg-fried rice</h1><p>Cook it.</p>' };
const button = (name: string) => screen.getByRole('button', { name });
const said = (text: string) => screen.findByText(text);

function show(dish = 'Egg-fried rice') {
  return render(<RecipeTools dish={dish} text={TEXT} take={() => TAKEN} writeFile={null} onCook={null} />);
}

/** jsdom's blobs cannot say it themselves. */
function textOf(blob = new Blob()): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });
}

/** What jsdom lacks, for the length of a test. */
function give(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}
afterEach(() => {
  for (const name of ['clipboard', 'share', 'wakeLock']) Reflect.deleteProperty(navigator, name);
});

describe('copying', () => {
  const giveItems = () =>
    vi.stubGlobal('ClipboardItem', function ClipboardItem(this: object, forms: Record<string, Blob>) {
      Object.assign(this, forms);
    });
  afterEach(() => vi.unstubAllGlobals());

  it('gives formatted text, with plain text beside it', async () => {
    const user = userEvent.setup();
    const written: Record<string, Blob>[] = [];
    giveItems();
    show();
    give('clipboard', { write: async (items: Record<string, Blob>[]) => void written.push(...items) });
    await user.click(button('Copy'));
    await said('Copied.');
    expect(await textOf(written[0]?.['text/html'])).toBe(TAKEN.html);
    expect(await textOf(written[0]?.['text/plain'])).toBe(TAKEN.plain);
  });

  it('gives plain text where the browser copies no other, as Firefox before 127', async () => {
    const user = userEvent.setup();
    const writeText = vi.fn(async () => {});
    show();
    give('clipboard', { writeText });
    await user.click(button('Copy'));
    await said('Copied.');
    expect(writeText.mock.calls).toEqual([[TAKEN.plain]]);
  });

  const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  it.each([
    ['refused', giveItems, { write: refuse, writeText: async () => {} }],
    ['refused as plain text', () => {}, { writeText: refuse }],
    ['missing', () => {}, undefined],
  ])('says when it is %s', async (_, prepare, clipboard) => {
    const user = userEvent.setup();
    prepare();
    show();
    give('clipboard', clipboard);
    await user.click(button('Copy'));
    await said('Copying is not allowed here.');
  });
});

describe('sharing', () => {
  const user = userEvent.setup();

  it('is offered only where there is a share sheet', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it.each([
    ['nothing when the visitor changes their mind', new DOMException('No', 'AbortError'), ''],
    ['so when it is refused', new DOMException('No', 'NotAllowedError'), 'Sharing is not allowed here.'],
    ['so when it is done', null, 'Shared.'],
  ])('says %s', async (_, error, expected) => {
    const shared = vi.fn(() => (error ? Promise.reject(error) : Promise.resolve()));
    give('share', shared);
    show();
    await user.click(button('Share'));
    expect(shared).toHaveBeenCalledWith({ title: 'Egg-fried rice', text: TAKEN.plain });
    await waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(expected));
  });
});

describe('saving', () => {
  const user = userEvent.setup();

  it.each([
    ['Egg-fried rice', 'Egg-fried-rice.md'],
    ['Crème brûlée / “easy”', 'Crème-brûlée-easy.md'],
    ['../../etc', 'etc.md'],
    ['🍳', 'recipe.md'],
  ])('names the file of %j', async (dish, name) => {
    const files: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => files.push(file) && 'blob:x',
        revokeObjectURL: () => {},
      }),
    );
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    show(dish);
    await user.click(button('Save a copy'));
    expect(names).toEqual([name]);
    expect(files[0]?.size).toBe(TEXT.length);
    await said(`Saved as ${name}.`);
  });
});

it('prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  show();
  await userEvent.click(button('Print'));
  expect(print).toHaveBeenCalledTimes(1);
});

describe('keeping the screen on', () => {
  const locks: EventTarget[] = [];
  const released: unknown[] = [];
  const request = vi.fn();
  const user = userEvent.setup();
  const toggle = () => button('Keep screen on');

  beforeEach(() => {
    locks.length = 0;
    released.length = 0;
    request.mockReset();
    request.mockImplementation(async () => {
      const lock = Object.assign(new EventTarget(), { release: async () => void released.push(lock) });
      locks.push(lock);
      return lock;
    });
    give('wakeLock', { request });
    see('visible');
  });

  function see(state: DocumentVisibilityState) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('is not offered where it does not exist', () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    show();
    expect(screen.queryByRole('button', { name: 'Keep screen on' })).toBeNull();
  });

  it('shows and says its state', async () => {
    show();
    expect(toggle().getAttribute('aria-pressed')).toBe('false');
    await user.click(toggle());
    await said('The screen stays on.');
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
    await user.click(toggle());
    await waitFor(() => expect(released).toEqual(locks));
    expect(toggle().getAttribute('aria-pressed')).toBe('false');
  });

  it('is taken again when the visitor comes back to the tab', async () => {
    show();
    await user.click(toggle());
    await said('The screen stays on.');
    see('hidden');
    locks[0]?.dispatchEvent(new Event('release'));
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
    see('visible');
    await waitFor(() => expect(locks).toHaveLength(2));
    // The old lock may tell of its end only now.
    locks[0]?.dispatchEvent(new Event('release'));
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
    expect(released).toEqual([]);
  });

  it('lets go of a lock that comes after the recipe has gone', async () => {
    let give: (lock: unknown) => void = () => {};
    request.mockReturnValue(new Promise((resolve) => (give = resolve)));
    const { unmount } = show();
    await user.click(toggle());
    unmount();
    const release = vi.fn();
    give(Object.assign(new EventTarget(), { release }));
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });

  it('is asked for once, however often the tab comes back before the answer', async () => {
    let give: (lock: unknown) => void = () => {};
    request.mockReturnValue(new Promise((resolve) => (give = resolve)));
    show();
    await user.click(toggle());
    see('visible');
    expect(request).toHaveBeenCalledTimes(1);
    give(Object.assign(new EventTarget(), { release: async () => {} }));
    await said('The screen stays on.');
    see('visible');
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('is not wanted after a second press, even when the lock comes only then', async () => {
    const release = vi.fn();
    let give: (lock: unknown) => void = () => {};
    request.mockReturnValue(new Promise((resolve) => (give = resolve)));
    show();
    await user.dblClick(toggle());
    give(Object.assign(new EventTarget(), { release }));
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
    expect(toggle().getAttribute('aria-pressed')).toBe('false');
  });

  it('goes off when the system lets go of it in sight', async () => {
    show();
    await user.click(toggle());
    await said('The screen stays on.');
    locks[0]?.dispatchEvent(new Event('release'));
    await waitFor(() => expect(toggle().getAttribute('aria-pressed')).toBe('false'));
  });

  it('goes off with the recipe', async () => {
    const { unmount } = show();
    await user.click(toggle());
    await said('The screen stays on.');
    unmount();
    await waitFor(() => expect(released).toEqual(locks));
    see('visible');
    expect(locks).toHaveLength(1);
  });

  it('says when it is refused', async () => {
    request.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    show();
    await user.click(toggle());
    await said('The screen cannot be kept on now.');
    expect(toggle().getAttribute('aria-pressed')).toBe('false');
  });
});
