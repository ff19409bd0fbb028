import {
  assign,
  emit,
  enqueueActions,
  type SnapshotFrom,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import type { Recipe } from './recipeMachine.ts';
import { type Timer, timerMachine } from './timerMachine.ts';

export const cookingMachine = setup({
  types: {
    context: {} as CookingContext,
    events: {} as CookingEvent,
    emitted: {} as CookingEmitted,
    children: {} as { [id: string]: 'timer' },
  },
  actors: {
    timer: timerMachine,
  },
  guards: {
    isNewTimer: ({ context }, { id }: { id: string }) => !context.timers.includes(id),
    hasSteps: (_, { steps }: Opening) => steps.length > 0,
    hasNextStep: ({ context }) => context.step + 1 < context.steps.length,
    hasPreviousStep: ({ context }) => context.step > 0,
  },
  actions: {
    startTimer: enqueueActions(({ context, enqueue }, { timer }: { timer: NewTimer }) => {
      const { id, name, dish, ms } = timer;
      const input = { id, name, dish, endsAt: 0, leftMs: ms, hasRung: false };
      enqueue(spawnChild('timer', { id, input }));
      enqueue(sendTo(id, { type: 'timer.resumed' }));
      enqueue.assign({ timers: [...context.timers, id] });
      enqueue.emit({ type: 'timer.begun', name });
    }),
    stopTimer: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue(stopChild(id));
      enqueue.assign({ timers: context.timers.filter((other) => other !== id) });
      enqueue.emit({ type: 'timer.gone', id });
    }),
    bringTimer: enqueueActions(({ context, enqueue }, { timer }: { timer: Timer }) => {
      enqueue(spawnChild('timer', { id: timer.id, input: timer }));
      enqueue.assign({ timers: [...context.timers, timer.id] });
    }),
    changeTimer: sendTo(
      (_, { timer }: { timer: Timer }) => timer.id,
      (_, { timer }: { timer: Timer }) => ({ type: 'timer.synced', timer }),
    ),
    tellTimers: enqueueActions(({ context, enqueue }) => {
      for (const id of context.timers) enqueue(sendTo(id, { type: 'time.passed' }));
    }),
    open: assign((_, { recipe, steps, step }: Opening) => ({
      recipe,
      steps,
      step: Math.min(step, steps.length - 1),
    })),
    goOn: assign({ step: ({ context }) => context.step + 1 }),
    goBack: assign({ step: ({ context }) => context.step - 1 }),
    startOver: assign({ step: 0 }),
    announceDone: emit(({ context: { recipe, steps, step } }) => ({
      type: 'step.done' as const,
      recipeId: recipe?.id ?? '',
      item: steps[step]?.item ?? 0,
      isTickedAsWritten: steps[step]?.isTickedAsWritten ?? false,
    })),
    announcePlace: emit(({ context: { recipe, step } }) => ({
      type: 'step.reached' as const,
      recipeId: recipe?.id ?? '',
      step,
    })),
  },
}).createMachine({
  id: 'cooking',
  description: 'Cooking from a recipe, step by step, with timers. Timers go on running in every state.',
  context: { timers: [], recipe: null, steps: [], step: 0 },
  initial: 'browsing',
  on: {
    'timer.started': {
      guard: { type: 'isNewTimer', params: ({ event }) => ({ id: event.timer.id }) },
      actions: [{ type: 'startTimer', params: ({ event }) => event }],
    },
    'timer.stopped': {
      actions: [{ type: 'stopTimer', params: ({ event }) => event }],
    },
    'timer.synced': [
      {
        description: 'It is from an earlier visit, or was started in another tab.',
        guard: { type: 'isNewTimer', params: ({ event }) => ({ id: event.timer.id }) },
        actions: [{ type: 'bringTimer', params: ({ event }) => event }],
      },
      {
        description: 'It was changed in another tab.',
        actions: [{ type: 'changeTimer', params: ({ event }) => event }],
      },
    ],
    'time.passed': {
      description: 'The device may have slept, so every timer looks at the clock.',
      actions: ['tellTimers'],
    },
  },
  states: {
    browsing: {
      description: 'The page is shown as a whole.',
      on: {
        'cook.started': {
          guard: { type: 'hasSteps', params: ({ event }) => event },
          target: 'cooking',
          actions: [{ type: 'open', params: ({ event }) => event }],
        },
      },
    },
    cooking: {
      description: 'One step fills the screen.',
      on: {
        'step.next': [
          { guard: 'hasNextStep', actions: ['announceDone', 'goOn', 'announcePlace'] },
          {
            description: 'After the last step, the next time begins with the first.',
            target: 'browsing',
            actions: ['announceDone', 'startOver', 'announcePlace'],
          },
        ],
        'step.previous': { guard: 'hasPreviousStep', actions: ['goBack', 'announcePlace'] },
        'cook.left': { target: 'browsing' },
      },
    },
  },
});

type NewTimer = Pick<Timer, 'id' | 'name' | 'dish'> & { ms: number };
type Opening = { recipe: Recipe; steps: CookedStep[]; step: number };

type CookedStep = {
  item: number;
  /** The model wrote it as done ('- [x]'). */
  isTickedAsWritten: boolean;
};

type CookingContext = {
  /** Ids, in the order in which they were started. */
  timers: string[];
  /** Not the recipe in the pane: that may change while this one is cooked. */
  recipe: Recipe | null;
  steps: CookedStep[];
  step: number;
};

export type CookingEvent =
  | { type: 'timer.started'; timer: NewTimer }
  | { type: 'timer.stopped'; id: string }
  | { type: 'timer.synced'; timer: Timer }
  | { type: 'time.passed' }
  | ({ type: 'cook.started' } & Opening)
  | { type: 'step.next' }
  | { type: 'step.previous' }
  | { type: 'cook.left' };

type CookingEmitted =
  | { type: 'timer.begun'; name: string }
  | { type: 'timer.gone'; id: string }
  | ({ type: 'step.done'; recipeId: string } & CookedStep)
  | { type: 'step.reached'; recipeId: string; step: number };

export type CookingSnapshot = SnapshotFrom<typeof cookingMachine>;
