import { AxeBuilder } from '@axe-core/playwright';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Frame,
  type Locator,
  type Page,
} from '@playwright/test';
import { launchChromium } from './launch.ts';
import { type ModelHost, openModelHost } from './modelHost.ts';
import { ACCOUNT_TOKEN } from './oauthHost.ts';
import { TOKEN } from './pages.mjs';

/** Hosts that the page may call, and hosts that the page must not call. One test server stands in for all. */
const STUBBED_HOSTS = [
  'huggingface.co',
  'router.huggingface.co',
  'models.test',
  'i.ytimg.com',
  'www.youtube-nocookie.com',
  'api.together.xyz',
  'elsewhere.test',
];

/** Matches tokens and parts of prompts, which must never appear in the console. */
const SECRETS = new RegExp(
  `${TOKEN}|${ACCOUNT_TOKEN}|hf_pasted|culinary assistant|Please give me a recipe|kohlrabi`,
);

/** Turns off V8's optimising compilers, which take a tenth of a page's processor time and do not pay off in short visits. */
const NO_OPTIMISER = '--js-flags=--no-turbofan,--no-maglev';

type Console = {
  /** Returns the errors and warnings on the console since the last call. */
  take: () => string[];
  /**
   * Returns the console lines in which the page reports failed attempts. Omits the browser's lines about failed
   * requests.
   */
  takeAttempts: () => string[];
};

export const test = base.extend<
  {
    console: Console;
    host: ModelHost;
    visitor: Visitor;
    /** Opens the page as a returning visitor who has this recipe. */
    serve: (recipe: string) => Promise<void>;
    hasServiceWorker: boolean;
  },
  { workerHost: ModelHost; browser: Browser; hasScrollbars: boolean }
>({
  workerHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const host = await openModelHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  hasScrollbars: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ workerHost: { port }, hasScrollbars }, use) => {
      const browser = await launchChromium(STUBBED_HOSTS, port, {
        hasScrollbars,
        flags: [NO_OPTIMISER],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: async ({ workerHost }, use) => {
    workerHost.reset();
    await use(workerHost);
  },
  // Removes service workers by default because a worker would answer requests before the test's routes.
  hasServiceWorker: [false, { option: true }],
  context: async ({ context, hasServiceWorker }, use) => {
    // Removes the browser's model because its warnings in headless Chromium would fail the test.
    await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
    if (!hasServiceWorker) {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    }
    await use(context);
  },
  console: [
    async ({ page }, use) => {
      let lines: string[] = [];
      const leaks: string[] = [];
      page.on('console', (message) => {
        if (SECRETS.test(message.text())) leaks.push(message.text());
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
      const take = () => {
        const previous = lines;
        lines = [];
        return previous;
      };
      await use({ take, takeAttempts: () => take().filter((line) => line.startsWith('Attempt')) });
      expect(leaks, 'console lines that contain a secret').toEqual([]);
      expect(lines, 'unexpected errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
  // Depends on the fixture `host`, which clears the replies of earlier tests.
  visitor: async ({ page, host: _ }, use) => use(openVisitor(page)),
  serve: async ({ page, visitor }, use) => {
    await use(async (recipe) => {
      await storeKitchen(page, { ingredients: ['rice', 'eggs'] }, recipe);
      await visitor.open();
      await visitor.recommends.waitFor();
    });
  },
});

export { expect };

/** Polls a value every 10 ms. The value is read in the test process, not in the page. */
export const eventually = (read: () => unknown) => expect.poll(read, { intervals: [10] });

/** Names of the scripts that load on demand, without their hashes. */
export const PARTS = {
  cookbook: 'askCookbook',
  requests: 'lateRequests',
  renderer: 'recipeViews',
  signIn: 'oauth',
  device: 'deviceModel',
  qrCode: 'qrCode',
};
export const fileOf = (part: keyof typeof PARTS) => `**/assets/${PARTS[part]}-*.js*`;

type Site = 'SHIPPED' | 'SIGN_IN' | 'BARE' | 'OWN_HOST' | 'DEVELOPMENT';

export type Visitor = ReturnType<typeof openVisitor>;

/** Waits until React has hydrated or rendered the page. Before that, clicking on the first screen may do nothing. */
export async function started(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    const entries = Object.entries(document.getElementById('root') ?? {});
    const [, fiber] = entries.find(([key]) => key.startsWith('__reactContainer')) ?? [];
    return fiber?.stateNode.current.memoizedState?.isDehydrated === false;
  });
}

export const SCRIPT = '**/assets/index-*.js';

/** Delays requests for a file until the returned function is called. */
export async function hold(page: Page, file: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, (route) => released.then(() => route.continue()));
  return () => release();
}

/** Opens the page without its script. Returns a function that lets the script load. */
export async function openWithoutScript(page: Page, url: string): Promise<() => Promise<void>> {
  const release = await hold(page, SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  return async () => {
    release();
    await started(page);
    await page.unroute(SCRIPT);
  };
}

/** JavaScript expression to evaluate in a page. Resolves after the next frame is painted. */
export const AFTER_PAINT = `new Promise((painted) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => painted();
  channel.port2.postMessage(null);
}))`;

type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };

/**
 * From the next page on, records layout shifts, except right after an input. Returns a function that returns the
 * recorded shifts: what moved, from where to where (x, y, width, height), and how long after an input.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shifts: [] as string[], lastInput: 0 });
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const describe = ({ node, previousRect, currentRect }: Source) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const tag = element ? (element.cloneNode() as Element).outerHTML : 'a pseudo-element';
      return `${tag} ${node?.textContent?.slice(0, 30)} (${placeOf(previousRect)} → ${placeOf(currentRect)})`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        const age = Math.round(startTime - seen.lastInput);
        if (!hadRecentInput)
          seen.shifts.push(`${value} ${sources.map(describe).join()}, ${age} ms after input`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, ({ timeStamp }) => Object.assign(window, { lastInput: timeStamp }), true);
    }
  });
  return async () => {
    // Waits for one frame because the observer reports a layout shift only after the frame in which it happened.
    await page.evaluate(AFTER_PAINT);
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  };
}

/**
 * Waits 600 ms after the last input, and forgets all layout shifts until then. An input causes them, so the browser does
 * not count them within 500 ms, but a slow machine may take longer.
 */
export async function forgetShiftsOfInput(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { lastInput } = window as unknown as { lastInput: number };
    return new Promise((resolve) => setTimeout(resolve, lastInput + 600 - performance.now()));
  });
  await page.evaluate(AFTER_PAINT);
  await page.evaluate(() => void (window as unknown as { shifts: string[] }).shifts.splice(0));
}

export const paneOf = (page: Page) => page.getByRole('region', { name: 'Recipe', exact: true });
export const boxOf = (page: Page) => page.getByRole('region', { name: 'Recipe box', includeHidden: true });
/** Finds the names of the saved recipes. */
export const savedDishes = (page: Page) =>
  boxOf(page).getByRole('heading', { level: 3, includeHidden: true });

export const button = (place: Page | Frame | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });

