import { expect, it, vi } from 'vitest';
import { keepPage } from '../../src/offline/keepPage.ts';

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

it('tells of no newer version on a first visit, whenever the browser hands the page over', async () => {
  const told = vi.fn();
  const { first, registration, container, find } = openBrowser({ controlled: false });
  await keepPage('/sw.js', told);
  // The claim is seen before the installation.
  container.controller = first;
  registration.waiting = first;
  first.dispatchEvent(new Event('statechange'));
  expect(told).not.toHaveBeenCalled();
  // One that is found days later is newer.
  const newer = find();
  expect(told.mock.calls).toEqual([[newer]]);
});

it('tells of no newer version on a first visit, even if the first worker shows only after the registration', async () => {
  const told = vi.fn();
  const { first, registration, container, find } = openBrowser({ controlled: false });
  registration.installing = null;
  await keepPage('/sw.js', told);
  registration.installing = first;
  registration.dispatchEvent(new Event('updatefound'));
  container.controller = first;
  registration.waiting = first;
  first.dispatchEvent(new Event('statechange'));
  expect(told).not.toHaveBeenCalled();
  const newer = find();
  expect(told.mock.calls).toEqual([[newer]]);
});

it('tells of the second version on a first visit, even if the first took the page during the registration', async () => {
  const told = vi.fn();
  const { first, registration, container, find } = openBrowser({ controlled: false });
  registration.installing = null;
  const visit = keepPage('/sw.js', told);
  container.controller = first;
  await visit;
  expect(told).not.toHaveBeenCalled();
  const newer = find();
  expect(told.mock.calls).toEqual([[newer]]);
});

it('tells of a newer version on any later visit', async () => {
  const told = vi.fn();
  const { find } = openBrowser({ controlled: true });
  await keepPage('/sw.js', told);
  expect(told).not.toHaveBeenCalled();
  const newer = find();
  expect(told.mock.calls).toEqual([[newer]]);
});
