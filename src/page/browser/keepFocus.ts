const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';
/** `data-next-focus="before"` can return focus to this many of the controls used last. */
const MOST_USED = 10;

/** The element that was last focused or pressed (Safari does not focus a pressed button), and its place in the page. */
let current: { element: Element; ancestors: Element[]; inOrder: Element[] } | null = null;
/** Controls that the visitor focused or pressed, with the last one at the end. */
let used: Element[] = [];
/** True if the visitor has just typed, and may type a space next, which would press a focused button. */
let isTyping = false;

export const lastUsed = (): Element | undefined => used.at(-1);

/**
 * Moves focus if the focused element is removed or hidden, because the browser would move focus to the top of the page.
 * Focuses the next control that remains, or else the previous one, first within the same parent and then farther out.
 *
 * The attribute `data-next-focus` of an element lists ids. If the element disappears, or contains no control any more, the
 * first listed element that can be focused gets focus instead. The word `before` means the control used last.
 *
 * For tests, returns a function that stops observing the page.
 */
export function keepFocus(): () => void {
  document.addEventListener('focusin', ({ target }) => use(target as Element));
  document.addEventListener('mousedown', ({ target }) => {
    // Ignores a press on the scrollbar, which does not move focus. Its target is the root element.
    if (target !== document.documentElement && !(target as Element).closest(FOCUSABLE)) current = null;
  });
  document.addEventListener('input', () => {
    isTyping = true;
  });
  function type(event: KeyboardEvent) {
    isTyping = false;
    // Keeps Enter, if it is held down, from also pressing the button to which focus has moved.
    if (event.repeat && event.key === 'Enter' && (event.target as Element).matches('button'))
      event.preventDefault();
  }
  function press({ target }: Event) {
    isTyping = false;
    const control = (target as Element).closest(FOCUSABLE);
    // Ignores a script's click on a hidden field, and the click that Enter in a field sends to the form's button.
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
  const inOrder = [...document.querySelectorAll(FOCUSABLE)].filter((one) => !isHidden(one));
  current = { element, ancestors, inOrder };
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
  function takesFocus(next: Element | null): boolean {
    if (!(next instanceof HTMLElement) || isHidden(next)) return false;
    // A space that is typed next would press the button.
    if (isTyping && next.matches('button, summary')) return false;
    // Scrolls only to an element that was not there, such as an ingredient that the visitor has restored in a long list.
    next.focus({ preventScroll: inOrder.includes(next) });
    return document.activeElement === next;
  }
  const others = [...inOrder.slice(index + 1), ...inOrder.slice(0, index).reverse()].filter(isControl);
  // Begins with the element itself, or with the element that has replaced it under the same id.
  if ([element, document.getElementById(element.id)].some(takesFocus)) return;
  [element, ...ancestors].some(
    (outer) =>
      others.filter((one) => outer.contains(one)).some(takesFocus) || nextFocusOf(outer).some(takesFocus),
  );
}

function nextFocusOf(element: Element): (Element | null)[] {
  const names = element.getAttribute('data-next-focus')?.split(' ') ?? [];
  return names.flatMap((name) => (name === 'before' ? used.toReversed() : document.getElementById(name)));
}

function isControl(element: Element): boolean {
  return element.getAttribute('tabindex') !== '-1';
}

function isHidden(element: Element): boolean {
  return element.closest('[hidden]') !== null;
}
