import { fireEvent, screen, within } from '@testing-library/react';
import { assign } from 'xstate';
import {
  msLeft,
  stateOf,
  type Timer,
  type TimersEvent,
  type TimersSnapshot,
  timersMachine,
} from '../../machines/timersMachine.ts';
import { readRecipe } from '../../src/page/rendering/readRecipe.ts';
import { recipeOf, timerOf } from '../recipeOf.ts';
import { renderPage } from './renderPage.tsx';
import { button, STRIP } from './visitor.ts';
import { type Deeds, eventsOf, expectEach, walkEveryEdge } from './walk.ts';

type Event = TimersEvent | { type: `xstate.after.${string}` };
type Start = { timers: Timer[]; now: number };
type Page = ReturnType<typeof open>;

const RECIPE = recipeOf(
  '# Soup\n\n## Ingredients\n\n- 2 onions\n\n## Steps\n\n1. **Fry:** Fry the onions for 5 minutes.\n2. Eat.',
  { id: 'soup' },
);
const [IN_STEP] = readRecipe(RECIPE)
  .steps()
  .flatMap(({ timers }) => timers);
const TIMER = timerOf({ id: IN_STEP?.id ?? '' });
const ENDING = { ...TIMER, endsAt: 1_000 };
const SECOND = timerOf({ id: 'soup.2.0', name: 'Eat', endsAt: 2_000 });

const { id, name, detail, dish } = TIMER;
const STARTED: Event = { type: 'timer.started', timer: { id, name, detail, dish, ms: 5 * 60_000 } };
const TICK = 'xstate.after.tick.timers.clock.ticking';
const RUNG = 'xstate.after.ringing.timers.bell.ringing';
const FORGOTTEN = 'xstate.after.undo.timers.undo.offered';

const open = ({ timers }: Start) => renderPage({ recipe: RECIPE, timers });
const click = (name: string | RegExp) => fireEvent.click(button(name));
const bar = () => within(screen.getByRole('region', { name: 'Timers' }));
const pressInRow = (name: string) => () => {
  if (!bar().queryByRole('list')) click(STRIP);
  click(`${name}: Fry, 5 minutes`);
};

const { when } = eventsOf<Event>();

function possibleEvents(snapshot: TimersSnapshot): Event[] {
  const { timers, now, stopped } = snapshot.context;
  const states = timers.map((timer) => stateOf(timer, now));
  const isOver = states.includes('over');
  const others = timers.length > 0 ? [] : [TIMER];
  return [
    { type: 'time.passed' },
    { type: 'timers.changedElsewhere', timers: others },
    ...when(timers.length === 0, STARTED),
    ...when(timers.length > 0, { type: 'timer.sought', id }),
    ...when(states.includes('running'), { type: 'timer.paused', id }, { type: TICK }),
    ...when(states.includes('paused'), { type: 'timer.resumed', id }, { type: 'timer.stopped', id }),
    ...when(isOver || states.includes('running'), { type: 'minute.added', id }),
    ...when(isOver, { type: 'timer.removed', id }, { type: 'timers.cleared', recipeId: RECIPE.id }),
    ...when(snapshot.matches({ bell: 'ringing' }), { type: RUNG }),
    ...when(stopped, 'timer.restored', { type: FORGOTTEN }),
  ];
}

const deeds: Deeds<Event, Page> = {
  'timer.started': () => click('Start a timer: 5 minutes'),
  'timer.paused': pressInRow('Pause'),
  'timer.resumed': pressInRow('Resume'),
  'minute.added': pressInRow('+1 min'),
  'timer.stopped': pressInRow('Stop'),
  'timer.restored': () => click('Undo'),
  'timer.removed': () => click('OK: Fry, 5 minutes'),
  'timers.cleared': () => {
    for (const name of [/^(Cook|Continue)/, /^Next/, 'Done', 'Done']) click(name);
  },
  'timer.sought': () => click(/^(To the timer|Time is up): 5 minutes$/),
  'timers.changedElsewhere': ({ settled, happen }, { timers }) => {
    localStorage.removeItem(`recipe-kitchen.timer.${id}`);
    for (const timer of timers) {
      localStorage.setItem(`recipe-kitchen.timer.${timer.id}`, JSON.stringify({ version: 1, ...timer }));
    }
    return settled(() => void happen('storage'));
  },
  'time.passed': ({ settled, happen }) => settled(() => void happen('visibilitychange')),
  [TICK]: ({ pass }) => pass(1_000),
  [RUNG]: ({ pass }) => pass(60_000),
  [FORGOTTEN]: ({ pass }) => pass(10_000),
};

function expectPageToShow({ timersActor, ringing }: Page, where: string): void {
  const snapshot = timersActor.getSnapshot();
  const { timers, now, stopped } = snapshot.context;
  const chip = screen.getByRole('button', { name: /: 5 minutes$/ });
  const [timer] = timers.filter((one) => one.id === id);
  const state = timer && stateOf(timer, now);
  const rings = timers.filter((one) => stateOf(one, now) === 'over' && !one.hasRung);
  expectEach(where, {
    timer: [chip.dataset.state, state],
    strip: [bar().queryByRole('button', { name: STRIP }) !== null, timers.length > 0],
    undo: [bar().queryByText(/^Timer stopped/) !== null, stopped !== null],
    alert: [
      screen.getByRole('alert').textContent,
      rings.map((one) => `Time is up: ${one.name}, 5 minutes. `).join(''),
    ],
    sound: [ringing.length, snapshot.matches({ bell: 'ringing' }) ? 1 : 0],
  });
}

walkEveryEdge({
  // One second passes between two ticks. All other events take no time.
  machine: timersMachine.provide({
    actions: {
      noteTime: assign({
        now: ({ context, event }) => context.now + ((event as Event).type === TICK ? 1_000 : 0),
      }),
    },
  }),
  walks: {
    'one timer': {
      starts: [
        { timers: [], now: 0 },
        { timers: [ENDING], now: 0 },
      ],
      possibleEvents,
    },
    'two timers that end one after the other': {
      starts: [{ timers: [ENDING, SECOND], now: 0 }],
      possibleEvents: (snapshot) => when(snapshot.matches({ clock: 'ticking' }), { type: TICK }),
    },
  },
  serializeState: ({ value, context: { timers, now, stopped } }: TimersSnapshot) =>
    JSON.stringify([
      value,
      timers.map((timer) => [stateOf(timer, now), msLeft(timer, now) > 1_000]),
      stopped !== null,
    ]),
  open,
  deeds,
  expectPageToShow,
});
