import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { type CookingSnapshot, cookingMachine } from '../../machines/cookingMachine.ts';
import {
  type Timer,
  type TimerActor,
  type TimerSnapshot,
  timerMachineOn,
} from '../../machines/timerMachine.ts';
import { recipeOf } from '../testRecipeActor.ts';
import { renderPage } from './renderPage.tsx';
import { walkEveryEdge, whenFor } from './walk.ts';

const MINUTE_MS = 60_000;
const RECIPE = recipeOf(
  '# Soup\n\n## Ingredients\n\n- 2 onions\n- 1 l water\n\n## Steps\n\n1. **Fry:** Fry the onions for 5 minutes.\n2. Add the water.',
  { id: 'soup' },
);
const TIMER: Timer = {
  id: 'soup.1.0',
  name: 'Fry',
  dish: 'Soup',
  endsAt: 5 * MINUTE_MS,
  leftMs: null,
  hasRung: false,
};

const COOK = {
  type: 'cook.started' as const,
  recipe: RECIPE,
  steps: [2, 3].map((item) => ({ item, isTickedAsWritten: false })),
  step: 0,
};

type Page = Awaited<ReturnType<typeof open>>;

async function open(timers: Timer[] = []) {
  const page = renderPage({ ingredients: ['onions', 'rice'], recipe: RECIPE, box: [RECIPE], timers });
  await page.settled(() => {});
  return page;
}

const stateOf = ({ cookingActor }: Page) => cookingActor.getSnapshot();
const bar = () => within(screen.getByRole('region', { name: 'Timers' }));

describe('every edge of the cooking machine, walked on the page', () => {
  type Event = EventFromLogic<typeof cookingMachine>;
  const STARTED = {
    type: 'timer.started',
    timer: { id: TIMER.id, name: 'Fry', dish: 'Soup', ms: 1 },
  } as const;

  function possibleEvents(snapshot: CookingSnapshot): Event[] {
    const { timers } = snapshot.context;
    if (snapshot.matches('cooking')) {
      return [{ type: 'step.next' }, { type: 'step.previous' }, { type: 'cook.left' }];
    }
    return [
      COOK,
      { type: 'time.passed' },
      { type: 'timer.synced', timer: TIMER },
      ...(timers.length > 0 ? [{ type: 'timer.stopped' as const, id: TIMER.id }] : [STARTED]),
    ];
  }

  function perform({ cookingActor, settled }: Page, event: Event) {
    const press = (name: string | RegExp) =>
      settled(() => fireEvent.click(screen.getByRole('button', { name })));
    switch (event.type) {
      case 'timer.started':
        return press('5 minutes');
      case 'timer.stopped':
        return press('Stop: Fry');
      case 'cook.started':
        return press('Cook');
      case 'step.next':
        return press(/^(Next: |Done)/);
      case 'step.previous':
        return press('Previous step');
      case 'cook.left':
        return press('Leave');
      default:
        return settled(() => cookingActor.send(event));
    }
  }

  function expectPageToShow(page: Page): void {
    const { value, context } = stateOf(page);
    const dialog = screen.queryByRole('dialog', { name: 'Cook: Soup' });
    expect({
      dialog: dialog !== null,
      place: dialog && within(dialog).getByText(/^Step \d of 2$/).textContent,
      timers: bar().queryAllByRole('listitem').length,
    }).toEqual({
      dialog: value === 'cooking',
      place: value === 'cooking' ? `Step ${context.step + 1} of 2` : null,
      timers: context.timers.length,
    });
  }

  walkEveryEdge({
    machine: cookingMachine,
    starts: [undefined],
    possibleEvents,
    serializeState: ({ value, context }: CookingSnapshot) =>
      JSON.stringify([value, context.step, context.timers.length]),
    open: () => open(),
    perform,
    expectPageToShow,
  });
});

describe('every edge of the timer machine, walked on the page', () => {
  type Event = EventFromLogic<ReturnType<typeof timerMachineOn>> | { type: `xstate.${string}` };

  const when = whenFor<Event>();

  function possibleEvents(snapshot: TimerSnapshot): Event[] {
    return [
      { type: 'minute.added' },
      { type: 'timer.synced', timer: { ...TIMER, leftMs: 7 * MINUTE_MS } },
      ...when(snapshot.matches('running'), 'timer.paused', 'xstate.after.tick.timer.running'),
      ...when(snapshot.matches('paused'), 'timer.resumed'),
      ...when(snapshot.matches('ringing'), 'xstate.after.ringing.timer.ringing'),
    ];
  }

  function perform({ cookingActor, clock, settled }: Page, event: Event) {
    const press = (name: string) => settled(() => fireEvent.click(screen.getByRole('button', { name })));
    switch (event.type) {
      case 'timer.paused':
        return press('Pause: Fry');
      case 'timer.resumed':
        return press('Go on: Fry');
      case 'minute.added':
        return press('One more minute: Fry');
      case 'timer.synced':
        return settled(() => cookingActor.send(event as EventFromLogic<typeof cookingMachine>));
      case 'xstate.after.tick.timer.running':
        return settled(() => clock.increment(1_000));
      default:
        return settled(() => clock.increment(MINUTE_MS));
    }
  }

  function expectPageToShow(page: Page): void {
    const state = (stateOf(page).children[TIMER.id] as TimerActor).getSnapshot();
    const isOver = state.matches('ringing') || state.matches('over');
    expect({
      pause: bar().queryByRole('button', { name: 'Pause: Fry' }) !== null,
      goOn: bar().queryByRole('button', { name: 'Go on: Fry' }) !== null,
      over: bar().queryByText('Time is up') !== null,
      said: screen.getByRole('alert').textContent,
      title: document.title,
      rings: page.ringing,
    }).toEqual({
      pause: state.matches('running'),
      goOn: state.matches('paused'),
      over: isOver,
      said: state.matches('ringing') ? 'Time is up: Fry. ' : '',
      title: state.matches('ringing') ? 'Time is up: Fry' : '',
      rings: state.matches('ringing') ? [TIMER.id] : [],
    });
  }

  const takeIn = walkEveryEdge({
    machine: timerMachineOn({ now: () => 0 }),
    starts: [
      TIMER,
      { ...TIMER, leftMs: 9_000 },
      { ...TIMER, endsAt: 0 },
      { ...TIMER, endsAt: 0, hasRung: true },
    ],
    possibleEvents,
    serializeState: ({ value, context }: TimerSnapshot) => JSON.stringify([value, context.timer.hasRung]),
    open: (timer: Timer) => open([timer]),
    perform,
    expectPageToShow,
  });

  it('a timer that ended while the device slept', async () => {
    const page = await open([TIMER]);
    const { clock, cookingActor } = page;
    // Only the time of day goes on: no delay fires.
    vi.spyOn(clock, 'now').mockReturnValue(5 * MINUTE_MS);
    await page.settled(() => cookingActor.send({ type: 'time.passed' }));
    expect(page.ringing).toEqual([TIMER.id]);
    expectPageToShow(page);
    takeIn(page);
  });
});
