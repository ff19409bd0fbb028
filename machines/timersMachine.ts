import { assign, type EventObject, emit, fromCallback, not, type SnapshotFrom, setup } from 'xstate';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const UNDO_MS = 10_000;

export const timersMachine = setup({
  types: {} as {
    input: Pick<TimersContext, 'timers' | 'now'> | undefined;
    context: TimersContext;
    events: TimersEvent;
    emitted: TimersEmitted;
  },
  actors: {
    ring: fromCallback<EventObject, { end: number }>(() => {}),
  },
  guards: {
    isNew: ({ context }, { id }: One) => !context.timers.some((timer) => timer.id === id),
    isAnyRunning: ({ context }) => running(context).length > 0,
    isNoneRunning: not('isAnyRunning'),
    isAnyRinging: ({ context }) => ringing(context).length > 0,
    isNoneRinging: not('isAnyRinging'),
    hasAnotherEnded: ({ context }) => lastEnd(context) > context.rangFor,
    isStoppedBack: ({ context }) => context.timers.some(({ id }) => id === context.stopped?.id),
  },
  delays: {
    /** Time until the page has to show the next second of a timer. */
    tick: ({ context }) =>
      Math.min(
        ...running(context).map((timer) => msLeft(timer, context.now) % SECOND_MS || SECOND_MS),
        SECOND_MS,
      ),
    ringing: MINUTE_MS,
    undo: UNDO_MS,
  },
  actions: {
    /** Sets `now` to the current time. `app.ts` provides this action. */
    noteTime: () => {},
    start: assign(({ context: { timers, now } }, { timer: { ms, ...timer } }: { timer: NewTimer }) => ({
      timers: [...timers, { ...timer, endsAt: now + ms, leftMs: null, hasRung: false }],
    })),
    announceStart: emit((_, { timer }: { timer: NewTimer }) => ({
      type: 'timer.begun' as const,
      name: timer.name,
    })),
    pause: assign(({ context }, { id }: One) => change(context, id, { isPaused: true })),
    resume: assign(({ context }, { id }: One) => change(context, id, { isPaused: false })),
    addMinute: assign(({ context }, { id }: One) => change(context, id, { addedMs: MINUTE_MS })),
    remove: assign(({ context: { timers } }, { id }: One) => ({
      timers: timers.filter((timer) => timer.id !== id),
    })),
    removeOver: assign(({ context: { timers, now } }, { recipeId }: { recipeId: string }) => ({
      timers: timers.filter((timer) => !timer.id.startsWith(`${recipeId}.`) || msLeft(timer, now) > 0),
    })),
    adopt: assign((_, { timers }: { timers: Timer[] }) => ({ timers })),
    pointOut: emit((_, { id }: One) => ({ type: 'timer.pointedOut' as const, id })),
    noteEnd: assign({ rangFor: ({ context }) => lastEnd(context) }),
    noteRung: assign(({ context: { timers, now } }) => ({
      timers: timers.map((timer) => (stateOf(timer, now) === 'over' ? { ...timer, hasRung: true } : timer)),
    })),
    noteStopped: assign(({ context: { timers } }, { id }: One) => ({
      stopped: timers.find((timer) => timer.id === id) ?? null,
    })),
    restore: assign(({ context: { timers, stopped } }) => ({
      timers: stopped ? [...timers, stopped] : timers,
    })),
    forgetStopped: assign({ stopped: null }),
  },
}).createMachine({
  id: 'timers',
  description:
    'The timers of all recipes. A timer stores its end time instead of counting seconds, so it stays correct while the device sleeps, in a hidden tab and after a reload.',
  context: ({ input }) => ({ timers: [], now: 0, ...input, stopped: null, rangFor: 0 }),
  type: 'parallel',
  on: {
    'timer.started': {
      description: 'Starts a timer, unless the recipe already has a timer for this duration of this step.',
      guard: { type: 'isNew', params: ({ event }) => event.timer },
      actions: [
        'noteTime',
        { type: 'start', params: ({ event }) => event },
        { type: 'announceStart', params: ({ event }) => event },
      ],
    },
    'timer.paused': { actions: ['noteTime', { type: 'pause', params: ({ event }) => event }] },
    'timer.resumed': { actions: ['noteTime', { type: 'resume', params: ({ event }) => event }] },
    'minute.added': {
      description: 'A finished timer runs again.',
      actions: ['noteTime', { type: 'addMinute', params: ({ event }) => event }],
    },
    'timer.removed': {
      description: 'Removes a finished timer. The page does not offer to restore the timer.',
      actions: [{ type: 'remove', params: ({ event }) => event }],
    },
    'timers.cleared': {
      description: 'The visitor has cooked the recipe, so its finished timers disappear.',
      actions: [{ type: 'removeOver', params: ({ event }) => event }],
    },
    'timer.sought': {
      description: 'The visitor looks for a timer, so the timer bar shows the row of this timer.',
      actions: [{ type: 'pointOut', params: ({ event }) => event }],
    },
    'timers.changedElsewhere': {
      description: 'Another tab has started, changed or removed timers.',
      actions: ['noteTime', { type: 'adopt', params: ({ event }) => event }],
    },
    'time.passed': {
      description: 'The device may have slept, and a delay does not count that time.',
      actions: ['noteTime'],
    },
  },
  states: {
    clock: {
      description: 'Compares the ends of the timers with the time.',
      initial: 'still',
      states: {
        still: {
          description: 'No timer is running.',
          always: { guard: 'isAnyRunning', target: 'ticking' },
        },
        ticking: {
          description: 'Reads the time whenever the seconds left of a timer change.',
          always: { guard: 'isNoneRunning', target: 'still' },
          after: { tick: { target: 'ticking', reenter: true, actions: ['noteTime'] } },
        },
      },
    },
    bell: {
      description: 'All timers that ring share one sound.',
      initial: 'silent',
      states: {
        silent: {
          description: 'Each finished timer has rung, and waits until the visitor removes it.',
          always: { guard: 'isAnyRinging', target: 'ringing' },
        },
        ringing: {
          description:
            'Plays a sound, vibrates and announces the end until the visitor stops it, for at most 60 s.',
          entry: ['noteEnd'],
          invoke: {
            id: 'ring',
            src: 'ring',
            input: ({ context }) => ({ end: context.rangFor }),
          },
          always: [
            { guard: 'isNoneRinging', target: 'silent' },
            {
              description: 'Each timer rings for a whole minute.',
              guard: 'hasAnotherEnded',
              target: 'ringing',
              reenter: true,
            },
          ],
          after: { ringing: { actions: ['noteRung'] } },
        },
      },
    },
    undo: {
      description: 'Stopping a timer can be undone.',
      initial: 'closed',
      on: {
        'timer.stopped': {
          description: 'The visitor can undo the stop for ten seconds, unless another timer is stopped.',
          target: '.offered',
          actions: [
            { type: 'noteStopped', params: ({ event }) => event },
            { type: 'remove', params: ({ event }) => event },
          ],
        },
      },
      states: {
        closed: { description: 'There is nothing to undo.' },
        offered: {
          description: 'The context contains the stopped timer.',
          exit: ['forgetStopped'],
          always: {
            description:
              'The timer is back, because it was restored or started again, here or in another tab.',
            guard: 'isStoppedBack',
            target: 'closed',
          },
          after: { undo: { target: 'closed' } },
          on: {
            'timer.restored': { actions: ['noteTime', 'restore'] },
          },
        },
      },
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

type One = { id: string };

type NewTimer = Pick<Timer, 'id' | 'name' | 'detail' | 'dish'> & { ms: number };

type TimersContext = {
  timers: Timer[];
  /** The stopped timer that 'Undo' would restore, or null. */
  stopped: Timer | null;
  /** Time when the clock was last read, in milliseconds since 1970. */
  now: number;
  /** End time of the timer that last started the bell. */
  rangFor: number;
};

export type TimersEvent =
  | { type: 'timer.started'; timer: NewTimer }
  | { type: 'timer.paused'; id: string }
  | { type: 'timer.resumed'; id: string }
  | { type: 'minute.added'; id: string }
  | { type: 'timer.stopped'; id: string }
  | { type: 'timer.restored' }
  | { type: 'timer.removed'; id: string }
  | { type: 'timers.cleared'; recipeId: string }
  | { type: 'timer.sought'; id: string }
  | { type: 'timers.changedElsewhere'; timers: Timer[] }
  | { type: 'time.passed' };

type TimersEmitted = { type: 'timer.begun'; name: string } | { type: 'timer.pointedOut'; id: string };

export type TimersSnapshot = SnapshotFrom<typeof timersMachine>;

export function stateOf({ leftMs, endsAt, hasRung }: Timer, now: number): 'running' | 'paused' | 'over' {
  if (leftMs !== null) return 'paused';
  return hasRung || endsAt <= now ? 'over' : 'running';
}

export function msLeft({ leftMs, endsAt }: Timer, now: number): number {
  return Math.max(0, leftMs ?? endsAt - now);
}

function running({ timers, now }: TimersContext): Timer[] {
  return timers.filter((timer) => stateOf(timer, now) === 'running');
}

function ringing({ timers, now }: TimersContext): Timer[] {
  return timers.filter((timer) => stateOf(timer, now) === 'over' && !timer.hasRung);
}

/** Returns the latest end time of the ringing timers. */
function lastEnd(context: TimersContext): number {
  return Math.max(...ringing(context).map(({ endsAt }) => endsAt));
}

function change(
  { timers, now }: TimersContext,
  id: string,
  { addedMs = 0, isPaused }: { addedMs?: number; isPaused?: boolean },
) {
  return {
    timers: timers.map((timer) => {
      if (timer.id !== id) return timer;
      const ms = msLeft(timer, now) + addedMs;
      const leftMs = (isPaused ?? timer.leftMs !== null) ? ms : null;
      return { ...timer, endsAt: now + ms, leftMs, hasRung: false };
    }),
  };
}
