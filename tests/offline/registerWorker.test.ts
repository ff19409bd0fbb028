import { expect, it, vi } from 'vitest';
import { openOffline } from '../../src/offline/registerWorker.ts';

/** A browser as far as the page can see it: what happens in which order is the test's. */
function openBrowser({ controlled }: { controlled: boolean }) {
  const worker = () => new EventTarget() as ServiceWorker;
  const first = worker();
  const registration = Object.assign(new EventTarget(), {
    installing: controlled ? null : first,
    waiting: null as ServiceWorker | null,
    update: async () => {},
  });
  const container = { controller: controlled ? first : null, register: async () => registration };
  vi.stubGlobal('navigator', { serviceWorker: container });
  return {
    first,
    registration,
    container,
    /** One more version of the page. */
    find() {
      const newer = worker();
      registration.installing = newer;
      registration.dispatchEvent(new Event('updatefound'));
      registration.waiting = newer;
      newer.dispatchEvent(new Event('statechange'));
      return newer;
    },
  };
}

type Browser = ReturnType<typeof openBrowser>;

function openPage() {
  const told = vi.fn();
  const { newer, registerWorker } = openOffline();
  newer.subscribe(() => told(newer.getSnapshot()));
  return { told, registerWorker };
}

/** The first version takes the page. */
function take({ first, registration, container }: Browser) {
  container.controller = first;
  registration.waiting = first;
  first.dispatchEvent(new Event('statechange'));
}

it.each<[string, boolean, (browser: Browser) => void, (browser: Browser) => void]>([
  ['the first', false, () => {}, take],
  [
    'the first, though its worker shows only after the registration',
    false,
    ({ registration }) => {
      registration.installing = null;
    },
    (browser) => {
      browser.registration.installing = browser.first;
      browser.registration.dispatchEvent(new Event('updatefound'));
      take(browser);
    },
  ],
  [
    'the first, though its worker takes the page during the registration',
    false,
    ({ first, registration, container }) => {
      registration.installing = null;
      container.register = async () => {
        container.controller = first;
        return registration;
      };
    },
    () => {},
  ],
  ['any later', true, () => {}, () => {}],
])('on %s visit tells of a newer version, and of no other', async (_, controlled, prepare, goOn) => {
  const { told, registerWorker } = openPage();
  const browser = openBrowser({ controlled });
  prepare(browser);
  await registerWorker('/sw.js');
  goOn(browser);
  expect(told).not.toHaveBeenCalled();
  // One that is found days later is newer.
  const newer = browser.find();
  expect(told.mock.calls).toEqual([[newer]]);
});
