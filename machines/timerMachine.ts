import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { mustBeProvided } from './mustBeProvided.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

export const timerMachine = setup({
  types: {
    input: {} as Timer,
    context: {} as TimerContext,
    events: {} as TimerEvent,
  },
  actors: {
    ring: fromCallback<EventObject, { id: string }>(() => mustBeProvided('ring')),
  },
  guards: {
    isPaused: ({ context }) => context.timer.leftMs !== null,
    hasRung: ({ context }) => context.timer.hasRung,
    isOver: ({ context }) => msLeft(context) <= 0,
    isChanged: ({ context }, { timer }: { timer: Timer }) =>
      JSON.stringify(timer) !== JSON.stringify(context.timer),
  },
  delays: {
    tick: ({ context }) => msLeft(context) % SECOND_MS || SECOND_MS,
    ringing: MINUTE_MS,
  },
  actions: {
    /** Sets `now` to the current time. `timerMachineOn` provides this action. */
    noteTime: () => mustBeProvided('noteTime'),
    pause: assign(({ context }) => ({ timer: { ...context.timer, leftMs: msLeft(context) } })),
    resume: assign(({ context: { timer, now } }) => ({
      timer: { ...timer, endsAt: now + (timer.leftMs ?? 0), leftMs: null },
    })),
    addMinute: assign(({ context }) => {
      const { timer, now } = context;
      const leftMs = msLeft(context) + MINUTE_MS;
      const isPaused = timer.leftMs !== null;
      return {
        timer: { ...timer, endsAt: now + leftMs, leftMs: isPaused ? leftMs : null, hasRung: false },
      };
    }),
    noteRung: assign(({ context }) => ({ timer: { ...context.timer, hasRung: true } })),
    adopt: assign({ timer: (_, { timer }: { timer: Timer }) => timer }),
    /** Stores the timer. `app.ts` provides this action. */
    save: () => mustBeProvided('save'),
  },
}).createMachine({
  id: 'timer',
  description:
    'One timer of a step. A timer stores its end time instead of counting seconds, so it stays correct while the device sleeps, in a hidden tab and after a reload.',
  context: ({ input }) => ({ timer: input, now: 0 }),
  initial: 'waking',
  on: {
    'minute.added': {
      description: 'A finished timer runs again.',
      target: '.waking',
      actions: ['noteTime', 'addMinute', 'save'],
    },
    'timer.synced': {
      description:
        'Another tab has changed the timer. The guard keeps an unchanged timer from ringing again.',
      guard: { type: 'isChanged', params: ({ event }) => event },
      target: '.waking',
      actions: [{ type: 'adopt', params: ({ event }) => event }],
    },
  },
  states: {
    waking: {
      description: 'Compares the end of the timer with the clock, and leaves this state at once.',
      entry: ['noteTime'],
      always: [
        { guard: 'isPaused', target: 'paused' },
        { guard: 'hasRung', target: 'over' },
        { guard: 'isOver', target: 'ringing' },
        { target: 'running' },
      ],
    },
    running: {
      description: 'The timer compares its end with the clock each second.',
      after: {
        tick: { target: 'waking' },
      },
      on: {
        'timer.paused': { target: 'paused', actions: ['noteTime', 'pause', 'save'] },
        'time.passed': {
          description: 'The device may have slept, and a delay does not count that time.',
          target: 'waking',
        },
      },
    },
    paused: {
      description: 'Stores the time left.',
      on: {
        'timer.resumed': { target: 'waking', actions: ['noteTime', 'resume', 'save'] },
      },
    },
    ringing: {
      description:
        'Plays a sound, vibrates and announces the end until the visitor stops it, for at most 60 s.',
      invoke: {
        id: 'ring',
        src: 'ring',
        input: ({ context }) => ({ id: context.timer.id }),
      },
      after: {
        ringing: { target: 'over', actions: ['noteRung', 'save'] },
      },
    },
    over: {
      description: 'The timer has rung, and waits until the visitor stops it.',
    },
  },
});

export type Timer = {
  id: string;
  name: string;
  /** Duration of the timer. Includes the step's number if another timer has the same name and duration. */
  detail: string;
  dish: string;
  /** Time when the timer ends, in milliseconds since 1970. */
  endsAt: number;
  /** Time left on a paused timer, or null for a running timer. */
  leftMs: number | null;
  hasRung: boolean;
};

type TimerContext = {
  timer: Timer;
  now: number;
};

type TimerEvent =
  | { type: 'timer.paused' }
  | { type: 'timer.resumed' }
  | { type: 'minute.added' }
  | { type: 'time.passed' }
  | { type: 'timer.synced'; timer: Timer };

export type TimerActor = ActorRefFrom<typeof timerMachine>;
export type TimerSnapshot = SnapshotFrom<typeof timerMachine>;

export function timerMachineOn(clock: { now: () => number }) {
  return timerMachine.provide({
    actions: { noteTime: assign({ now: () => clock.now() }) },
  });
}

export function msLeft({ timer, now }: TimerContext): number {
  return Math.max(0, timer.leftMs ?? timer.endsAt - now);
}
