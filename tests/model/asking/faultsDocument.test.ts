import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { MAX_ATTEMPTS } from '../../../machines/recipeMachine.ts';
import { FAILURES } from '../../../src/page/connect/tellRequestFailure.ts';
import { ROWS, type Row } from '../../browser/support/requestFaults.ts';
import { DEVICE_FAULTS } from './deviceFaults.ts';

const DOCUMENT = resolve('docs/faults.md');
const TABLE = /(?<=<!-- drawn from tests\/browser\/support\/requestFaults.ts -->\n).*?(?=<!-- end -->)/s;

it('docs/faults.md tells what the tests prove (`npm run docs:faults` writes it anew)', async () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  await expect(document.replace(TABLE, drawTable)).toMatchFileSnapshot(DOCUMENT);
  expect(document).toMatch(TABLE);
});

function drawTable(): string {
  const lines = Object.entries(FAILURES).map(
    ([kind, { cause, advice }]) =>
      `| **${kind}** | ${MAX_ATTEMPTS} | ${cause}. ${advice} | ${tellFaults(kind)} |`,
  );
  return [
    '| kind of failure | attempts | what the visitor reads | what leads to it |',
    '| --- | ---: | --- | --- |',
    ...lines,
    `| none | 1 | the recipe | ${tellFaults('recipe')} |`,
    '',
  ].join('\n');
}

/** The request is in brackets where only one of the two has this outcome. */
function tellFaults(outcome: string): string {
  const rows = ROWS.filter((row) => row.outcome === outcome);
  const names = new Set(rows.map(({ name }) => name));
  const told = [...names].map((name) => {
    const [first = '', ...others] = new Set(rows.filter((row) => row.name === name).map(placeOf));
    return first === 'no' || (first === 'look-up' && others.includes('completion'))
      ? name
      : `${name} (${first})`;
  });
  const onDevice = DEVICE_FAULTS.filter((fault) => fault.outcome === outcome);
  return [...told, ...onDevice.map(({ name }) => `${name} (this device)`)].join('; ');
}

function placeOf({ site, request }: Row): string {
  return { SHIPPED: request, OWN_HOST: 'own host', NOWHERE: 'no' }[site];
}
