import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MACHINES, renderChart, statesOf } from './chart.ts';

const DOCUMENT = resolve('docs/machine.md');
const CHART = /(?<=<!-- (\w+), drawn by `npm run docs:machine` -->\n).*?(?=\n<!-- end -->)/gs;

it('docs/machine.md: is up to date (`npm run docs:machine` updates it)', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const rendered: string[] = [];
  const current = document.replace(CHART, (old, id: string) => {
    const machine = MACHINES.find((candidate) => candidate.id === id);
    rendered.push(id);
    return machine ? renderChart(machine) : old;
  });
  expect(rendered).toEqual(MACHINES.map(({ id }) => id));
  await expect(current).toMatchFileSnapshot(DOCUMENT);
});

it.each(MACHINES)('$id machine: has a description of itself and of each state', ({ config, root }) => {
  const described = [config.description, ...statesOf(root).map(({ description }) => description)];
  expect(described.filter((description) => !description)).toEqual([]);
});
