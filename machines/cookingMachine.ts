import {
  assertEvent,
  assign,
  cancel,
  type EventObject,
  emit,
  enqueueActions,
  fromCallback,
  not,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { mustBeProvided } from './mustBeProvided.ts';
import type { Recipe } from './recipe.ts';
import { msLeft, type Timer, timerMachine } from './timerMachine.ts';

const UNDO_MS = 10_000;

export const cookingMachine = setup({
  types: {
    context: {} as CookingContext,
    events: {} as CookingEvent,
    emitted: {} as CookingEmitted,
    children: {} as { [id: string]: 'timer' } & { readAloud: 'readAloud' },
  },
  actors: {
    timer: timerMachine,
    /** Reads a step aloud, and sends `reading.ended` after the last word. */
    readAloud: fromCallback<EventObject, Words>(() => mustBeProvided('readAloud')),
  },
  guards: {
    isNewTimer: ({ context }, { id }: { id: string }) => !context.timers.includes(id),
    hasSteps: (_, { steps }: Opening) => steps.length > 0,
    hasNextStep: ({ context }) => context.step + 1 < context.steps.length,
    isLastStep: not('hasNextStep'),
    hasPreviousStep: ({ context }) => context.step > 0,
    hasStopped: ({ context }) => context.stopped !== null,
  },
  delays: {
    undo: UNDO_MS,
  },
  actions: {
    startTimer: enqueueActions(({ context, enqueue }, { timer }: { timer: NewTimer }) => {
      const { id, name, detail, dish, ms } = timer;
      const input = { id, name, detail, dish, endsAt: 0, leftMs: ms, hasRung: false };
      enqueue(spawnChild('timer', { id, input }));
      enqueue(sendTo(id, { type: 'timer.resumed' }));
      enqueue.assign(withTimer(context, id));
      enqueue.emit({ type: 'timer.begun', name });
    }),
    stopTimer: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue(stopChild(id));
      enqueue.assign({ timers: context.timers.filter((other) => other !== id) });
      enqueue.emit({ type: 'timer.gone', id });
    }),
    noteStopped: assign({ stopped: (_, { timer }: { timer: Timer }) => timer }),
    forgetStopped: assign({ stopped: null }),
    forgetStoppedLater: raise({ type: 'timer.forgotten' }, { id: 'forget', delay: 'undo' }),
    /** Cancels the timeout of the previous 'Undo' button. Otherwise, that timeout would hide the new button too soon. */
    cancelForgetting: cancel('forget'),
    restoreTimer: enqueueActions(({ context, enqueue }) => {
      const { stopped } = context;
      if (!stopped) return;
      enqueue(spawnChild('timer', { id: stopped.id, input: stopped }));
      enqueue.assign(withTimer(context, stopped.id));
      enqueue.emit({ type: 'timer.restored', timer: stopped });
    }),
    addTimer: enqueueActions(({ context, enqueue }, { timer }: { timer: Timer }) => {
      enqueue(spawnChild('timer', { id: timer.id, input: timer }));
      enqueue.assign(withTimer(context, timer.id));
    }),
    changeTimer: sendTo(
      (_, { timer }: { timer: Timer }) => timer.id,
      (_, { timer }: { timer: Timer }) => ({ type: 'timer.synced', timer }),
    ),
    announceSought: emit((_, { id }: { id: string }) => ({ type: 'timer.sought' as const, id })),
    notifyTimers: enqueueActions(({ context, enqueue }) => {
      for (const id of context.timers) enqueue(sendTo(id, { type: 'time.passed' }));
    }),
    open: assign((_, { recipe, steps, step }: Opening) => ({
      recipe,
      steps,
      step: Math.min(step, steps.length - 1),
      hasEnded: false,
    })),
    goForward: assign({ step: ({ context }) => context.step + 1 }),
    goBack: assign({ step: ({ context }) => context.step - 1 }),
    announceDone: emit(({ context: { recipe, steps, step } }) => ({
      type: 'step.done' as const,
      recipeId: recipe?.id ?? '',
      ...(steps[step] as CookedStep),
    })),
    announceStep: emit(({ context: { recipe, step } }) => ({
      type: 'step.reached' as const,
      recipeId: recipe?.id ?? '',
      step,
    })),
    end: enqueueActions(({ context: { recipe, hasEnded, timers }, self, enqueue }) => {
      // Removes this recipe's finished timers. In tests of the statechart, `children` is undefined.
      const isOver = (id: string) => {
        const timer = self.getSnapshot().children?.[id]?.getSnapshot();
        return id.startsWith(`${recipe?.id}.`) && timer && msLeft(timer.context) === 0;
      };
      for (const id of timers.filter(isOver)) enqueue.raise({ type: 'timer.removed', id });
      enqueue.emit({ type: 'cook.ended', recipeId: recipe?.id ?? '', isAgain: hasEnded });
      enqueue.assign({ hasEnded: true });
    }),
  },
}).createMachine({
  id: 'cooking',
  description: 'Cooking from a recipe, step by step, with timers. Timers continue in every state.',
  context: {
    timers: [],
    stopped: null,
    recipe: null,
    steps: [],
    step: 0,
    hasEnded: false,
  },
  initial: 'browsing',
  on: {
    'timer.started': {
      description: 'Starts a timer, unless the recipe already has one for this duration of this step.',
      guard: { type: 'isNewTimer', params: ({ event }) => ({ id: event.timer.id }) },
      actions: [{ type: 'startTimer', params: ({ event }) => event }],
    },
    'timer.stopped': {
      description: 'The visitor can undo the stop for ten seconds, unless another timer is stopped.',
      actions: [
        { type: 'stopTimer', params: ({ event }) => event.timer },
        { type: 'noteStopped', params: ({ event }) => event },
        'cancelForgetting',
        'forgetStoppedLater',
      ],
    },
    'timer.restored': {
      guard: 'hasStopped',
      actions: ['restoreTimer', 'cancelForgetting'],
    },
    'timer.forgotten': {
      actions: ['forgetStopped'],
    },
    'timer.removed': {
      description:
        'Removes a timer that is over or that another tab has stopped. This tab does not offer to undo it.',
      actions: [{ type: 'stopTimer', params: ({ event }) => event }],
    },
    'timer.synced': [
      {
        description: 'The timer is from an earlier visit, or was started in another tab.',
        guard: { type: 'isNewTimer', params: ({ event }) => ({ id: event.timer.id }) },
        actions: [{ type: 'addTimer', params: ({ event }) => event }],
      },
      {
        description: 'The timer was changed in another tab.',
        actions: [{ type: 'changeTimer', params: ({ event }) => event }],
      },
    ],
    'timer.sought': {
      description: 'The visitor looks for a timer, so the bar shows its row.',
      actions: [{ type: 'announceSought', params: ({ event }) => event }],
    },
    'time.passed': {
      description: 'The device may have slept, so every timer compares its end with the clock.',
      actions: ['notifyTimers'],
    },
  },
  states: {
    browsing: {
      description: 'Cook mode is closed.',
      on: {
        'cook.started': {
          description: 'Opens at the last step that the visitor reached.',
          guard: { type: 'hasSteps', params: ({ event }) => event },
          target: 'cooking',
          actions: [{ type: 'open', params: ({ event }) => event }],
        },
      },
    },
    cooking: {
      description:
        'One step of the recipe in the context fills the screen, even if another recipe arrives in the pane.',
      initial: 'silent',
      states: {
        silent: {
          description: 'Each step begins in this state, since nothing is read aloud without a press.',
          on: {
            'reading.started': {
              target: 'reading',
            },
          },
        },
        reading: {
          description: 'The device reads the step aloud. Leaving this state stops it.',
          invoke: {
            id: 'readAloud',
            src: 'readAloud',
            input: ({ event }) => {
              assertEvent(event, 'reading.started');
              return event.words;
            },
          },
          on: {
            'reading.ended': {
              description:
                'The device has read the step, the visitor has stopped it, or the page is hidden. Some browsers would read on after the page is closed.',
              target: 'silent',
            },
          },
        },
      },
      on: {
        'step.next': {
          description:
            'Ticks off the current step, and saves the next one as reached. An extra key press or swipe does not end cooking.',
          guard: 'hasNextStep',
          target: '.silent',
          actions: ['announceDone', 'goForward', 'announceStep'],
        },
        'step.previous': {
          guard: 'hasPreviousStep',
          target: '.silent',
          actions: ['goBack', 'announceStep'],
        },
        'cook.ended': {
          description:
            'The box counts the meal. Next time, the recipe begins at the first step, without ticks. Finished timers of the recipe disappear.',
          guard: 'isLastStep',
          target: 'ended',
          actions: ['end'],
        },
        'cook.left': { target: 'browsing' },
      },
    },
    ended: {
      description: 'The last step is done. The end screen names the dish.',
      on: {
        'step.previous': {
          description: 'Returns to the last step. If it is done again, the meal still counts once.',
          target: 'cooking',
          actions: ['announceStep'],
        },
        'cook.left': { target: 'browsing' },
      },
    },
  },
});

