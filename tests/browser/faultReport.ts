import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { ROWS } from './faults.ts';

type Fault = { group: string; name: string; did: string; posts: number };

export const SEQUENCES = 'Sequences';

const ANNOTATION = 'fault';
/** Each of their tests is one row. */
const NOTING = /(?:faults|sequences|memory)\.spec\.ts$/;
const REPORT = 'docs/faults.md';
const INTRODUCTION = `# What goes wrong, and what the page does

Written by the browser tests (\`npm run test:browser\`), from what they saw: the built page in Chromium, against a host on real
TLS sockets that stands where the model's host stands. Do not edit. The table that it is made from is \`tests/browser/faults.ts\`.

For each row these hold too: the page leaves "Generating recipe..." within the deadlines of its attempts; no line of the console holds the
token or the prompt; nothing is asked of any other host; no request stays open; the next press works. In every table but the last, a request
that is cancelled while the fault is under way was followed by nothing.
`;

/** Makes the test that runs a row of the report. */
export function note(fault: Fault): void {
  test.info().annotations.push({ type: ANNOTATION, description: JSON.stringify(fault) });
}

/** Writes down what a run has shown of every fault; a run of some leaves the report as it is. */
export default class FaultReport implements Reporter {
  private suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const tests = this.suite?.allTests().filter(({ location }) => NOTING.test(location.file)) ?? [];
    const faults = tests.flatMap(noted);
    const groups = [...new Set(faults.map(({ group }) => group))];
    const isWhole =
      faults.length === tests.length && faults.length > ROWS.length && groups.includes(SEQUENCES);
    if (!isWhole) return;
    const tables = groups.map((group) =>
      table(
        group,
        faults.filter((fault) => fault.group === group),
      ),
    );
    writeFileSync(REPORT, [INTRODUCTION, ...tables].join('\n'));
  }
}

function noted(test: TestCase): Fault[] {
  if (test.outcome() !== 'expected') return [];
  const annotations = test.results.at(-1)?.annotations ?? [];
  return annotations
    .filter(({ type }) => type === ANNOTATION)
    .map(({ description = '' }) => JSON.parse(description));
}

function table(group: string, faults: Fault[]): string {
  const rows = faults.map(({ name, did, posts }) => `| \`${name}\` | ${did} | ${posts} |`);
  return [`## ${group}\n`, '| case | what the page did | POSTs |', '| --- | --- | ---: |', ...rows, ''].join(
    '\n',
  );
}
