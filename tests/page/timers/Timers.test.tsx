import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Timer } from '../../../machines/timersMachine.ts';
import { readRecipe } from '../../../src/page/rendering/readRecipe.ts';
import { recipeOf, settle, timerOf } from '../../recipeOf.ts';
import { renderPage } from '../renderPage.tsx';
import { button, focused, press, STRIP } from '../visitor.ts';

const RECIPE = recipeOf(
  '# Soup\n\n## Ingredients\n\n- 2 onions\n\n## Steps\n\n1. **Fry:** Fry the onions for 5 minutes.\n2. **Simmer:** Simmer for 20 minutes.',
  { id: 'soup' },
);
const [fry = '', simmer = ''] = readRecipe(RECIPE)
  .steps()
  .flatMap(({ timers }) => timers.map(({ id }) => id));
const FRY = timerOf({ id: fry });
const SIMMER = timerOf({ id: simmer, name: 'Simmer', detail: '20 minutes', leftMs: 9_000 });
const OVER = { ...FRY, endsAt: 0, hasRung: true };

const bar = () => within(screen.getByRole('region', { name: 'Timers' }));
const rows = () => bar().queryAllByRole('listitem');
const row = (name: string) => rows().find(({ textContent }) => textContent?.includes(name));
const undo = () => bar().queryByRole('button', { name: 'Undo' });
const heading = () => screen.getByRole('heading', { name: "Basil's Kitchen Recommends:" });

const open = (...timers: Timer[]) => renderPage({ recipe: RECIPE, timers });

it('timer button in a step: focuses its timer, even if the timers are collapsed', async () => {
  open(SIMMER);
  expect(button('Paused: 20 minutes · Simmer').textContent).toBe('Paused at 0:0920 minutesSimmer');
  await press('Start a timer: 5 minutes');
  fireEvent.click(button('To the timer: 5 minutes'), { detail: 2 });
  expect(rows()).toEqual([]);
  await press('To the timer: 5 minutes');
  expect(row('Fry')).toBeDefined();
  expect(focused()).toBe(row('Fry'));
  await press('To the timer: 20 minutes');
  expect(focused()).toBe(row('Simmer'));
});

it('timers with the same name and duration: show the step, and a number within the step', async () => {
  const bake = '**Bake:** Bake the bread for 10 minutes';
  const text = `# Bread\n\n## Ingredients\n\n- flour\n\n## Steps\n\n1. ${bake}.\n2. ${bake}, then for 10 minutes more.`;
  const { pass } = renderPage({ recipe: recipeOf(text, { id: 'bread' }) });
  const which = ['Step 1, 10 minutes', 'Step 2, 10 minutes, 1 of 2', 'Step 2, 10 minutes, 2 of 2'];
  for (const chip of screen.getAllByRole('button', { name: 'Start a timer: 10 minutes' })) {
    fireEvent.click(chip);
    await pass(1_000);
  }
  expect(button(STRIP).textContent).toContain('Step 1, 10 minutes · 2 moreBake');
  await press(STRIP);
  expect(rows().map((one) => one.querySelector('small')?.textContent)).toEqual(which);
  for (const one of which) button(`Pause: Bake, ${one}`);
  await pass(10 * 60_000);
  expect(screen.getByRole('alert').textContent).toBe(
    which.map((one) => `Time is up: Bake, ${one}. `).join(''),
  );
});

it('timers: stay visible while a stopped timer can be restored', async () => {
  open(FRY, SIMMER);
  await press('Timers: 5 minutes · Fry, 1 more');
  await press(/^Stop: Simmer/);
  expect(focused()).toBe(undo());
  await press('1 timer');
  expect([rows(), button('Timer: 5 minutes · Fry').textContent]).toEqual([[], '5:005 minutesFry']);
  await press('Undo');
  expect(undo()).toBeNull();
  expect(row('Simmer')).toBeDefined();
  expect(focused()).toBe(row('Simmer'));
});

it('stopped timer: when Undo disappears, focus moves to other timers or the recipe', async () => {
  const { pass } = open(SIMMER, { ...FRY, leftMs: 5_000 });
  await press(STRIP);
  await press(/^Stop: Simmer/);
  await pass(10_000);
  expect(undo()).toBeNull();
  expect(bar().getByRole('list').parentElement).toBe(focused());
  await press(/^Stop: Fry/);
  await pass(10_000);
  expect(focused()).toBe(heading());
});

it.each(['in their rows', 'on the strip'])(
  'dismissing timers with OK %s: moves the focus to other timers, then to the recipe',
  async (where) => {
    const { timersActor } = open(OVER, { ...SIMMER, endsAt: 0, leftMs: null, hasRung: true });
    if (where === 'in their rows') await press(STRIP);
    await press(/^OK: Fry/);
    expect([undo(), bar().queryByText(/^Timer stopped/)]).toEqual([null, null]);
    const others = bar().queryByRole('list') ?? bar().getByRole('button', { name: /^Time is up: .*Simmer$/ });
    expect(others.parentElement).toBe(focused());
    await press(/^OK: Simmer/);
    expect([undo(), timersActor.getSnapshot().context.timers]).toEqual([null, []]);
    expect(focused()).toBe(heading());
  },
);

it('tab title: shows the shared name of two ringing timers until both are stopped', async () => {
  const two = [FRY, { ...FRY, id: 'two' }].map((timer) => ({ ...timer, endsAt: 0 }));
  const { settled, timersActor } = open(...two);
  for (const timer of two) {
    expect(document.title).toBe('Time is up: Fry');
    await settled(() => timersActor.send({ type: 'timer.stopped', id: timer.id }));
  }
  expect(document.title).not.toContain('Fry');
});

it('finished timers: stay visible while a stopped timer can be restored', async () => {
  const { settled, timersActor } = open(OVER, SIMMER);
  await settled(() => timersActor.send({ type: 'timer.stopped', id: SIMMER.id }));
  button('Time is up: 5 minutes · Fry');
  expect(undo()).not.toBeNull();
});

it('timer of the current step: Undo and OK move the focus to the timer in the step', async () => {
  const { pass } = open({ ...FRY, leftMs: 5_000 });
  await press('Cook');
  // Expects no timer in the timer strip, because the step shows its own timer.
  expect(bar().queryAllByRole('button')).toEqual([]);
  await press(/^Next/);
  bar().getByRole('button', { name: 'Paused: 5 minutes · Fry' });
  await press('Previous step');
  await press(/^Stop: Fry/);
  await press('Undo');
  expect(focused()).toBe(button(/^Resume: Fry/));
  await press(/^Resume: Fry/);
  await pass(5_000);
  fireEvent.click(button(/^OK: Fry/));
  await settle();
  expect(undo()).toBeNull();
  expect(focused()).toBe(within(screen.getByRole('dialog')).getByRole('button', { name: /^Start a timer/ }));
});
