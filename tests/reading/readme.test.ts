import { expect, it } from 'vitest';
import README from '../../src/reading/README.md?raw';
import * as door from '../../src/reading/reading.ts';

it('README of the recipe reader: its example code runs, and returns the stated values', async () => {
  const [, code = ''] = /^```js\n([\s\S]*?)^```/m.exec(README) ?? [];
  const body = code
    .replace(/^import \{(.*)\} from .*$/m, 'const {$1} = door;')
    .replace("import('./languages/de.ts')", 'loadGerman()')
    .replace(/^(\S.*); \/\/ → (.*)$/gm, 'values.push([$1, $2]);');
  const values: [unknown, unknown][] = [];
  const run = new Function('door', 'loadGerman', 'values', `return (async () => {${body}})();`);
  await run(door, () => import('../../src/reading/languages/de.ts'), values);
  expect(values.map(([value]) => value)).toEqual(values.map(([, expected]) => expected));
  expect(values.length).toBeGreaterThan(8);
});
