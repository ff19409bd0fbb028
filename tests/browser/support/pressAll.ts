import type { Page } from '@playwright/test';
import { AFTER_PAINT, expect } from './fixtures.ts';

/** Controls that leave the page, or open a window of the browser. */
const LEAVING = /Reload|Sign in|new tab|Create a token|Import|Open a recipe file|Print|Share/;
/** Controls that take others away, and are therefore pressed last. */
const ENDING = /^(?:Close|Exit|Done|Cancel|Clear list|Delete|Reset|Forget|Sign out|Back|OK|Remove|Undo)/;
const MOST_PRESSED = 150;
/** Number of equal controls in a list to press, such as those that remove an ingredient. At night, presses all. */
const MOST_OF_A_KIND = process.env.NIGHTLY ? MOST_PRESSED : 2;

/**
 * Presses each control in some places and in dialogs once, by key, but only a few of the same kind. Returns the presses
 * that lost the focus or scrolled the page.
 */
export async function pressAll(page: Page, places: string): Promise<string[]> {
  const faults: string[] = [];
  const known: string[] = [];
  const kinds: string[] = [];
  let pressed: Pressed | undefined;
  do {
    const rules = {
      known,
      kinds,
      most: MOST_OF_A_KIND,
      places,
      leaving: LEAVING.source,
      ending: ENDING.source,
    };
    // Checks the last press and focuses the next control in one call because each call takes time.
    const { fault, next } = await page.evaluate<{ fault: string; next: Pressed | undefined }>(`(async () => {
      await ${AFTER_PAINT};
      const recipeShown = ${recipeShown};
      const check = () => ${pressed !== undefined} && (${findFault})(${JSON.stringify(pressed)});
      // Looks again after a frame, because a section that loads late is scrolled into view a frame after it appears.
      const fault = check() && (await ${AFTER_PAINT}, check());
      return { fault, next: (${focusNext})(${JSON.stringify(rules)}) };
    })()`);
    if (fault) faults.push(`${pressed?.name}: ${fault}`);
    if (next) {
      known.push(next.name);
      kinds.push(next.kind);
      await page.keyboard.press(next.key);
    }
    pressed = next;
  } while (pressed && known.length < MOST_PRESSED);
  expect(known.length).toBeGreaterThan(0);
  expect(known.length).toBeLessThan(MOST_PRESSED);
  return faults;
}

type Pressed = { name: string; kind: string; key: string; top: number; place: number; recipe: string };
type Rules = {
  known: string[];
  kinds: string[];
  most: number;
  places: string;
  leaving: string;
  ending: string;
};

/** Focuses the next control to press. Returns its name, key and place in the window, the scroll position and the recipe. */
function focusNext({ known, kinds, most, places, leaving, ending }: Rules): Pressed | undefined {
  const dialog = document.querySelector('dialog:modal');
  const cards = [...document.querySelectorAll('[id^="dish-"]')];
  // Names a card after its place because each press may change its dish.
  const nameOf = (control: HTMLElement) =>
    cards.includes(control) ? `dish ${cards.indexOf(control)}` : (control.ariaLabel ?? control.textContent);
  // Controls of a list are of one kind if they look the same and their labels begin with the same word.
  const kindOf = (control: HTMLElement, name: string) => {
    const list = control.closest('ul, ol, fieldset, [role=group]');
    const [verb] = control.ariaLabel?.split(' ') ?? [];
    return list ? `${list.className} ${list.ariaLabel}: ${control.className} ${verb}` : name;
  };
  const controls = [...(dialog ?? document).querySelectorAll<HTMLElement>('button, summary, input, a')]
    .filter((control) => dialog || control.closest(places))
    .map((control) => ({ control, name: nameOf(control), kind: kindOf(control, nameOf(control)) }))
    .filter(({ name }) => !known.includes(name) && !new RegExp(leaving).test(name))
    .filter(({ kind }) => kinds.filter((one) => one === kind).length < most)
    .toSorted(
      (one, other) => Number(new RegExp(ending).test(one.name)) - Number(new RegExp(ending).test(other.name)),
    );
  for (const { control, name, kind } of controls) {
    control.focus();
    const key = control.matches('[type=checkbox], [type=radio]') ? 'Space' : 'Enter';
    const place = control.getBoundingClientRect().top;
    if (document.activeElement === control)
      return { name, kind, key, top: scrollY, place, recipe: recipeShown() };
  }
  return undefined;
}

/** Returns the shown dish, and its place among the recipes of the list. */
function recipeShown(): string {
  const parts = document.querySelectorAll('.dish, [aria-label="Recipes for this list"]');
  return Array.from(parts, ({ textContent }) => textContent).join();
}

function findFault({ top, place, recipe }: Pressed): string {
  const { activeElement: focused } = document;
  if (!focused || focused === document.body) return 'nothing has focus';
  if (!focused.checkVisibility({ visibilityProperty: true }))
    return `hidden: ${focused.outerHTML.slice(0, 80)}`;
  // Ignores that a new recipe, a request, an opened section or an opened text field is scrolled into view, and that the page became shorter.
  const isOnPurpose = ['#recipe', '#ask', '.progress', '#staples', '#taste'].some(
    (selector) => Math.abs(document.querySelector(selector)?.getBoundingClientRect().top ?? Infinity) < 50,
  );
  // The browser itself scrolls if another recipe is taller, so that the pressed control keeps its place.
  const isOther = recipe !== recipeShown();
  const keepsPlace = Math.abs(focused.getBoundingClientRect().top - place) < 20;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
  const isField = focused.matches('input[type=text], textarea');
  const isScrolled =
    Math.abs(scrollY - top) > 100 && !isOnPurpose && !isOther && !keepsPlace && !isField && !isAtEnd;
  return isScrolled ? `scrolled from ${top} to ${scrollY}` : '';
}