/** Finds the button in the masthead that opens the connection dialog. */
export const control = (page: Page | Frame) => page.getByRole('banner').getByRole('button').last();
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Who writes your recipes?' });
export const within = (page: Page, name: string) => button(dialog(page), name);

/** Returns all stored data and the whole content of the page, to be searched for tokens. */
export const storedAndShown = (page: Page) =>
  page.evaluate(() => ({
    tab: JSON.stringify({ ...sessionStorage }),
    device: JSON.stringify([{ ...localStorage }, document.cookie]),
    page: [
      location.href,
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ].join(),
  }));

export async function leaveOut(page: Page, ...words: string[]): Promise<void> {
  const field = page.getByLabel('Something to leave out');
  for (const word of words) {
    await field.fill(word);
    await field.press('Enter');
  }
}

/** From the next page on, stores a list and recipes as an earlier visit would have. The page shows the first recipe. */
export async function storeKitchen(
  page: Page,
  lists: { ingredients: string[]; taste?: object },
  ...texts: string[]
): Promise<void> {
  const served = texts.map((_, index) => `kept${index}`);
  const recipes = texts.map((text, index) => {
    const recipe = { id: served[index], text, cutShort: false, ...lists, at: 1_000 };
    return [`recipe-kitchen.recipe.kept${index}`, { version: 1, recipe }];
  });
  const list = { version: 1, recipe: served[0] ?? null, served, ...lists };
  await page.addInitScript(
    (items) => {
      if (window !== top || localStorage.getItem('recipe-kitchen')) return;
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
    },
    { 'recipe-kitchen': list, ...Object.fromEntries(recipes) },
  );
}

/**
 * Stores recipes as earlier visits would have saved them: for the next page, or at once with a reload of the open page.
 * The last recipe is the newest.
 */
export async function saveRecipes(page: Page, texts: string[], more: object = {}): Promise<void> {
  const entries = texts.map((text, i) => {
    const recipe = { id: `r${i}`, text, cutShort: false, ingredients: ['rice', 'eggs'], at: 1_000 + i };
    return [`recipe-kitchen.recipe.r${i}`, JSON.stringify({ version: 1, recipe, ...more })] as const;
  });
  const store = (saved: typeof entries) => {
    if (window !== top || sessionStorage.getItem('recipes-of-the-test')) return;
    sessionStorage.setItem('recipes-of-the-test', 'saved');
    for (const [key, value] of saved) localStorage.setItem(key, value);
  };
  if (page.url() === 'about:blank') return void (await page.addInitScript(store, entries));
  await page.evaluate(store, entries);
  await page.reload();
}

