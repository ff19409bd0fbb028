import { type SpawnOptions, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { freePort } from '../browser/support/listen.ts';
import { type Engine, LIMIT_MS } from './engine.ts';
import { ensurePrograms, makeHome } from './programs.ts';

/** What WebDriver calls the keys that are no characters. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' };

/** WebKitGTK, on a screen of its own, told what to do over WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const { webKitDriver, screen: xvfb } = ensurePrograms();
  const screen = startProgram(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve) =>
    screen.child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`)),
  );
  const port = await freePort();
  const driver = startProgram(webKitDriver, [`--port=${port}`], {
    env: {
      ...(await makeHome()),
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      // There is no graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await expect(() => command('GET', `${server}/status`)).toPass({ timeout: LIMIT_MS });
  const { sessionId } = await command<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: {},
  });
  const session = `${server}/session/${sessionId}`;

  /** Until the element is there, and has not moved since it was looked at: then it is refused. */
  const click = (xpath: string) =>
    expect(async () => {
      const element = { using: 'xpath', value: xpath };
      const found = await command<Record<string, string>>('POST', `${session}/element`, element);
      await command('POST', `${session}/element/${Object.values(found)[0]}/click`, {});
    }).toPass({ timeout: LIMIT_MS });

  const type = (keys: string) =>
    command('POST', `${session}/actions`, {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: Array.from(keys).flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });

  return {
    goto: (url) => command('POST', `${session}/url`, { url }),
    evaluate: (run, ...words) =>
      command('POST', `${session}/execute/sync`, {
        script: `return (${run}).apply(null, arguments)`,
        args: words,
      }),
    click,
    type,
    press: (key) => type(KEYS[key]),
    complaints: [],
    close: async () => {
      await command('DELETE', session).catch(() => {});
      await driver.end();
      await screen.end();
    },
  };
}

/** One command of WebDriver. */
async function command<Value = void>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** A program of the system, which ends with these tests at the latest, and with it what it has started. */
function startProgram(program: string, args: string[], options: SpawnOptions) {
  const child = spawn(program, args, { ...options, detached: true });
  const kill = () => {
    try {
      process.kill(-(child.pid ?? Number.NaN));
    } catch {
      // It has ended by itself, or never began.
    }
  };
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    child,
    end: async () => {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
