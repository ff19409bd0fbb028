import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { distinct, findSame, identityOf, isSameList, putBack } from './list.ts';
import { changeTaste, isSameTaste, NO_TASTE, type Taste } from './taste.ts';

const MIN_INGREDIENTS = 2;
export const MAX_ATTEMPTS = 3;
const BACKOFF_STEP_MS = 1_000;
const MAX_NOT_AGAIN = 10;
export const MAX_CARDS = 20;

export const recipeMachine = setup({
  types: {
    input: {} as Kept,
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    emitted: {} as RecipeEmitted,
    tags: {} as 'busy' | 'making',
  },
  actors: {
    askForRecipe: fromPromise<Recipe, RecipeRequest>(() =>
      Promise.reject(new Error('`askForRecipe` must be provided')),
    ),
  },
  guards: {
    isNewIngredient: ({ context }, { ingredient }: { ingredient: string }) =>
      identityOf(ingredient) !== '' && findSame(context.ingredients, ingredient) === undefined,
    isOnHand: ({ context }, { ingredient }: { ingredient: string }) =>
      findSame(context.ingredients, ingredient) !== undefined,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: ({ context }) => context.ingredients.length === 0,
    hasEnoughIngredients: ({ context }) => hasEnoughIngredients(context),
    isOtherThan: ({ context }, { ingredients, taste }: Elsewhere) =>
      !isSameList(ingredients, context.ingredients) || !isSameTaste(taste, context.taste),
    isOtherTaste: ({ context }, { changes }: { changes: Partial<Taste> }) =>
      !isSameTaste(context.taste, changeTaste(context.taste, changes)),
    hasRecipe: ({ context }) => context.recipe !== null,
    isAskedOverSample: ({ context }) => context.askedOverSample,
    hasRecipeBefore: ({ context }) => neighbourOf(context, -1) !== undefined,
    hasRecipeAfter: ({ context }) => neighbourOf(context, 1) !== undefined,
    hasRemoval: ({ context }) => removedIngredients(context).length > 0,
    hasAttemptsLeft: ({ context }) => context.attempt < MAX_ATTEMPTS,
    /** There is something to ask the model with. Provided from the connection. */
    isConnected: () => true,
  },
  delays: {
    linearBackoff: ({ context }) => backoffMs(context),
  },
  actions: {
    addIngredient: assign({
      ingredients: ({ context }, { ingredient }: { ingredient: string }) => [
        ...context.ingredients,
        ingredient.trim(),
      ],
    }),
    pointOut: emit(({ context }, { ingredient }: { ingredient: string }) => ({
      type: 'ingredient.pointedOut' as const,
      ingredient: findSame(context.ingredients, ingredient) ?? ingredient,
    })),
    removeIngredient: assign(({ context }, { ingredient }: { ingredient: string }) => {
      const at = context.ingredients.indexOf(findSame(context.ingredients, ingredient) ?? '');
      const ingredients = context.ingredients.toSpliced(at, 1);
      return { ingredients, before: beforeRemovals(context), parts: [] };
    }),
    clearIngredients: assign(({ context }) => ({
      ingredients: [],
      before: beforeRemovals(context),
      parts: [],
    })),
    splitIngredient: assign(({ context: { ingredients } }, { ingredient, parts }: Split) => ({
      ingredients: distinct(ingredients.flatMap((onHand) => (onHand === ingredient ? parts : onHand))),
      before: ingredients,
      parts,
    })),
    takeOver: assign(({ context }, { ingredients, taste }: Elsewhere) => {
      const isGone = (one: string) => context.ingredients.includes(one) && !ingredients.includes(one);
      // What was removed elsewhere is not brought back by an undo here, nor put together again.
      const undone = context.parts.some(isGone)
        ? { before: [], parts: [] }
        : { before: context.before.filter((one) => !isGone(one)) };
      return { ingredients, taste, ...undone };
    }),
    undoRemoval: assign(({ context: { ingredients, before, parts } }) => ({
      ingredients: putBack(
        ingredients.filter((onHand) => !parts.includes(onHand)),
        before,
      ),
      before: [],
      parts: [],
    })),
    acceptRemoval: assign({ before: [], parts: [] }),
    changeTaste: assign({
      taste: ({ context }, { changes }: { changes: Partial<Taste> }) => changeTaste(context.taste, changes),
    }),
    forgetServed: assign({
      served: ({ context: { served } }) => (served.length > 0 ? [] : served),
    }),
    startRequest: assign(({ context: { ingredients, taste } }, { notAgain }: { notAgain: string[] }) => ({
      askedWith: { ingredients, taste, notAgain: notAgain.slice(-MAX_NOT_AGAIN) },
      askedOverSample: false,
      attempt: 0,
      before: [],
      parts: [],
    })),
    resumeRequest: assign((_, { askedWith }: { askedWith: AskedWith }) => ({ askedWith, attempt: 0 })),
    noteSample: assign({ askedOverSample: true }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    serve: assign({ recipe: (_, { recipe }: { recipe: Recipe }) => recipe, askedOverSample: false }),
    rememberServed: assign({
      served: ({ context }, { recipe }: { recipe: Recipe }) =>
        isFor(recipe, context) ? [...context.served, recipe].slice(-MAX_CARDS) : context.served,
    }),
    turnBack: assign({ recipe: ({ context }) => neighbourOf(context, -1) ?? context.recipe }),
    turnOn: assign({ recipe: ({ context }) => neighbourOf(context, 1) ?? context.recipe }),
    announceMaking: emit((_, { recipe }: { recipe: Recipe }) => ({ type: 'recipe.made' as const, recipe })),
    announceServing: emit({ type: 'recipe.served' }),
    allowUpdate: emit({ type: 'update.allowed' }),
  },
}).createMachine({
  id: 'recipe',
  description:
    'From the ingredients on hand to a recipe. Ingredients may change in every state; a request keeps the ones that it was asked with.',
  context: ({ input }) => ({
    ingredients: distinct(input.ingredients),
    before: [],
    parts: [],
    taste: input.taste,
    askedWith: { ingredients: [], taste: NO_TASTE, notAgain: [] },
    askedOverSample: false,
    attempt: 0,
    recipe: input.recipe,
    served: servedFor(input),
  }),
  initial: 'idle',
  on: {
    'ingredient.added': [
      {
        description: 'Blank text matches neither guard and is ignored.',
        guard: { type: 'isNewIngredient', params: ({ event }) => event },
        actions: [{ type: 'addIngredient', params: ({ event }) => event }, 'forgetServed'],
      },
      {
        description: 'Already on hand: nothing is added, the page draws the eye to it.',
        guard: { type: 'isOnHand', params: ({ event }) => event },
        actions: [{ type: 'pointOut', params: ({ event }) => event }],
      },
    ],
    'ingredient.removed': {
      guard: { type: 'isOnHand', params: ({ event }) => event },
      actions: [{ type: 'removeIngredient', params: ({ event }) => event }, 'forgetServed'],
    },
    'ingredient.split': {
      description: 'One text that names several. It is undone as a removal is.',
      guard: { type: 'isOnHand', params: ({ event }) => event },
      actions: [{ type: 'splitIngredient', params: ({ event }) => event }, 'forgetServed'],
    },
    'ingredients.cleared': {
      guard: 'hasIngredients',
      actions: ['clearIngredients', 'forgetServed'],
    },
    'kept.changedElsewhere': {
      description:
        'In another tab: the list and the taste as all tabs have made them. The request under way keeps its own.',
      guard: { type: 'isOtherThan', params: ({ event }) => event },
      actions: [{ type: 'takeOver', params: ({ event }) => event }, 'forgetServed'],
    },
    'removal.undone': {
      description: 'What was removed in a row since the last request comes back to its old place.',
      guard: 'hasRemoval',
      actions: ['undoRemoval', 'forgetServed'],
    },
    'removal.accepted': {
      guard: 'hasRemoval',
      actions: ['acceptRemoval'],
    },
    'taste.changed': {
      guard: { type: 'isOtherTaste', params: ({ event }) => event },
      actions: [{ type: 'changeTaste', params: ({ event }) => event }, 'forgetServed'],
    },
    'recipe.opened': {
      description: 'A recipe from the box.',
      target: '.shown.recipe',
      actions: [{ type: 'serve', params: ({ event }) => event }, 'announceServing'],
    },
    'sample.requested': {
      description:
        'To look round before anything is connected. It came with the page: the context knows nothing of it, so it is neither kept nor shown by a reload. A request that waits is given up.',
      target: '.shown.sample',
      actions: ['announceServing'],
    },
    'request.resumed': {
      description:
        'It was waiting when the visitor left the page to sign in, and goes on when they are back.',
      target: '.connecting',
      actions: [{ type: 'resumeRequest', params: ({ event }) => event }],
    },
    'update.requested': {
      description: 'A newer version of the page is ready, and the visitor wants it: the page will reload.',
      actions: ['allowUpdate'],
    },
  },
  states: {
    idle: {
      description:
        'Nothing on hand. A visit begins here, and a request that is cancelled comes back here: both go on at once to what was there before.',
      always: [
        { guard: 'isAskedOverSample', target: 'shown.sample' },
        { guard: 'hasRecipe', target: 'shown' },
        { guard: 'hasIngredients', target: 'collecting' },
      ],
    },
    collecting: {
      description: 'Ingredients on hand, no recipe.',
      always: { guard: 'hasNoIngredients', target: 'idle' },
      on: {
        'recipe.requested': {
          guard: 'hasEnoughIngredients',
          target: 'connecting',
          actions: [{ type: 'startRequest', params: { notAgain: [] } }],
        },
      },
    },
    connecting: {
      description:
        'The request waits for something to ask the model with, in place of three attempts that would fail. Goes on at once where there is something.',
      tags: ['busy'],
      always: { guard: 'isConnected', target: 'generating' },
      on: {
        'connection.made': { target: 'generating' },
        'recipe.cancelled': { target: 'idle' },
        'recipe.opened': {
          description: 'A download may take an hour: the request waits on behind the recipe.',
          actions: [{ type: 'serve', params: ({ event }) => event }, 'announceServing'],
        },
        'update.requested': {
          description: 'Not while a request is under way.',
        },
      },
    },
    generating: {
      description: 'The model is being asked. Leaving this state aborts the call.',
      tags: ['busy', 'making'],
      entry: ['countAttempt'],
      invoke: {
        id: 'askForRecipe',
        src: 'askForRecipe',
        input: ({ context }) => ({ ...context.askedWith, attempt: context.attempt }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'serve', params: ({ event }) => ({ recipe: event.output }) },
            { type: 'rememberServed', params: ({ event }) => ({ recipe: event.output }) },
            { type: 'announceMaking', params: ({ event }) => ({ recipe: event.output }) },
            'announceServing',
          ],
        },
        onError: [
          {
            description: 'Every failure counts, whatever its kind.',
            guard: 'hasAttemptsLeft',
            target: 'retrying',
          },
          { target: 'shown.apology', actions: ['announceServing'] },
        ],
      },
      on: {
        'recipe.cancelled': { target: 'idle' },
        'recipe.opened': {
          description: 'Not while a request is under way.',
        },
        'sample.requested': {
          description: 'Not while a request is under way.',
        },
        'update.requested': {
          description: 'Not while a request is under way.',
        },
      },
    },
    retrying: {
      description: 'Waiting before the next attempt: 1 s after the first failure, 2 s after the second.',
      tags: ['busy', 'making'],
      after: {
        linearBackoff: { target: 'generating' },
      },
      on: {
        'recipe.cancelled': { target: 'idle' },
        'recipe.opened': {
          description: 'Not while a request is under way.',
        },
        'sample.requested': {
          description: 'Not while a request is under way.',
        },
        'update.requested': {
          description: 'Not while a request is under way.',
        },
      },
    },
    shown: {
      description: 'A recipe, the apology or the sample is in the pane. Opens with the recipe.',
      initial: 'recipe',
      states: {
        recipe: {
          description: 'The recipe of the context. Those served for the same list lie behind it like cards.',
          on: {
            'card.previous': { guard: 'hasRecipeBefore', actions: ['turnBack', 'announceServing'] },
            'card.next': { guard: 'hasRecipeAfter', actions: ['turnOn', 'announceServing'] },
          },
        },
        apology: {
          description:
            'The last attempt has failed. The context keeps the recipe before it, if there was one.',
          on: {
            'recipe.reopened': {
              description: 'Back to the recipe before.',
              guard: 'hasRecipe',
              target: 'recipe',
              actions: ['announceServing'],
            },
          },
        },
        sample: {
          description:
            'A recipe that came with the page. The context keeps the one before, if there was one.',
          on: {
            'sample.requested': {
              description: 'It is there.',
            },
            'recipe.requested': {
              guard: 'hasEnoughIngredients',
              target: '#recipe.connecting',
              actions: [{ type: 'startRequest', params: { notAgain: [] } }, 'noteSample'],
            },
            'recipe.reopened': {
              description: 'Back to the recipe before.',
              guard: 'hasRecipe',
              target: 'recipe',
              actions: ['announceServing'],
            },
          },
        },
      },
      on: {
        'recipe.requested': {
          guard: 'hasEnoughIngredients',
          target: 'connecting',
          actions: [{ type: 'startRequest', params: { notAgain: [] } }],
        },
        'another.requested': {
          description: 'None of the dishes that were served for this list.',
          guard: 'hasEnoughIngredients',
          target: 'connecting',
          actions: [{ type: 'startRequest', params: ({ event }) => event }],
        },
      },
    },
  },
});

