import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { DeviceModel } from '../../../machines/connectionMachine.ts';
import { dialogCode } from '../../../src/page/connect/loadConnectionDialog.ts';
import { NOT_LOADED } from '../../../src/page/context/renderer.ts';
import { rowsIn } from '../../rowsIn.ts';
import type { Start } from '../../testApp.ts';
import { LIST, renderPage, UNCONNECTED } from '../renderPage.tsx';
import { click, focused, textsOf, type, user } from '../visitor.ts';
/** Each row has the expanded option, the settings of the page, and the failure of a request. */
import OPTIONS from './options.tsv?raw';

const dialog = () => within(screen.getByRole('dialog', { name: 'Who writes your recipes?' }));
const inDialog = (name: string) => dialog().getByRole('button', { name });
const field = (name: string) => dialog().getByLabelText<HTMLInputElement>(name);
const open = () => click(document.getElementById('connection') as Element);

async function renderDialog(start: Start = {}, model?: DeviceModel) {
  const page = renderPage(start);
  await open();
  if (model) await page.findModel(model);
  return page;
}

it('connection dialog: lists the easiest option first, and ends with the version of the page', async () => {
  await renderDialog(UNCONNECTED, 'available');
  const ways = [
    'The kitchen’s cookbook',
    'This device’s model',
    'Sign in with Hugging Face',
    'A Hugging Face token',
  ];
  expect(textsOf('.ways h3')).toEqual(ways);
  dialog().getByText('Now · free, no AI · cannot adjust a recipe');
  inDialog('Use this device');
  expect(field('Paste the token here').closest('details')?.open).toBe(false);
  dialog().getByText('On');
  expect(dialog().getAllByLabelText('Remember in this browser')).toHaveLength(2);
  expect(textsOf('details:has([type="checkbox"]) h3')).toEqual(ways.slice(2));
  dialog().getByText(
    /see only your ingredients, what you always have, your taste, the dishes you had before and any recipe you change\.$/,
  );
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(textsOf('.dialog p').at(-1)).toBe(`Version ${version}`);
});

it('token field: Tab moves to the “Remember” checkbox, then to the button', async () => {
  await renderDialog(UNCONNECTED);
  const order = [
    dialog().getByLabelText('Paste the token here'),
    dialog().getAllByLabelText('Remember in this browser').at(-1),
    inDialog('Use this token'),
  ];
  order[0]?.focus();
  for (const next of order.slice(1)) {
    await user.tab();
    expect(focused()).toBe(next);
  }
});

it('connection dialog: shows a message if the code of the dialog has failed to load', async () => {
  const { settled } = await renderDialog(UNCONNECTED);
  const loaded = dialogCode.getSnapshot();
  await settled(() => dialogCode.set({ code: null, failed: true }));
  dialog().getByText(NOT_LOADED);
  await settled(() => dialogCode.set(loaded));
  expect(dialog().queryByText(NOT_LOADED)).toBeNull();
  field('Paste the token here');
});

const opened = () => textsOf('dialog details[open] h3').join();

it.each(rowsIn(OPTIONS))(
  'connection dialog: expands the option %j for the settings %s and the failure %j',
  async (option = '', start = '', failure = '') => {
    const page = renderPage({ ...LIST, ...JSON.parse(start) });
    if (failure) {
      await page.request();
      await page.failThrice(failure);
    }
    await open();
    expect(opened()).toBe(option);
  },
);

it.each([true, false])(
  'option “This device’s model”: expands unless another option has focus (focus %s)',
  async (isFocused) => {
    const { findModel } = await renderDialog(UNCONNECTED);
    if (isFocused) fireEvent.focus(document.querySelector('.ways summary') as Element);
    await findModel('downloadable');
    expect(opened()).toBe(isFocused ? 'Sign in with Hugging Face' : 'This device’s model');
  },
);

it('option “This device’s model”: ignores the second click of a double click', async () => {
  await renderDialog(UNCONNECTED, 'available');
  await click(inDialog('Use this device'));
  fireEvent.click(inDialog('Stop using this device'), { detail: 2 });
  dialog().getByText('Recipes are written on this device.');
});

it('connection dialog: focuses the heading when the focused button disappears', async () => {
  await renderDialog(UNCONNECTED, 'downloadable');
  await click(inDialog('Download and use it'));
  await click(inDialog('Cancel the download'));
  expect(focused()).toBe(dialog().getByRole('heading', { level: 2 }));
});

it('refused-token message: disappears when another token is entered', async () => {
  const page = await renderDialog({ ...LIST, hasToken: true });
  await page.request();
  await page.fail('refused credentials');
  const message = () => dialog().queryByText(/Your token didn’t work/);
  expect(message()).not.toBeNull();
  await type(field('Paste the token here'), 'hf_another', '{Enter}');
  expect(message()).toBeNull();
});

it.each(['Paste the token here', 'Another model'])(
  'field “%s”: explains why the typed text is invalid, and is empty in a reopened dialog',
  async (name) => {
    await renderDialog();
    await type(field(name), 'nonsense', '{Enter}');
    expect(focused()).toBe(field(name));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    const problem = document.getElementById(field(name).getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toMatch(/^(A model’s name|Hugging Face tokens)/);
    await click(inDialog('Close'));
    await open();
    expect(field(name).value).toBe('');
    expect(field(name).getAttribute('aria-invalid')).toBe('false');
  },
);

it('list of models: shows a message if loading fails, and gets focus once loaded', async () => {
  const answers = [Response.error(), Response.json([]), Response.json([{ id: 'served/one' }])];
  vi.stubGlobal('fetch', async () => answers.shift());
  await renderDialog();
  for (const status of [/^Couldn’t load the list\./, 'No model is available now.']) {
    await click(inDialog('See available models'));
    await dialog().findByText(status);
  }
  await click(inDialog('See available models'));
  const list = await dialog().findByLabelText(/^Served by together now/);
  // The list replaces the focused button, so the list must receive focus.
  await waitFor(() => expect(focused()).toBe(list));
  await user.selectOptions(list, 'served/one');
  dialog().getByText('served/one', { selector: 'strong' });
  expect(focused()).toBe(list);
  await click(inDialog('Use the default model again'));
  dialog().getByText(/^mistralai/, { selector: 'strong' });
});

it('list of models: does not take the focus from a visitor who is typing', async () => {
  let arrive = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  await renderDialog();
  await click(inDialog('See available models'));
  await user.type(field('Paste the token here'), 'hf_h');
  arrive(Response.json([{ id: 'served/one' }]));
  await dialog().findByLabelText(/^Served by together now/);
  await user.keyboard('alf');
  expect(field('Paste the token here').value).toBe('hf_half');
});
