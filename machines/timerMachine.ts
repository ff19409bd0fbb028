import { type ActorRefFrom, assign, type EventObject, fromCallback, type SnapshotFrom, setup } from 'xstate';

const MINUTE_MS = 60_000;
/** A browser's timer that is set to more fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const timerMachine = setup({
  types: {
    input: {} as Timer,
    context: {} as Timer,
    events: {} as TimerEvent,
  },
  actors: {
    ring: fromCallback<EventObject, { id: string }>(() => mustBeProvided('ring')),
  },
  guards: {
    isPaused: ({ context }) => context.leftMs !== null,
    hasRung: ({ context }) => context.hasRung,
    isOver: () => mustBeProvided('isOver'),
    isChanged: ({ context }, { timer }: { timer: Timer }) =>
      timer.endsAt !== context.endsAt || timer.leftMs !== context.leftMs || timer.hasRung !== context.hasRung,
  },
  delays: {
    untilEnd: () => mustBeProvided('untilEnd'),
    ringing: MINUTE_MS,
  },
  actions: {
    pause: () => mustBeProvided('pause'),
    resume: () => mustBeProvided('resume'),
    addMinute: () => mustBeProvided('addMinute'),
    noteRung: assign({ hasRung: true }),
    take: assign((_, { timer }: { timer: Timer }) => timer),
  },
}).createMachine({
  id: 'timer',
  description:
    'One timer of a step. It holds the time of its end, not ticks: that is right after sleep, in a hidden tab and after a reload.',
  context: ({ input }) => input,
  initial: 'waking',
  on: {
    'minute.added': { target: '.waking', actions: ['addMinute'] },
    'timer.synced': {
      description: 'Another tab may have changed it.',
      guard: { type: 'isChanged', params: ({ event }) => event },
      target: '.waking',
      actions: [{ type: 'take', params: ({ event }) => event }],
    },
  },
  states: {
    waking: {
      description: 'Looks where it stands, and goes on at once.',
      always: [
        { guard: 'isPaused', target: 'paused' },
        { guard: 'hasRung', target: 'over' },
        { guard: 'isOver', target: 'ringing' },
        { target: 'running' },
      ],
    },
    running: {
      description: 'On its way to the end.',
      after: {
        untilEnd: { target: 'ringing' },
      },
      on: {
        'timer.paused': { target: 'paused', actions: ['pause'] },
        'time.passed': {
          description: 'Delays stand still while a device sleeps.',
          guard: 'isOver',
          target: 'ringing',
        },
      },
    },
    paused: {
      description: 'Holds what is left.',
      on: {
        'timer.resumed': { target: 'waking', actions: ['resume'] },
      },
    },
    ringing: {
      description: 'The end: it rings until it is stopped, 60 s at the most.',
      invoke: {
        id: 'ring',
        src: 'ring',
        input: ({ context }) => ({ id: context.id }),
      },
      after: {
        ringing: { target: 'over', actions: ['noteRung'] },
      },
    },
    over: {
      description: 'Has rung, and waits to be put away.',
    },
  },
});

export type Timer = {
  id: string;
  /** The step and the dish that it is for. */
  name: string;
  dish: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  /** What is left of a paused timer; null while it runs. */
  leftMs: number | null;
  hasRung: boolean;
};

type TimerEvent =
  | { type: 'timer.paused' }
  | { type: 'timer.resumed' }
  | { type: 'minute.added' }
  | { type: 'time.passed' }
  | { type: 'timer.synced'; timer: Timer };

export type TimerActor = ActorRefFrom<typeof timerMachine>;
export type TimerSnapshot = SnapshotFrom<typeof timerMachine>;

/** The machine with all that asks for the time on the same clock. */
export function timerMachineOn(clock: { now: () => number }) {
  return timerMachine.provide({
    guards: { isOver: ({ context }) => msLeft(context, clock.now()) <= 0 },
    delays: { untilEnd: ({ context }) => Math.min(msLeft(context, clock.now()), LONGEST_TIMER_MS) },
    actions: {
      pause: assign({ leftMs: ({ context }) => msLeft(context, clock.now()) }),
      resume: assign({ endsAt: ({ context }) => clock.now() + msLeft(context, clock.now()), leftMs: null }),
      addMinute: assign(({ context }) => {
        const leftMs = msLeft(context, clock.now()) + MINUTE_MS;
        return {
          endsAt: clock.now() + leftMs,
          leftMs: context.leftMs === null ? null : leftMs,
          hasRung: false,
        };
      }),
    },
  });
}

/** What is left of it at a moment, never less than nothing. */
export function msLeft({ endsAt, leftMs }: Timer, now: number): number {
  return Math.max(0, leftMs ?? endsAt - now);
}

function mustBeProvided(name: string): never {
  throw new Error(`\`${name}\` must be provided`);
}