/** What the model wrote, when, from which ingredients, and for which taste. */
export type Recipe = {
  id: string;
  text: string;
  /** The model had more to say than it was allowed to. */
  cutShort: boolean;
  ingredients: string[];
  taste: Taste;
  /** Milliseconds since 1970. */
  at: number;
  /** By the browser's own model: nothing has left the device. */
  onDevice: boolean;
};

/** What outlives the visit, and what the machine starts from. */
export type Kept = Pick<RecipeContext, 'ingredients' | 'taste' | 'recipe' | 'served'>;

/** A request keeps what it was asked with. */
export type AskedWith = {
  ingredients: string[];
  taste: Taste;
  /** Dishes that are not to be suggested. */
  notAgain: string[];
};

export type RecipeRequest = AskedWith & { attempt: number };
type Elsewhere = Pick<Kept, 'ingredients' | 'taste'>;
type Split = { ingredient: string; parts: string[] };

type RecipeContext = {
  ingredients: string[];
  /** The list as it was before the removals, or the split, that can be undone. */
  before: string[];
  /** What was made of the ingredient that was split last. */
  parts: string[];
  taste: Taste;
  askedWith: AskedWith;
  /** The sample was in the pane when it was asked for: where it is cancelled, it is again. */
  askedOverSample: boolean;
  attempt: number;
  /** The last one, also while the next is made, and under the apology. */
  recipe: Recipe | null;
  /** What was served for this very list and taste, in order. */
  served: Recipe[];
};

