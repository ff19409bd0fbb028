import type { Page } from '@playwright/test';

type Download = { progress: (loaded: number) => void; end: (error?: string) => void };

type StandIn = {
  answer: string;
  calls: { made: number; destroyed: number; prompts: string[]; systems: string[] };
  /** Resolves when the page starts the next download. */
  download: Promise<Download>;
};

declare const standIn: StandIn;

/** Replaces the browser's own model (Prompt API) with a fake that the test controls. Runs in a page. */
export function fakeDeviceModel(start: string): void {
  const KEY = 'stand-in';
  const stored = () => localStorage.getItem(KEY) ?? start;
  const fail = (name: string) => new DOMException('The ingredients are secret', name);
  let begin: (download: Download) => void;
  const nextDownload = () => new Promise<Download>((resolve) => (begin = resolve));
  const calls: StandIn['calls'] = { made: 0, destroyed: 0, prompts: [], systems: [] };
  const controls: StandIn = { answer: '', calls, download: nextDownload() };

  function openSession() {
    let isDestroyed = false;
    calls.made += 1;
    return {
      async prompt(text: string) {
        if (isDestroyed) throw fail('InvalidStateError');
        calls.prompts.push(text);
        return controls.answer;
      },
      destroy() {
        if (!isDestroyed) calls.destroyed += 1;
        isDestroyed = true;
      },
    };
  }

  async function create({ monitor, initialPrompts = [] }: LanguageModelCreateOptions = {}) {
    calls.systems.push(...initialPrompts.map(({ content }) => String(content)));
    if (stored() === 'available') return openSession();
    if (!navigator.userActivation.isActive) throw fail('NotAllowedError');
    localStorage.setItem(KEY, 'downloading');
    const target = new EventTarget();
    monitor?.(target as CreateMonitor);
    await new Promise<void>((resolve, reject) => {
      begin({
        progress: (loaded) =>
          target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 })),
        end: (error) => {
          localStorage.setItem(KEY, error ? 'downloadable' : 'available');
          controls.download = nextDownload();
          if (error) reject(fail(error));
          else resolve();
        },
      });
    });
    return openSession();
  }

  Object.assign(globalThis, {
    LanguageModel: { availability: async () => stored(), create },
    standIn: controls,
  });
}

export function modelOf(page: Page) {
  return {
    answer: (text: string) =>
      page.evaluate((next) => {
        standIn.answer = next;
      }, text),
    progress: (loaded: number) =>
      page.evaluate(async (part) => (await standIn.download).progress(part), loaded),
    finish: () => page.evaluate(async () => (await standIn.download).end()),
    fail: (error: string) => page.evaluate(async (name) => (await standIn.download).end(name), error),
    calls: () => page.evaluate(() => standIn.calls),
  };
}
