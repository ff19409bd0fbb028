import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventFromLogic } from 'xstate';
import { type CookingSnapshot, cookingMachine } from '../../machines/cookingMachine.ts';
import {
  type Timer,
  type TimerActor,
  type TimerSnapshot,
  timerMachineOn,
} from '../../machines/timerMachine.ts';
import { recipeOf, timerOf } from '../recipeOf.ts';
import { LOCAL, speakWith } from './fakeVoices.ts';
import { renderPage } from './renderPage.tsx';
import { expectEach, walkEveryEdge, whenFor } from './walk.ts';

const MINUTE_MS = 60_000;
const RECIPE = recipeOf(
  '# Soup\n\n## Ingredients\n\n- 2 onions\n- 1 l water\n\n## Steps\n\n1. **Fry:** Fry the onions in the pan for 5 minutes.\n2. Add the water, and stir until the soup boils.',
  { id: 'soup' },
);
const TIMER = timerOf();

const COOK = {
  type: 'cook.started' as const,
  recipe: RECIPE,
  steps: [2, 3].map((item) => ({ item, isTickedAsWritten: false })),
  step: 0,
};

const WORDS = [
  'Fry.\nFry the onions in the pan for 5 minutes.',
  'Add the water, and stir until the soup boils.',
];

type Page = Awaited<ReturnType<typeof open>>;

async function open(timers: Timer[] = []) {
  const page = renderPage({ ingredients: ['onions', 'rice'], recipe: RECIPE, box: [RECIPE], timers });
  await page.settled(() => {});
  return page;
}

/** A row of its own holds what can be done with a timer. */
async function openRow(timer: Timer) {
  const page = await open([timer]);
  await page.settled(() => fireEvent.click(bar().getByRole('button', { name: /1 timer$/ })));
  return page;
}

const stateOf = ({ cookingActor }: Page) => cookingActor.getSnapshot();
const bar = () => within(screen.getByRole('region', { name: 'Timers' }));