export type RecipeEvent =
  | { type: 'ingredient.added'; ingredient: string }
  | { type: 'ingredient.removed'; ingredient: string }
  | ({ type: 'ingredient.split' } & Split)
  | { type: 'ingredients.cleared' }
  | ({ type: 'kept.changedElsewhere' } & Elsewhere)
  | { type: 'removal.undone' }
  | { type: 'removal.accepted' }
  | { type: 'taste.changed'; changes: Partial<Taste> }
  | { type: 'recipe.requested' }
  | { type: 'another.requested'; notAgain: string[] }
  /** Something is there to ask the model with. */
  | { type: 'connection.made' }
  | { type: 'request.resumed'; askedWith: AskedWith }
  | { type: 'recipe.cancelled' }
  | { type: 'recipe.opened'; recipe: Recipe }
  | { type: 'card.previous' }
  | { type: 'card.next' }
  | { type: 'sample.requested' }
  | { type: 'recipe.reopened' }
  | { type: 'update.requested' };

type RecipeEmitted =
  | { type: 'ingredient.pointedOut'; ingredient: string }
  /** What is in the pane now is new there: a recipe, or the apology. */
  | { type: 'recipe.served' }
  /** By the model, just now. */
  | { type: 'recipe.made'; recipe: Recipe }
  | { type: 'update.allowed' };

