import type { Page } from '@playwright/test';
import { AFTER_PAINT, button, expect, pressAsInSafari, test } from './support/fixtures.ts';
import { VISITS } from './support/states.ts';

/** Controls that leave the page, or open a window of the browser. */
const LEAVING = /Reload|Sign in|new tab|Create a token|Import|Print|Share/;
/** Controls that take others away, and are therefore pressed last. */
const ENDING = /^(?:Close|Exit|Done|Cancel|Clear list|Delete|Reset|Forget|Sign out|Back|OK|Remove|Undo)/;
const MOST_PRESSED = 25;

for (const [title, { start, states }] of Object.entries(VISITS)) {
  const steps = Object.entries(states);
  for (const [index, [name, enter]] of steps.entries())
    test(`${title}, ${name}: a control pressed by key leaves the focus on the page`, async ({
      page,
      visitor,
      host,
      console,
    }) => {
      const scene = { page, visitor, host };
      await page.clock.install({ time: 0 });
      await start?.(scene);
      for (const [, enterEarlier] of steps.slice(0, index)) await enterEarlier(scene);
      const known = await page.evaluate(namesOfControls);
      await enter(scene);
      await page.clock.resume();
      expect(await pressAll(page, known)).toEqual([]);
      console.take();
    });
}

test('closed dialog: returns focus to its button without scrolling, even if presses focus nothing', async ({
  page,
  serve,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await pressAsInSafari(page);
  await serve('# Rice\n\n1. Boil it.');
  const send = button(page, 'Send to phone');
  await send.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  await send.click();
  await button(page, 'Close').click();
  await expect(send).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

/** Presses each control once, except the known ones. Returns the presses that lost the focus or scrolled the page. */
async function pressAll(page: Page, known: string[]): Promise<string[]> {
  const faults: string[] = [];
  let pressed: Pressed | undefined;
  for (let presses = 0; ; presses++) {
    const rules = { known, leaving: LEAVING.source, ending: ENDING.source };
    // Checks the last press and focuses the next control in one call because each call takes time.
    const { fault, next } = await page.evaluate<{ fault: string; next: Pressed | undefined }>(`(async () => {
      await ${AFTER_PAINT};
      const fault = ${pressed !== undefined} && (${findFault})(${pressed?.top});
      return { fault, next: (${focusNext})(${JSON.stringify(rules)}) };
    })()`);
    if (fault) faults.push(`${pressed?.name}: ${fault}`);
    if (!next || presses === MOST_PRESSED) return faults;
    known.push(next.name);
    await page.keyboard.press(next.key);
    pressed = next;
  }
}

function namesOfControls(): string[] {
  const controls = document.querySelectorAll('button, summary, input, a');
  return [...controls].map((control) => control.ariaLabel ?? control.textContent);
}

type Pressed = { name: string; key: string; top: number };
type Rules = { known: string[]; leaving: string; ending: string };

/** Focuses the next control to press. Returns its name, the key that presses it, and how far the page is scrolled. */
function focusNext({ known, leaving, ending }: Rules): Pressed | undefined {
  const layer = document.querySelector('dialog:modal') ?? document;
  const controls = [...layer.querySelectorAll<HTMLElement>('button, summary, input, a')]
    .map((control) => ({ control, name: control.ariaLabel ?? control.textContent }))
    .filter(({ name }) => !known.includes(name) && !new RegExp(leaving).test(name))
    .toSorted(
      (one, other) => Number(new RegExp(ending).test(one.name)) - Number(new RegExp(ending).test(other.name)),
    );
  for (const { control, name } of controls) {
    control.focus();
    const key = control.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter';
    if (document.activeElement === control) return { name, key, top: scrollY };
  }
  return undefined;
}

function findFault(topBefore: number): string {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return 'nothing has focus';
  if (!focused.checkVisibility({ visibilityProperty: true }))
    return `hidden: ${focused.outerHTML.slice(0, 80)}`;
  // Ignores that a new recipe, a request or an opened text field is scrolled into view, and that the page became shorter.
  const isOnPurpose = ['recipe', 'ask'].some(
    (id) => Math.abs(document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < 50,
  );
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const isField = focused.matches('input[type=text], textarea');
  const isScrolled = Math.abs(scrollY - topBefore) > 100 && !isOnPurpose && !isField && !isAtEnd;
  return isScrolled ? `scrolled from ${topBefore} to ${scrollY}` : '';
}
