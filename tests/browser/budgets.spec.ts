import { measureShift, SCREENS } from '../bench/shifts.ts';
import { expect, test } from './fixtures.ts';

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`nothing on the page moves by itself, from the first load to the last recipe: ${name}`, async ({
    browser,
    host,
  }) => {
    expect(await measureShift(browser, 'page', host, screen)).toBe(0);
  });
}