/** Sets `huggingface.variables` before any script runs, as in a static Hugging Face Space. */
export const setVariables = (place: Page | BrowserContext, variables: Record<string, string>) =>
  place.addInitScript((variables) => {
    Object.assign(window, { huggingface: { variables } });
  }, variables);

export function openVisitor(page: Page) {
  const input = page.getByRole('textbox', { name: 'Add more than one ingredient' });
  const requestButton = button(page, 'Get a recipe');
  const add = async (...ingredients: string[]) => {
    for (const ingredient of ingredients) {
      await input.fill(ingredient);
      await input.press('Enter');
    }
  };
  const waitingFor = (attempt: number) => {
    const text = `Trying again, ${attempt} of 3`;
    return page
      .locator('.making > div')
      .filter({ hasText: new RegExp(`${text}.*Next try in \\d s`) })
      .or(page.locator('.change-bar .timing').filter({ hasText: text }));
  };
  const fetched: string[] = [];
  page.on('requestfinished', (request) => fetched.push(request.url()));
  return {
    input,
    items: page.locator('.ingredients').getByRole('listitem'),
    requestButton,
    cancel: button(page, 'Cancel'),
    removal: (ingredient: string) => button(page, `Remove ${ingredient}`),
    generating: page.getByText('Generating recipe...'),
    /** Finds the message that precedes this attempt. */
    waitingFor,
    /** Finds the heading of a dish in the recipe pane only, because the recipe box may show the same name. */
    dish: (name: string) => paneOf(page).getByRole('heading', { name, exact: true }),
    recommends: page.getByRole('heading', { name: "Basil's Kitchen Recommends:" }),
    apology: page.getByText(
      'Error: Could not generate recipe after multiple attempts. Check your access token, model availability, or network.',
      { exact: true },
    ),

    open: async (site: Site = 'SHIPPED') => {
      await page.goto(process.env[`SITE_${site}`] ?? '');
      await started(page);
    },
    add,
    requestWith: async (...ingredients: string[]) => {
      await add(...ingredients);
      await requestButton.click();
    },
    /** Adds ingredients, and waits for the scripts that a request needs. */
    addAndPrefetch: async (...ingredients: string[]) => {
      await add(...ingredients);
      const areLoaded = () =>
        [PARTS.requests, PARTS.renderer].every((name) => fetched.some((url) => url.includes(`/${name}-`)));
      await eventually(areLoaded).toBe(true);
    },
    /** Stops the clock at a future time because Playwright cannot set the clock back. */
    stopClock: (days = 1) => page.clock.pauseAt(days * 24 * 60 * 60_000),
    /** Moves the stopped clock from the first failed attempt to the message that the request has failed. */
    passWaits: async () => {
      await waitingFor(2).waitFor();
      await page.clock.runFor(1_000);
      await waitingFor(3).waitFor();
      await page.clock.runFor(2_000);
    },
    /**
     * Runs the accessibility rules of axe on the open dialog or the whole page, or one rule on the elements that match
     * a selector. Moves a stopped clock because axe uses timers.
     */
    expectNoAccessibilityProblem: async ({
      clockStopped = false,
      only = '',
      without = '',
      place = '',
    } = {}) => {
      // Waits for transitions to end because a transition changes colours.
      await page.evaluate(async () => {
        const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
        while (transitions().length > 0)
          await Promise.allSettled(transitions().map(({ finished }) => finished));
      });
      // Loads axe unless the page has already loaded axe.
      const axeSource = (await page.evaluate(() => 'axe' in globalThis)) ? 'undefined' : '';
      const axe = new AxeBuilder({ page, axeSource })
        .options({ resultTypes: ['violations'], selectors: false })
        .setLegacyMode();
      // If a dialog is open, checks only the dialog, because axe confuses the dialog's colours with the page's.
      if (place) axe.include(place);
      else if ((await page.locator('dialog:modal').count()) > 0) axe.include('dialog:modal');
      if (only) axe.withRules(only);
      if (without) axe.disableRules(without);
      const analysis = axe.analyze();
      let isOver = !clockStopped;
      void analysis.finally(() => {
        isOver = true;
      });
      while (!isOver) await page.clock.runFor(1);
      const { violations } = await analysis;
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    },
  };
}
