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
import { answer } from './replies.ts';
import { TOKEN } from './sites.ts';

/** Hosts that the page may ask, and some that it must not: the tests' own host answers for all of them. */
const STOOD_FOR = [
  'huggingface.co',
  'router.huggingface.co',
  'models.test',
  'i.ytimg.com',
  'www.youtube-nocookie.com',
  'api.together.xyz',
  'elsewhere.test',
];

/** No line of the console may hold a token, or a part of a message to the model. */
const SECRETS = new RegExp(
  `${TOKEN}|${ACCOUNT_TOKEN}|hf_pasted|culinary assistant|Please give me a recipe|kohlrabi`,
);

type Console = {
  /** Errors and warnings on the console since the last call. */
  take: () => string[];
  /** Only the page's own lines on failed attempts: the browser logs each failed request, too. */
  takeAttempts: () => string[];
};

export const test = base.extend<
  {
    console: Console;
    host: ModelHost;
    visitor: Visitor;
    /** A recipe in the pane, asked for by a visitor. */
    serve: (recipe: string) => Promise<void>;
    keepsPage: boolean;
    hasModel: boolean;
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
      const browser = await launchChromium(STOOD_FOR, port, { hasScrollbars });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: async ({ workerHost }, use) => {
    workerHost.reset();
    await use(workerHost);
  },
  // A service worker would answer from what it keeps, and no route of a test would see the request.
  keepsPage: [false, { option: true }],
  // Headless Chromium logs warnings about a model of its own, and any warning fails a test.
  hasModel: [false, { option: true }],
  context: async ({ context, keepsPage, hasModel }, use) => {
    if (!hasModel) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'));
    if (!keepsPage) {
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
        const taken = lines;
        lines = [];
        return taken;
      };
      await use({ take, takeAttempts: () => take().filter((line) => line.startsWith('Attempt')) });
      expect(leaks, 'lines of the console that tell a secret').toEqual([]);
      expect(lines, 'errors and warnings that no test has asked for').toEqual([]);
    },
    { auto: true },
  ],
  // What an earlier test has told the host is forgotten.
  visitor: async ({ page, host: _ }, use) => use(openVisitor(page)),
  serve: async ({ visitor, host }, use) => {
    await use(async (recipe) => {
      host.script(answer(recipe));
      await visitor.open();
      await visitor.askWith('rice', 'eggs');
      await visitor.recommends.waitFor();
    });
  },
});

export { expect };

/** Polls fast: what it looks at is in this process, and costs nothing. */
export const eventually = (read: () => unknown) => expect.poll(read, { intervals: [10] });

/** The files that come after the script of the page, by the first word of their names. */
export const PARTS = {
  asks: 'lateRequests',
  draws: 'recipeViews',
  signsIn: 'oauth',
  device: 'deviceModel',
  code: 'qrCode',
};
export const fileOf = (part: keyof typeof PARTS) => `**/assets/${PARTS[part]}-*.js*`;

type Site = 'SHIPPED' | 'SIGN_IN' | 'BARE' | 'OWN_HOST' | 'PRACTICE' | 'DEVELOPMENT';

export type Visitor = ReturnType<typeof openVisitor>;

/** The first screen is painted before the script has come: a press before that would do nothing. */
export async function started(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root') ?? {};
    return Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** From the next page on, a press takes the focus away and gives it to no button, as in Safari. */
export const pressAsInSafari = (page: Page) =>
  page.addInitScript(() => {
    const pressed = (event: Event) => {
      if (!(event.target as Element).closest('button, summary, a')) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    addEventListener('mousedown', pressed, true);
  });

export const SCRIPT = '**/assets/index-*.js';

/** Opens the page with its script kept back. What it returns lets that come. */
export async function openWithoutScript(page: Page, url: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, (route) => released.then(() => route.continue()));
  await page.goto(url, { waitUntil: 'commit' });
  return async () => {
    release();
    await started(page);
    await page.unroute(SCRIPT);
  };
}

/** Resolves after the next frame is drawn. As text: it is evaluated in the page. */
export const AFTER_PAINT = `new Promise((painted) => requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => painted();
  channel.port2.postMessage(null);
}))`;

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** From the next page on, what it returns tells what has moved there other than by what the visitor has just done. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts, lastInput: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        const moved = shift.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`);
        if (!shift.hadRecentInput) shifts.push(`${shift.value} ${moved.join()}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, ({ timeStamp }) => Object.assign(window, { lastInput: timeStamp }), true);
    }
  });
  return async () => {
    // The observer hears of a frame's shifts after it.
    await page.evaluate(AFTER_PAINT);
    return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  };
}

