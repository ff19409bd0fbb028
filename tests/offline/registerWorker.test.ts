import { expect, it, vi } from 'vitest';
import { openOffline } from '../../src/offline/registerWorker.ts';

/** Imitates a browser that registers a service worker. The test decides the order of events. */
function openBrowser() {
  const first = Object.assign(new EventTarget(), { postMessage: vi.fn() });
  const newer = Object.assign(new EventTarget(), { state: 'installed', postMessage: vi.fn() });
  const registration = Object.assign(new EventTarget(), {
    installing: null as ServiceWorker | null,
    waiting: null as ServiceWorker | null,
    update: async () => {},
  });
  const container = Object.assign(new EventTarget(), {
    controller: null as ServiceWorker | null,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  function find(worker: ServiceWorker) {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
  }
  function install(worker: ServiceWorker) {
    registration.waiting = worker;
    worker.dispatchEvent(new Event('statechange'));
  }
  return {
    first,
    newer,
    found: () => find(first as unknown as ServiceWorker),
    takesPage() {
      container.controller = first as unknown as ServiceWorker;
    },
    installed: () => install(first as unknown as ServiceWorker),
    findNewer() {
      find(newer as unknown as ServiceWorker);
      install(newer as unknown as ServiceWorker);
    },
  };
}

type Moment = Exclude<keyof ReturnType<typeof openBrowser>, 'first' | 'newer'>;

it.each<[string, Moment[], Moment[], Moment[]]>([
  ['a first visit', ['found'], [], ['takesPage', 'installed']],
  ['a first visit whose worker installs late', [], [], ['found', 'takesPage', 'installed']],
  ['a first visit whose worker installs early', [], ['takesPage'], []],
  ['a later visit', ['takesPage'], [], []],
])(
  'service worker: on %s, only a later version of the page is reported as new',
  async (_, before, during, after) => {
    const { newer: reported, registerWorker } = openOffline();
    const browser = openBrowser();
    for (const moment of before) browser[moment]();
    const registered = registerWorker('/sw.js');
    for (const moment of during) browser[moment]();
    await registered;
    for (const moment of after) browser[moment]();
    expect(reported.getSnapshot()).toBeNull();
    // Imitates a new deployment that the browser finds days later.
    browser.findNewer();
    expect(reported.getSnapshot()).toBe(browser.newer);
  },
);

it('newer service worker: is told to take over, and the older to give way, each second', async () => {
  vi.useFakeTimers();
  const { registerWorker, activateNewer } = openOffline();
  const browser = openBrowser();
  browser.takesPage();
  await registerWorker('/sw.js');
  browser.findNewer();
  activateNewer();
  vi.advanceTimersByTime(2_000);
  expect(browser.newer.postMessage.mock.calls).toEqual([['take over'], ['take over'], ['take over']]);
  expect(browser.first.postMessage.mock.calls).toEqual([['give way'], ['give way'], ['give way']]);
  vi.useRealTimers();
});
