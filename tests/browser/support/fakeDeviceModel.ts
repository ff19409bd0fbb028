import type { BrowserContext, Page } from '@playwright/test';

type Reply = { text: string } | 'hangs';

type Controls = {
  /** What it answers from now on: at once, or only when a test tells it to. */
  reply: Reply;
  calls: { made: number; destroyed: number; prompts: string[]; systems: string[] };
  /** These two wait until a download has begun: the page may still be loading its code for it. */
  progress: (loaded: number) => Promise<void>;
  /** Without an error, the download succeeds. */
  end: (error?: string) => Promise<void>;
};

type Download = { progress: (loaded: number) => void; end: (error?: string) => void };

type StandIn = typeof globalThis & { standIn: Controls };

/** After the specification of the Prompt API. Its availability is kept for all tabs and visits, as by a browser. */
function install(start: Availability): void {
  const KEY = 'stand-in';
  const LANGUAGES = ['de', 'en', 'es', 'fr', 'ja'];
  const stored = () => (localStorage.getItem(KEY) ?? start) as Availability;
  const fail = (name: string) => new DOMException('The ingredients are secret', name);
  let begin: (download: Download) => void;
  const nextDownload = () => new Promise<Download>((resolve) => (begin = resolve));
  let download = nextDownload();
  const stopped = (availability: Availability) => {
    localStorage.setItem(KEY, availability);
    download = nextDownload();
  };

  const controls: Controls = {
    reply: 'hangs',
    calls: { made: 0, destroyed: 0, prompts: [], systems: [] },
    progress: async (loaded) => (await download).progress(loaded),
    end: async (error) => (await download).end(error),
  };

  function availabilityOf({ expectedInputs = [], expectedOutputs = [] }: LanguageModelCreateCoreOptions) {
    const languages = [...expectedInputs, ...expectedOutputs].flatMap((one) => one.languages ?? []);
    return languages.every((language) => LANGUAGES.includes(language)) ? stored() : 'unavailable';
  }

  function abortOf<Value>(signal: AbortSignal | undefined, run: Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      run.then(resolve, reject);
    });
  }

  function openSession() {
    let isDestroyed = false;
    controls.calls.made += 1;
    return {
      async prompt(text: string, { signal }: LanguageModelPromptOptions = {}) {
        if (isDestroyed) throw fail('InvalidStateError');
        signal?.throwIfAborted();
        controls.calls.prompts.push(text);
        const { reply } = controls;
        if (reply === 'hangs') return abortOf(signal, new Promise<string>(() => {}));
        return reply.text;
      },
      destroy() {
        if (!isDestroyed) controls.calls.destroyed += 1;
        isDestroyed = true;
      },
    };
  }

  const model = {
    async availability(options: LanguageModelCreateCoreOptions = {}) {
      return availabilityOf(options);
    },
    async create({ signal, monitor, initialPrompts = [], ...options }: LanguageModelCreateOptions = {}) {
      signal?.throwIfAborted();
      const availability = availabilityOf(options);
      if (availability === 'unavailable') throw fail('NotSupportedError');
      controls.calls.systems.push(...initialPrompts.map(({ content }) => String(content)));
      if (availability === 'available') return openSession();
      if (!navigator.userActivation.isActive) throw fail('NotAllowedError');
      localStorage.setItem(KEY, 'downloading');
      const target = new EventTarget();
      monitor?.(target as CreateMonitor);
      const coming = new Promise<void>((resolve, reject) => {
        begin({
          progress: (loaded) =>
            target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 })),
          end: (error) => {
            stopped(error ? 'downloadable' : 'available');
            if (error) reject(fail(error));
            else resolve();
          },
        });
      });
      signal?.addEventListener('abort', () => stopped('downloadable'));
      await abortOf(signal, coming);
      return openSession();
    },
  };
  Object.assign(globalThis, { LanguageModel: model, standIn: controls });
}

/** In every later page of the context. */
export async function fakeDeviceModel(context: BrowserContext, start: Availability): Promise<void> {
  await context.addInitScript(install, start);
}

/** In a page that is already open. */
export async function putModelIn(page: Page, start: Availability): Promise<void> {
  await page.evaluate(install, start);
}

export function modelOf(page: Page) {
  return {
    answer: (text: string) =>
      page.evaluate((next) => {
        (globalThis as StandIn).standIn.reply = { text: next };
      }, text),
    progress: (loaded: number) =>
      page.evaluate((part) => (globalThis as StandIn).standIn.progress(part), loaded),
    finish: () => page.evaluate(() => (globalThis as StandIn).standIn.end()),
    fail: (error: string) => page.evaluate((name) => (globalThis as StandIn).standIn.end(name), error),
    calls: () => page.evaluate(() => (globalThis as StandIn).standIn.calls),
  };
}