export const button = (place: Page | Frame | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });

/** What stands in the masthead, the choice that it opens, and the buttons there. */
export const control = (page: Page | Frame) => page.getByRole('banner').getByRole('button');
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Who writes your recipes?' });
/** With the account and with the token: one of the two is open. */
export const rememberField = (page: Page) =>
  dialog(page).getByLabel('Remember in this browser').filter({ visible: true });
export const within = (page: Page, name: string) => button(dialog(page), name);

/** Everything that is kept, and everything on the page: where a token may not be, unless the visitor said so. */
export const everywhere = (page: Page) =>
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

/** Recipes that earlier visits have kept, the newest last. */
export async function keepRecipes(page: Page, texts: string[]): Promise<void> {
  await page.evaluate((recipes) => {
    for (const [at, text] of recipes.entries()) {
      const recipe = { id: `r${at}`, text, cutShort: false, ingredients: ['rice', 'eggs'], at: 1_000 + at };
      localStorage.setItem(`recipe-kitchen.recipe.r${at}`, JSON.stringify({ version: 1, recipe, ticks: [] }));
    }
  }, texts);
  await page.reload();
}

/** As a static Space of Hugging Face writes them into the page, before anything else. */
export const setVariables = (place: Page | BrowserContext, variables: Record<string, string>) =>
  place.addInitScript((written) => {
    Object.assign(window, { huggingface: { variables: written } });
  }, variables);

export function openVisitor(page: Page) {
  const input = page.getByRole('textbox', { name: 'Add more than one ingredient' });
  const ask = button(page, 'Get a recipe');
  const add = async (...ingredients: string[]) => {
    for (const ingredient of ingredients) {
      await input.fill(ingredient);
      await input.press('Enter');
    }
  };
  const waitingFor = (attempt: number) =>
    page.getByText(new RegExp(`Trying again in \\d s \\(${attempt} of 3\\)`));
  const fetched: string[] = [];
  page.on('requestfinished', (asked) => fetched.push(asked.url()));
  return {
    input,
    items: page.locator('.ingredients').getByRole('listitem'),
    ask,
    cancel: button(page, 'Cancel'),
    removal: (ingredient: string) => button(page, `Remove ${ingredient}`),
    generating: page.getByText('Generating recipe...'),
    /** The wait between two attempts, as the page shows it. */
    waitingFor,
    /** In the pane alone: the box shows the same name. */
    dish: (name: string) =>
      page.getByRole('region', { name: 'Recipe', exact: true }).getByRole('heading', { name, exact: true }),
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
    askWith: async (...ingredients: string[]) => {
      await add(...ingredients);
      await ask.click();
    },
    /** Waits for the parts that are fetched ahead: without them, an attempt may fail. */
    addEnough: async (...ingredients: string[]) => {
      await add(...ingredients);
      const areThere = () =>
        [PARTS.asks, PARTS.draws].every((part) => fetched.some((url) => url.includes(`/assets/${part}-`)));
      await eventually(areThere).toBe(true);
    },
    /** Later than any test can have come until here: the clock cannot be set back. */
    stopClock: (days = 1) => page.clock.pauseAt(days * 24 * 60 * 60_000),
    /** From the first attempt that fails to the apology, by a clock that the test moves. */
    passWaits: async () => {
      await waitingFor(2).waitFor();
      await page.clock.runFor(1_000);
      await waitingFor(3).waitFor();
      await page.clock.runFor(2_000);
    },
    /** axe waits by timers: where the test has stopped the clock, it is moved by as little as axe needs. */
    expectNoAccessibilityProblem: async ({ clockStopped = false, rules = [] as string[] } = {}) => {
      // A colour on its way to another is neither.
      await page.evaluate(async () => {
        const onTheirWay = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
        while (onTheirWay().length > 0)
          await Promise.allSettled(onTheirWay().map(({ finished }) => finished));
      });
      // The page may have read it already.
      const axeSource = (await page.evaluate(() => 'axe' in globalThis)) ? 'undefined' : '';
      const axe = new AxeBuilder({ page, axeSource })
        .options({ resultTypes: ['violations'], selectors: false })
        .setLegacyMode();
      // axe would compare colours of the page behind a dialog, which is inert, with those of the dialog.
      if ((await page.locator('dialog:modal').count()) > 0) axe.include('dialog:modal');
      const analysis = (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
      let over = !clockStopped;
      void analysis.finally(() => {
        over = true;
      });
      while (!over) await page.clock.runFor(1);
      const { violations } = await analysis;
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    },
  };
}
