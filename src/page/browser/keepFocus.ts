const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
/** Number of elements to which `data-heir="before"` may return. */
const MOST_USED = 10;

/** The focused element or because Safari focuses no pressed button, the pressed one. Includes its place at that time. */
let current: { element: Element; ancestors: Element[]; inOrder: Element[] } | null = null;
/** Controls that the visitor focused or pressed, with the last one at the end. */
let used: Element[] = [];
/** True if the visitor's last action was typing, so that the next one may be a space. */
let isTyping = false;

export const lastUsed = (): Element | undefined => used.at(-1);

/**
 * Moves focus if the focused element is removed or hidden, because the browser would move focus to the top of the page.
 * Focuses the next control that remains, or else the previous one, first within the same parent and then farther out.
 *
 * The attribute `data-heir` of an element lists ids. The first of them that can be focused gets focus instead if the
 * element disappears, or if no control remains in it. The word `before` stands for the control that was used before.
 *
 * Returns a function that stops following changes of the page, for tests.
 */
export function keepFocus(): () => void {
  document.addEventListener('focusin', ({ target }) => use(target as Element));
  document.addEventListener('mousedown', ({ target }) => {
    // A press on the scrollbar, whose target is the root element, leaves focus where it is.
    if (target !== document.documentElement && !(target as Element).closest(FOCUSABLE)) current = null;
  });
  document.addEventListener('input', () => {
    isTyping = true;
  });
  function type(event: KeyboardEvent) {
    isTyping = false;
    // A key that is held down must not press the control that inherits focus from a removed one.
    if (event.repeat && event.key === 'Enter' && (event.target as Element).matches('button'))
      event.preventDefault();
  }
  function press({ target }: Event) {
    isTyping = false;
    const control = (target as Element).closest(FOCUSABLE);
    // Ignores a press by script, and a press that leaves focus in a field, such as Enter, which also clicks the button of the form.
    if (control && !isHidden(control) && !document.activeElement?.matches('input, select, textarea'))
      use(control);
  }
  // Captures the events because the control's own listener may remove the control, or stop the event.
  document.addEventListener('keydown', type, true);
  document.addEventListener('click', press, true);
  const observer = new MutationObserver(follow);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] });
  return () => observer.disconnect();
}

function use(element: Element): void {
  const ancestors: Element[] = [];
  for (let other = element.parentElement; other; other = other.parentElement) ancestors.push(other);
  current = { element, ancestors, inOrder: [...document.querySelectorAll(FOCUSABLE)] };
  if (!isControl(element)) return;
  // Drops removed elements, which would stay in memory.
  const others = used.filter((other) => other !== element && other.isConnected);
  used = [...others, element].slice(-MOST_USED);
}

function follow(records: MutationRecord[]): void {
  const { activeElement } = document;
  // Leaves focus in a video, which sends no event when it is focused.
  if (!current || activeElement instanceof HTMLIFrameElement) return;
  const { element, ancestors, inOrder } = current;
  // An element that is only moved also loses focus.
  const isMoved = () =>
    records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(element)));
  const isThere = element.isConnected && !isHidden(element);
  if (isThere && (element === activeElement || !isMoved())) return;
  current = null;
  const index = inOrder.indexOf(element);
  function takesFocus(heir: Element | null): boolean {
    if (!(heir instanceof HTMLElement) || isHidden(heir)) return false;
    // The space bar would press a button.
    if (isTyping && heir.matches('button, summary')) return false;
    // Scrolls only to a new element, such as an ingredient that the visitor has restored in a long list.
    heir.focus({ preventScroll: inOrder.includes(heir) });
    return document.activeElement === heir;
  }
  const others = [...inOrder.slice(index + 1), ...inOrder.slice(0, index).reverse()].filter(isControl);
  // Begins with the element itself, or with the element that has replaced it under the same id.
  if ([element, document.getElementById(element.id)].some(takesFocus)) return;
  [element, ...ancestors].some(
    (outer) =>
      others.filter((one) => outer.contains(one)).some(takesFocus) || heirsOf(outer).some(takesFocus),
  );
}

function heirsOf(element: Element): (Element | null)[] {
  const names = element.getAttribute('data-heir')?.split(' ') ?? [];
  return names.flatMap((name) => (name === 'before' ? used.toReversed() : document.getElementById(name)));
}

function isControl(element: Element): boolean {
  return element.getAttribute('tabindex') !== '-1';
}

function isHidden(element: Element): boolean {
  return element.closest('[hidden]') !== null;
}
