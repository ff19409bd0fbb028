// What is run within the page that holds the page in a frame: nothing from around a function is there.

export function countSteps() {
  return document.querySelector('iframe')?.contentDocument?.querySelectorAll('.recipe ol .tick').length;
}

/** A scrollbar that takes room of its own leaves enough on a desktop. */
export function stepsStandBesideIngredients(): boolean {
  const page = document.querySelector('iframe')?.contentDocument;
  const [ingredients, steps] = ['.what', '.how'].map((part) =>
    page?.querySelector(part)?.getBoundingClientRect(),
  );
  return ingredients !== undefined && steps !== undefined && steps.left >= ingredients.right;
}

export function openConnection(): boolean {
  const page = document.querySelector('iframe')?.contentDocument;
  page?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
  return page?.querySelector('dialog')?.open ?? false;
}

/** What scrolls sideways though it is not meant to, steps that lie on their numbers, and timers whose full stop is on the next line. */
export function findUntidy(width = ''): string[] {
  const frame = document.querySelector('iframe');
  const page = frame?.contentDocument;
  if (!page) return ['no page'];
  frame.style.width = `${width}px`;
  const isMeantToScroll = (element: Element) => element.matches('.table-box, pre');
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const wide = [...page.querySelectorAll('*')].filter(
    (element) =>
      (element === page.documentElement || scrolls(element)) &&
      !isMeantToScroll(element) &&
      element.scrollWidth > element.clientWidth,
  );
  const onNumber = [...page.querySelectorAll('.recipe ol .tick')].filter((step) => {
    const number = step.querySelector('input')?.getBoundingClientRect();
    const text = step.querySelector('span')?.getBoundingClientRect();
    const marker = getComputedStyle(step.closest('li') ?? step).listStyleType;
    return !number || !text || text.left < number.right || marker !== 'none';
  });
  const torn = [...page.querySelectorAll('.timer-chip')].filter((timer) => {
    const [next] = timer.nextSibling?.textContent ?? '';
    if (!timer.nextSibling || !next || /\s/.test(next)) return false;
    const range = page.createRange();
    range.setStart(timer.nextSibling, 0);
    range.setEnd(timer.nextSibling, 1);
    return range.getBoundingClientRect().top >= timer.getBoundingClientRect().bottom;
  });
  return [...wide, ...onNumber, ...torn].map((element) => `${element.localName}.${element.className}`);
}
