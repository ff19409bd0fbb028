import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { listen } from '../browser/listen.ts';
import { type Engine, LIMIT_MS, type Tab } from './engine.ts';
import { makeHome, startProgram } from './home.ts';
import { ensurePrograms } from './programs.ts';

/** What WebDriver calls the keys that are no characters. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Space: ' ' };

/** WebKitGTK, on a screen of its own, told what to do over WebDriver. */
export async function openWebKit(): Promise<Engine> {
  const { webKitDriver, screen: xvfb } = ensurePrograms();
  const home = await makeHome();
  const screen = startProgram(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve) =>
    screen.child.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`)),
  );
  const port = await freePort();
  const driver = startProgram(webKitDriver, [`--port=${port}`], {
    env: {
      ...home.env,
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
  const first = await command<string>('GET', `${session}/window`);
  return {
    open: async () => {
      // The one that was told last may be closed.
      await command('POST', `${session}/window`, { handle: first });
      // A tab would be hidden behind the first.
      const { handle } = await command<{ handle: string }>('POST', `${session}/window/new`, {
        type: 'window',
      });
      return drive(session, handle);
    },
    downloads: home.folder,
    close: async () => {
      await command('DELETE', session).catch(() => {});
      await driver.end();
      await screen.end();
    },
  };
}

function drive(session: string, handle: string): Tab {
  async function send<Value = void>(method: string, path: string, body?: object): Promise<Value> {
    await command('POST', `${session}/window`, { handle });
    return command(method, `${session}/${path}`, body);
  }

  /** Until the element is there, and has not moved since it was looked at: then it is refused. */
  const sendTo = (xpath: string, path: string, body: object) =>
    expect(async () => {
      const found = await send<Record<string, string>>('POST', 'element', { using: 'xpath', value: xpath });
      await send('POST', `element/${Object.values(found)[0]}/${path}`, body);
    }).toPass({ timeout: LIMIT_MS });

  const type = (keys: string) =>
    send('POST', 'actions', {
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
    goto: (url) => send('POST', 'url', { url }),
    evaluate: (run, ...words) =>
      send('POST', 'execute/sync', { script: `return (${run}).apply(null, arguments)`, args: words }),
    click: (xpath) => sendTo(xpath, 'click', {}),
    type,
    press: (key) => type(KEYS[key]),
    chooseFile: (xpath, file) => sendTo(xpath, 'value', { text: file }),
    complaints: [],
    close: () => send('DELETE', 'window'),
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

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
