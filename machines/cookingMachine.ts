import {
  assertEvent,
  assign,
  type EventObject,
  emit,
  enqueueActions,
  fromCallback,
  not,
  type SnapshotFrom,
  setup,
} from 'xstate';
import type { Recipe } from './recipe.ts';

export const cookingMachine = setup({
  types: {} as {
    context: CookingContext;
    events: CookingEvent;
    emitted: CookingEmitted;
  },
  actors: {
    /** Reads a step aloud, and sends `reading.ended` after the last word. */
    readAloud: fromCallback<EventObject, SpokenWords>(() => {}),
  },
  guards: {
    hasSteps: (_, { steps }: Opening) => steps.length > 0,
    hasNextStep: ({ context }) => context.step + 1 < context.steps.length,
    isLastStep: not('hasNextStep'),
    hasPreviousStep: ({ context }) => context.step > 0,
  },
  actions: {
    open: assign((_, { recipe, steps, step }: Opening) => ({ recipe, steps, step, hasEnded: false })),
    turn: enqueueActions(({ context: { recipe, steps, step, hasEnded }, enqueue }, by: 1 | -1) => {
      const announce = (type: 'step.done' | 'step.reached', index: number) =>
        enqueue.emit({ type, recipeId: recipe?.id ?? '', step: steps[index] as CookedStep });
      enqueue.assign({ step: step + by });
      // Saves nothing if the visitor only goes back after the end, because the next meal begins at the first step.
      if (hasEnded) return;
      if (by > 0) announce('step.done', step);
      announce('step.reached', step + by);
    }),
    end: assign({ hasEnded: true }),
    announceEnd: emit(({ context: { recipe, hasEnded } }) => ({
      type: 'recipe.cooked' as const,
      recipeId: recipe?.id ?? '',
      isAgain: hasEnded,
    })),
  },
}).createMachine({
  id: 'cooking',
  description: 'Cooking from a recipe, step by step.',
  context: { recipe: null, steps: [], step: 0, hasEnded: false },
  initial: 'browsing',
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
          description: 'Each step begins in this state. Nothing is read aloud without a press.',
          on: {
            'reading.started': {
              target: 'reading',
            },
          },
        },
        reading: {
          description: 'The device reads the step aloud. Leaving this state stops the voice.',
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
                'The device has read the step, the visitor has stopped the voice, or the page is hidden. Some browsers would read on after the page is closed.',
              target: 'silent',
            },
          },
        },
      },
      on: {
        'step.next': {
          description:
            'Ticks off the current step, and saves the next step as reached, unless the visitor has reached the end before. An extra key press or swipe does not end cooking.',
          guard: 'hasNextStep',
          target: '.silent',
          actions: [{ type: 'turn', params: 1 }],
        },
        'step.previous': {
          guard: 'hasPreviousStep',
          target: '.silent',
          actions: [{ type: 'turn', params: -1 }],
        },
        'cook.ended': {
          description:
            'The box counts the meal. Next time, the recipe begins at the first step, without ticks. Finished timers of the recipe disappear.',
          guard: 'isLastStep',
          target: 'ended',
          actions: ['announceEnd', 'end'],
        },
        'cook.left': { target: 'browsing' },
      },
    },
    ended: {
      description: 'The last step is done. The end screen names the dish.',
      on: {
        'step.previous': {
          description:
            'Returns to the last step. If the visitor finishes this step again, the meal still counts once. Next time, the recipe still begins at the first step.',
          target: 'cooking',
        },
        'cook.left': { target: 'browsing' },
      },
    },
  },
});

type Opening = { recipe: Recipe; steps: CookedStep[]; step: number };

type CookedStep = {
  /** Id under which the step's tick is saved. */
  id: string;
  /** Ids of the step's lines. The ids stay valid if the page later divides the recipe into other steps. */
  lineIds: string[];
  /** True if the step was already ticked in the model's text ('- [x]'). */
  isTickedAsWritten: boolean;
};

/** Text to read aloud. `language`: a language tag, such as `en-GB`. */
export type SpokenWords = { text: string; language: string };

type CookingContext = {
  /** The recipe being cooked. The page may meanwhile show another recipe. */
  recipe: Recipe | null;
  steps: CookedStep[];
  step: number;
  /** True if the visitor has reached the end of the recipe since cook mode was opened. */
  hasEnded: boolean;
};

export type CookingEvent =
  | ({ type: 'cook.started' } & Opening)
  | { type: 'step.next' }
  | { type: 'step.previous' }
  | { type: 'cook.ended' }
  | { type: 'reading.started'; words: SpokenWords }
  | { type: 'reading.ended' }
  | { type: 'cook.left' };

type CookingEmitted =
  | { type: 'step.done' | 'step.reached'; recipeId: string; step: CookedStep }
  /** The visitor reaches the end of the recipe. `isAgain`: true if the visitor has reached the end before. */
  | { type: 'recipe.cooked'; recipeId: string; isAgain: boolean };

export type CookingSnapshot = SnapshotFrom<typeof cookingMachine>;