describe('every edge of the cooking machine, walked on the page', () => {
  type Event = EventFromLogic<typeof cookingMachine>;
  const STARTED = {
    type: 'timer.started',
    timer: { id: TIMER.id, name: 'Fry', detail: '5 minutes', dish: 'Soup', ms: 1 },
  } as const;
  const READ: Event = { type: 'reading.started', words: { text: '', language: 'en' } };
  const ENDED: Event = { type: 'reading.ended' };

  const when = whenFor<Event>();
  let voices: ReturnType<typeof speakWith>;
  beforeEach(() => {
    voices = speakWith(LOCAL);
  });

  function possibleEvents(snapshot: CookingSnapshot): Event[] {
    const { timers, stopped } = snapshot.context;
    if (snapshot.matches('cooking')) {
      return [
        { type: 'step.next' },
        { type: 'step.previous' },
        { type: 'cook.left' },
        ...when(snapshot.context.step === 1, 'cook.ended'),
        ...(snapshot.matches({ cooking: 'reading' }) ? [ENDED] : [READ]),
      ];
    }
    if (snapshot.matches('ended')) return [{ type: 'step.previous' }, { type: 'cook.left' }];
    return [
      COOK,
      { type: 'time.passed' },
      { type: 'timer.synced', timer: TIMER },
      ...when(
        timers.length > 0 && !stopped,
        { type: 'timer.stopped', timer: TIMER },
        { type: 'timer.removed', id: TIMER.id },
      ),
      ...when(timers.length === 0 && !stopped, STARTED),
      ...when(timers.length > 0, { type: 'timer.sought', id: TIMER.id }),
      ...when(stopped, 'timer.restored', 'timer.forgotten'),
    ];
  }

  async function perform({ cookingActor, clock, settled }: Page, event: Event) {
    const press = (name: string | RegExp) =>
      settled(() => fireEvent.click(screen.getByRole('button', { name })));
    switch (event.type) {
      case 'timer.started':
        return press('Start a timer: 5 minutes');
      case 'timer.stopped':
        if (!bar().queryByRole('list')) await press('1 timer');
        await press('Pause: Fry, 5 minutes');
        return press('Stop: Fry, 5 minutes');
      case 'timer.restored':
        return press('Undo');
      case 'timer.sought':
        return press('To the timer: 5 minutes');
      case 'timer.forgotten':
        return settled(() => clock.increment(10_000));
      case 'cook.started':
        return press(/^(Cook|Continue)/);
      case 'step.next':
        if (screen.queryByRole('button', { name: /^Next: / })) return press(/^Next: /);
        return settled(() => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' }));
      case 'cook.ended':
        return press('Done');
      case 'step.previous':
        return press(/^(Previous step|Step 2)$/);
      case 'reading.started':
      case 'reading.ended':
        return press('Read aloud');
      case 'cook.left':
        return press(cookingActor.getSnapshot().matches('ended') ? 'Done' : 'Exit');
      default:
        return settled(() => cookingActor.send(event));
    }
  }

  function expectPageToShow(page: Page, where = ''): void {
    const snapshot = stateOf(page);
    const { context } = snapshot;
    const cooks = snapshot.matches('cooking');
    const dialog = screen.queryByRole('dialog', { name: 'Cook: Soup' });
    const reads = snapshot.matches({ cooking: 'reading' });
    const stepOrEnd = snapshot.matches('ended') ? 'Enjoy.' : null;
    expectEach(where, {
      dialog: [dialog !== null, !snapshot.matches('browsing')],
      place: [
        dialog && within(dialog).queryByText(/^(\d of 2|Enjoy\.)$/)?.textContent,
        cooks ? `Step ${context.step + 1} of 2` : stepOrEnd,
      ],
      // The step that it is of shows it itself.
      timer: [
        bar().queryByRole('button', { name: /1 timer$/ }) !== null,
        context.timers.length > 0 && !(cooks && context.step === 0),
      ],
      undo: [bar().queryByText(/^Timer stopped/) !== null, context.stopped !== null],
      reads: [
        screen.queryByRole('button', { name: 'Read aloud' })?.ariaPressed ?? null,
        cooks ? String(reads) : null,
      ],
      spoken: [voices.spoken(), reads ? WORDS[context.step] : null],
    });
  }

  walkEveryEdge({
    machine: cookingMachine,
    walks: { cooking: { starts: [undefined], possibleEvents } },
    serializeState: ({ value, context }: CookingSnapshot) =>
      JSON.stringify([value, context.step, context.timers.length, context.stopped !== null]),
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
    const press = (name: RegExp) => settled(() => fireEvent.click(screen.getByRole('button', { name })));
    switch (event.type) {
      case 'timer.paused':
        return press(/^Pause: Fry/);
      case 'timer.resumed':
        return press(/^Resume: Fry/);
      case 'minute.added':
        // A paused one has 'Stop' in that place.
        return bar().queryByRole('button', { name: /^\+1 min: Fry/ })
          ? press(/^\+1 min: Fry/)
          : settled(() => cookingActor.getSnapshot().children[TIMER.id]?.send({ type: 'minute.added' }));
      case 'timer.synced':
        return settled(() => cookingActor.send(event as EventFromLogic<typeof cookingMachine>));
      case 'xstate.after.tick.timer.running':
        return settled(() => clock.increment(1_000));
      default:
        return settled(() => clock.increment(MINUTE_MS));
    }
  }

  function expectPageToShow(page: Page, where = ''): void {
    const state = (stateOf(page).children[TIMER.id] as TimerActor).getSnapshot();
    const rings = state.matches('ringing');
    const has = (name: RegExp) => bar().queryByRole('button', { name }) !== null;
    expectEach(where, {
      pause: [has(/^Pause: Fry/), state.matches('running')],
      goOn: [has(/^Resume: Fry/), state.matches('paused')],
      over: [has(/^OK: Fry/), rings || state.matches('over')],
      said: [screen.getByRole('alert').textContent, rings ? 'Time is up: Fry, 5 minutes. ' : ''],
      title: [document.title, rings ? 'Time is up: Fry' : ''],
      rings: [page.ringing, rings ? [TIMER.id] : []],
    });
  }

  const takeIn = walkEveryEdge({
    machine: timerMachineOn({ now: () => 0 }),
    walks: {
      'a timer': {
        starts: [
          TIMER,
          { ...TIMER, leftMs: 9_000 },
          { ...TIMER, endsAt: 0 },
          { ...TIMER, endsAt: 0, hasRung: true },
        ],
        possibleEvents,
      },
    },
    serializeState: ({ value, context }: TimerSnapshot) => JSON.stringify([value, context.timer.hasRung]),
    open: openRow,
    perform,
    expectPageToShow,
  });

  it('a timer that ended while the device slept', async () => {
    const page = await openRow(TIMER);
    page.happen('visibilitychange');
    expect(page.ringing).toEqual([]);
    // Only the time of day goes on: no delay fires.
    vi.spyOn(page.clock, 'now').mockReturnValue(5 * MINUTE_MS);
    await page.settled(() => void page.happen('visibilitychange'));
    expect(page.ringing).toEqual([TIMER.id]);
    expectPageToShow(page);
    takeIn(page);
  });
});
