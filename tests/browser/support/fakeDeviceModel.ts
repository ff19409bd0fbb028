import type { Page } from '@playwright/test';

type Download = { progress: (loaded: number) => void; end: (error?: string) => void };

type StandIn = {
  answer: string;
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
  const controls: StandIn = { answer: '', download: nextDownload() };

  const session = { prompt: async () => controls.answer, destroy: () => {} };

  async function create({ monitor }: LanguageModelCreateOptions = {}) {
    if (stored() === 'available') return session;
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
    return session;
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
  };
}
