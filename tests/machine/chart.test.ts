import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { recipeMachine } from '../../machines/recipeMachine.ts';
import { drawChart } from './chart.ts';

const DOCUMENT = resolve('docs/machine.md');
const CHART = /(?<=<!-- drawn by `npm run docs:machine` -->\n).*(?=\n<!-- end -->)/s;

it('docs/machine.md shows the machine as it is (`npm run docs:machine` draws it anew)', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  expect(document).toMatch(CHART);
  await expect(document.replace(CHART, () => drawChart(recipeMachine))).toMatchFileSnapshot(DOCUMENT);
});

it('describes the machine and each of its states', () => {
  const { config, root } = recipeMachine;
  const described = [config.description, ...Object.values(root.states).map(({ description }) => description)];
  expect(described.filter((description) => !description)).toEqual([]);
});
