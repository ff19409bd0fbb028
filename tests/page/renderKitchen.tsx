import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { type Recipe, worthKeeping } from '../../machines/recipeMachine.ts';
import { openLarder } from '../../src/larder/larder.ts';
import { App } from '../../src/page/App.tsx';
import { connectionPart, recipePart } from '../../src/page/parts.ts';
import { openTestConnection, type StartConnection } from '../connection.ts';
import { openKitchen, recipeOf, settle } from '../kitchen.ts';

type Start = { ingredients?: string[]; recipe?: Recipe | null; box?: Recipe[]; connection?: StartConnection };

// As they are when a visitor has been on the page for a while.
await Promise.all([recipePart.load(), connectionPart.load()]);

/** The real page on the real machine and larder. What happens outside of React is wrapped, so that the page has followed. */
export function renderKitchen({ box = [], connection: startConnection, ...kept }: Start = {}) {
  const connection = openTestConnection(startConnection);
  const { kitchen, clock, calls, taken, lastCall } = openKitchen(kept);
  const larder = openLarder(() => localStorage);
  for (const recipe of box) larder.box.add(recipe);
  kitchen.subscribe(({ context }) => larder.keep(worthKeeping(context)));
  kitchen.start();
  render(
    <StrictMode>
      <App kitchen={kitchen} box={larder.box} connection={connection.connection} brand="Basil" />
    </StrictMode>,
  );
  const settled = (happen: () => void) =>
    act(async () => {
      happen();
      await settle();
    });
  return {
    kitchen,
    box: larder.box,
    connection,
    settled,
    calls,
    taken,
    answer: (text: string, changes: Partial<Recipe> = {}) =>
      settled(() => lastCall().answer(recipeOf(text, changes))),
    fail: () => settled(() => lastCall().fail()),
    pass: (ms: number) => settled(() => clock.increment(ms)),
  };
}