type NewTimer = Pick<Timer, 'id' | 'name' | 'detail' | 'dish'> & { ms: number };
type Opening = { recipe: Recipe; steps: CookedStep[]; step: number };

type CookedStep = {
  item: number;
  /** True if the step was already ticked in the model's text ('- [x]'). */
  isTickedAsWritten: boolean;
};

/** Text to read aloud. `language`: a language tag, such as `en-GB`. */
export type Words = { text: string; language: string };

type CookingContext = {
  /** Ids of the timers, in the order in which the timers were started. */
  timers: string[];
  /** The stopped timer that 'Undo' would restore, or null. */
  stopped: Timer | null;
  /** The recipe being cooked. The page may meanwhile show another recipe. */
  recipe: Recipe | null;
  steps: CookedStep[];
  step: number;
  /** True if the visitor has reached the end of the recipe since cook mode was opened. */
  hasEnded: boolean;
};

export type CookingEvent =
  | { type: 'timer.started'; timer: NewTimer }
  | { type: 'timer.stopped'; timer: Timer }
  | { type: 'timer.removed'; id: string }
  | { type: 'timer.restored' }
  | { type: 'timer.forgotten' }
  | { type: 'timer.synced'; timer: Timer }
  | { type: 'timer.sought'; id: string }
  | { type: 'time.passed' }
  | ({ type: 'cook.started' } & Opening)
  | { type: 'step.next' }
  | { type: 'step.previous' }
  | { type: 'cook.ended' }
  | { type: 'reading.started'; words: Words }
  | { type: 'reading.ended' }
  | { type: 'cook.left' };

type CookingEmitted =
  | { type: 'timer.begun'; name: string }
  | { type: 'timer.gone'; id: string }
  | { type: 'timer.restored'; timer: Timer }
  | { type: 'timer.sought'; id: string }
  | ({ type: 'step.done'; recipeId: string } & CookedStep)
  | { type: 'step.reached'; recipeId: string; step: number }
  /** The visitor reaches the end of the recipe. `isAgain`: true if the visitor has reached the end before. */
  | { type: 'cook.ended'; recipeId: string; isAgain: boolean };

export type CookingSnapshot = SnapshotFrom<typeof cookingMachine>;

/** Adds a timer. Clears `stopped` if the added timer is the stopped timer. */
function withTimer({ timers, stopped }: CookingContext, id: string) {
  return { timers: [...timers, id], stopped: stopped?.id === id ? null : stopped };
}
