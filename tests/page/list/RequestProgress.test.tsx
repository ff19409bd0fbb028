import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LIST, renderPage, UNCONNECTED } from '../renderPage.tsx';
import { button } from '../visitor.ts';

const waitsFor = () => screen.getByText(/^(?:Waiting|Looking|Downloading) .*\.{3}$/).textContent;
const choice = () => screen.queryByRole('dialog', { name: 'Connect an AI to write your recipes' });

it('says what a request waits for', async () => {
  const start = { ...LIST, ...UNCONNECTED, onDevice: true };
  const { connection, request, findModel, settled, lastSignIn } = renderPage(start);
  await request();
  expect([waitsFor(), choice()]).toEqual(['Looking for the browser’s model...', null]);

  await findModel('downloadable');
  expect(choice()).not.toBeNull();
  expect(waitsFor()).toBe('Waiting for your choice...');

  await settled(() => connection.actor.send({ type: 'device.chosen' }));
  await settled(() => connection.actor.send({ type: 'choice.closed' }));
  expect([waitsFor(), choice()]).toEqual(['Downloading first...', null]);

  await settled(() => lastSignIn().fail());
  expect([waitsFor(), choice()]).toEqual(['Waiting for you to connect...', null]);
  expect(button('Connect an AI')).toBeTruthy();
});
