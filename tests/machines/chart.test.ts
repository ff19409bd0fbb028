import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { connectionMachine } from '../../machines/connectionMachine.ts';
import { cookingMachine } from '../../machines/cookingMachine.ts';
import { recipeMachine } from '../../machines/recipeMachine.ts';
import { timerMachine } from '../../machines/timerMachine.ts';
import { drawChart, statesOf } from './chart.ts';

const DOCUMENT = resolve('docs/machine.md');
const MACHINES = [recipeMachine, connectionMachine, cookingMachine, timerMachine];
const CHART = /(?<=<!-- (\w+), drawn by `npm run docs:machine` -->\n).*?(?=\n<!-- end -->)/gs;

it('docs/machine.md shows the machines as they are (`npm run docs:machine` draws them anew)', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const drawn: string[] = [];
  const redrawn = document.replace(CHART, (old, id: string) => {
    const machine = MACHINES.find((candidate) => candidate.id === id);
    drawn.push(id);
    return machine ? drawChart(machine) : old;
  });
  expect(drawn).toEqual(MACHINES.map(({ id }) => id));
  await expect(redrawn).toMatchFileSnapshot(DOCUMENT);
});

it.each(MACHINES)('$id describes itself and each of its states', ({ config, root }) => {
  const described = [config.description, ...statesOf(root).map(({ description }) => description)];
  expect(described.filter((description) => !description)).toEqual([]);
});