export type RecipeActor = ActorRefFrom<typeof recipeMachine>;
export type RecipeSnapshot = SnapshotFrom<typeof recipeMachine>;

/** What was taken off the list, and has not been added again since. */
export function removedIngredients({ ingredients, before }: RecipeContext): string[] {
  if (before.length === 0) return before;
  const onHand = new Set(ingredients.map(identityOf));
  return before.filter((ingredient) => !onHand.has(identityOf(ingredient)));
}

/** Removals in a row are undone together; an ingredient added since begins a new row. */
function beforeRemovals(context: RecipeContext): string[] {
  const inRow = removedIngredients(context).length > 0;
  const nothingAdded = context.ingredients.every((ingredient) => context.before.includes(ingredient));
  return inRow && nothingAdded ? context.before : context.ingredients;
}

/** What a visit begins with may come from two tabs, or from before this was kept. */
function servedFor(kept: Kept): Recipe[] {
  const { served, recipe } = kept;
  const all = recipe && !served.some(({ id }) => id === recipe.id) ? [...served, recipe] : served;
  return all.filter((one) => isFor(one, kept));
}

function isFor(
  { ingredients, taste }: Recipe,
  context: Pick<RecipeContext, 'ingredients' | 'taste'>,
): boolean {
  return isSameList(ingredients, context.ingredients) && isSameTaste(taste, context.taste);
}

/** The card before or after the one that is shown. */
function neighbourOf({ recipe, served }: RecipeContext, by: -1 | 1): Recipe | undefined {
  const at = served.findIndex(({ id }) => id === recipe?.id);
  return at < 0 ? undefined : served[at + by];
}

/** Also while a request that was made over it waits. */
export function showsSample(snapshot: RecipeSnapshot): boolean {
  return (
    snapshot.matches({ shown: 'sample' }) ||
    (snapshot.matches('connecting') && snapshot.context.askedOverSample)
  );
}

export function hasEnoughIngredients({ ingredients }: RecipeContext): boolean {
  return ingredients.length >= MIN_INGREDIENTS;
}

/** The attempt that is running, or that is waited for. */
export function attemptUnderWay(snapshot: RecipeSnapshot): number {
  const { attempt } = snapshot.context;
  return snapshot.matches('retrying') ? attempt + 1 : attempt;
}

export function backoffMs({ attempt }: { attempt: number }): number {
  return attempt * BACKOFF_STEP_MS;
}
