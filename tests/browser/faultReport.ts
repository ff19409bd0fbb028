import { writeFileSync } from 'node:fs';
import { test } from '@playwright/test';
import type { Reporter, Suite } from '@playwright/test/reporter';
import { ROWS } from './faults.ts';

type Fault = { group: string; name: string; did: string; posts: number };

const ANNOTATION = 'fault';
const REPORT = 'docs/faults.md';
const INTRODUCTION = `# What goes wrong, and what the page does

Written by the browser tests (\`npm run test:browser\`), from what they saw: the built page in Chromium, against a host on real
TLS sockets that stands where the model's host stands. Do not edit. The table that it is made from is \`tests/browser/faults.ts\`.

For each row these hold too: a request that is cancelled while the fault is under way is followed by nothing; the page leaves
"Generating recipe..." within the deadlines of its attempts; no line of the console holds the token or the prompt; nothing is asked of any
other host; the next press brings a recipe.
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
    const faults = this.suite?.allTests().flatMap(faultsOf) ?? [];
    if (faults.length < ROWS.length) return;
    const groups = [...new Set(faults.map(({ group }) => group))];
    const tables = groups.map((group) =>
      table(
        group,
        faults.filter((fault) => fault.group === group),
      ),
    );
    writeFileSync(REPORT, [INTRODUCTION, ...tables].join('\n'));
  }
}

function faultsOf({ results }: ReturnType<Suite['allTests']>[number]): Fault[] {
  const noted = results.at(-1)?.annotations.filter(({ type }) => type === ANNOTATION) ?? [];
  return noted.map(({ description = '' }) => JSON.parse(description));
}

function table(group: string, faults: Fault[]): string {
  const rows = faults.map(({ name, did, posts }) => `| \`${name}\` | ${did} | ${posts} |`);
  return [`## ${group}\n`, '| case | what the page did | POSTs |', '| --- | --- | ---: |', ...rows, ''].join(
    '\n',
  );
}
