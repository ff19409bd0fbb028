import { measureShift, SCREENS } from '../bench/shifts.ts';
import { expect, test } from './fixtures.ts';

for (const device of ['Desktop', 'Phone'] as const) {
  test(`${device}: nothing on the page moves by itself, from the first load to the last recipe`, async ({
    browser,
    host,
  }) => {
    expect(await measureShift(browser, 'page', host, SCREENS[`shift${device}`])).toBe(0);
  });
}
