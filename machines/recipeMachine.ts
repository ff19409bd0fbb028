import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';

const MIN_INGREDIENTS = 2;
export const MAX_ATTEMPTS = 3;
const BACKOFF_STEP_MS = 1_000;

export const recipeMachine = setup({
  types: {
    input: {} as Kept,
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    emitted: {} as RecipeEmitted,
    tags: {} as 'busy',
  },
  actors: {
    askForRecipe: fromPromise<Recipe, RecipeRequest>(() =>
      Promise.reject(new Error('`askForRecipe` must be provided')),
    ),
  },
  guards: {
    isNewIngredient: ({ context }, { ingredient }: { ingredient: string }) =>
      identityOf(ingredient) !== '' && findOnHand(context.ingredients, ingredient) === undefined,
    isOnHand: ({ context }, { ingredient }: { ingredient: string }) =>
      findOnHand(context.ingredients, ingredient) !== undefined,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: ({ context }) => context.ingredients.length === 0,
    hasEnoughIngredients: ({ context }) => hasEnoughIngredients(context),
    hasRecipe: ({ context }) => context.recipe !== null,
    hasRemoval: ({ context }) => removedIngredients(context).length > 0,
    hasAttemptsLeft: ({ context }) => context.attempt < MAX_ATTEMPTS,
    /** The account that pays has run out. Provided from the connection. */
    mustSignIn: () => false,
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
      ingredient: findOnHand(context.ingredients, ingredient) ?? ingredient,
    })),
    removeIngredient: assign(({ context }, { ingredient }: { ingredient: string }) => {
      const at = context.ingredients.findIndex((onHand) => isSame(onHand, ingredient));
      return { ingredients: context.ingredients.toSpliced(at, 1), before: beforeRemovals(context) };
    }),
    clearIngredients: assign(({ context }) => ({ ingredients: [], before: beforeRemovals(context) })),
    undoRemoval: assign(({ context: { ingredients, before } }) => ({
      ingredients: distinct([...before, ...ingredients]),
      before: [],
    })),
    acceptRemoval: assign({ before: [] }),
    startRequest: assign(({ context }) => ({
      askedWith: context.ingredients,
      attempt: 0,
      before: [],
    })),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    serve: assign({ recipe: (_, { recipe }: { recipe: Recipe }) => recipe }),
    announceServing: emit({ type: 'recipe.served' }),
    askForSignIn: emit({ type: 'signIn.required' }),
    allowUpdate: emit({ type: 'update.allowed' }),
  },
}).createMachine({
  id: 'recipe',
  description:
    'From the ingredients on hand to a recipe. Ingredients may change in every state; a request keeps the ones that it was asked with.',
  context: ({ input }) => ({
    ingredients: distinct(input.ingredients),
    before: [],
    askedWith: [],
    attempt: 0,
    recipe: input.recipe,
  }),
  initial: 'idle',
  on: {
    'ingredient.added': [
      {
        description: 'Blank text matches neither guard and is ignored.',
        guard: { type: 'isNewIngredient', params: ({ event }) => ({ ingredient: event.ingredient }) },
        actions: [{ type: 'addIngredient', params: ({ event }) => ({ ingredient: event.ingredient }) }],
      },
      {
        description: 'Already on hand: nothing is added, the page draws the eye to it.',
        guard: { type: 'isOnHand', params: ({ event }) => ({ ingredient: event.ingredient }) },
        actions: [{ type: 'pointOut', params: ({ event }) => ({ ingredient: event.ingredient }) }],
      },
    ],
    'ingredient.removed': {
      guard: { type: 'isOnHand', params: ({ event }) => ({ ingredient: event.ingredient }) },
      actions: [{ type: 'removeIngredient', params: ({ event }) => ({ ingredient: event.ingredient }) }],
    },
    'ingredients.cleared': {
      guard: 'hasIngredients',
      actions: ['clearIngredients'],
    },
    'removal.undone': {
      description: 'What was removed in a row since the last request comes back to its old place.',
      guard: 'hasRemoval',
      actions: ['undoRemoval'],
    },
    'removal.accepted': {
      guard: 'hasRemoval',
      actions: ['acceptRemoval'],
    },
    'recipe.opened': {
      description: 'A recipe from the box.',
      target: '.shown.recipe',
      actions: [{ type: 'serve', params: ({ event }) => ({ recipe: event.recipe }) }, 'announceServing'],
    },
    'update.requested': {
      description: 'A newer version of the page is ready, and the visitor wants it: the page will reload.',
      actions: ['allowUpdate'],
    },
  },
  states: {
    idle: {
      description: 'Nothing on hand. A visit begins here, and goes on at once where something was kept.',
      always: [
        { guard: 'hasRecipe', target: 'shown' },
        { guard: 'hasIngredients', target: 'collecting' },
      ],
    },
    collecting: {
      description: 'Ingredients on hand, no recipe.',
      always: { guard: 'hasNoIngredients', target: 'idle' },
      on: {
        'recipe.requested': [
          {
            // In place of three attempts that would fail.
            guard: 'mustSignIn',
            actions: ['askForSignIn'],
          },
          { guard: 'hasEnoughIngredients', target: 'generating', actions: ['startRequest'] },
        ],
      },
    },
    generating: {
      description: 'The model is being asked. Leaving this state aborts the call.',
      tags: ['busy'],
      entry: ['countAttempt'],
      invoke: {
        id: 'askForRecipe',
        src: 'askForRecipe',
        input: ({ context }) => ({ ingredients: context.askedWith, attempt: context.attempt }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'serve', params: ({ event }) => ({ recipe: event.output }) }, 'announceServing'],
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
        'recipe.cancelled': [{ guard: 'hasRecipe', target: 'shown' }, { target: 'collecting' }],
        'recipe.opened': {
          description: 'Not while a request is under way.',
        },
        'update.requested': {
          description: 'Not while a request is under way.',
        },
      },
    },
    retrying: {
      description: 'Waiting before the next attempt: 1 s after the first failure, 2 s after the second.',
      tags: ['busy'],
      after: {
        linearBackoff: { target: 'generating' },
      },
      on: {
        'recipe.cancelled': [{ guard: 'hasRecipe', target: 'shown' }, { target: 'collecting' }],
        'recipe.opened': {
          description: 'Not while a request is under way.',
        },
        'update.requested': {
          description: 'Not while a request is under way.',
        },
      },
    },
    shown: {
      description: 'A recipe, or the apology, is in the pane. Opens with the recipe.',
      initial: 'recipe',
      states: {
        recipe: {
          description: 'The recipe of the context.',
        },
        apology: {
          description:
            'The last attempt has failed. The context keeps the recipe before it, if there was one.',
          on: {
            'apology.dismissed': {
              description: 'Back to the recipe before.',
              guard: 'hasRecipe',
              target: 'recipe',
              actions: ['announceServing'],
            },
          },
        },
      },
      on: {
        'recipe.requested': [
          {
            // In place of three attempts that would fail.
            guard: 'mustSignIn',
            actions: ['askForSignIn'],
          },
          { guard: 'hasEnoughIngredients', target: 'generating', actions: ['startRequest'] },
        ],
      },
    },
  },
});

/** What the model wrote, when, and from which ingredients. */
export type Recipe = {
  id: string;
  text: string;
  /** The model had more to say than it was allowed to. */
  cutShort: boolean;
  ingredients: string[];
  /** Milliseconds since 1970. */
  at: number;
};

/** What outlives the visit, and what the machine starts from. */
export type Kept = { ingredients: string[]; recipe: Recipe | null };

export type RecipeRequest = { ingredients: string[]; attempt: number };

type RecipeContext = {
  ingredients: string[];
  /** The list as it was before the removals that can be undone. */
  before: string[];
  askedWith: string[];
  attempt: number;
  /** The last one, also while the next is made, and under the apology. */
  recipe: Recipe | null;
};

type RecipeEvent =
  | { type: 'ingredient.added'; ingredient: string }
  | { type: 'ingredient.removed'; ingredient: string }
  | { type: 'ingredients.cleared' }
  | { type: 'removal.undone' }
  | { type: 'removal.accepted' }
  | { type: 'recipe.requested' }
  | { type: 'recipe.cancelled' }
  | { type: 'recipe.opened'; recipe: Recipe }
  | { type: 'apology.dismissed' }
  | { type: 'update.requested' };

type RecipeEmitted =
  | { type: 'ingredient.pointedOut'; ingredient: string }
  /** What is in the pane now is new there: a recipe, or the apology. */
  | { type: 'recipe.served' }
  | { type: 'signIn.required' }
  | { type: 'update.allowed' };

export type RecipeActor = ActorRefFrom<typeof recipeMachine>;
export type RecipeSnapshot = SnapshotFrom<typeof recipeMachine>;

/** Two texts are the same ingredient when they differ only in case, composition or repeated spaces. */
function identityOf(ingredient: string): string {
  return ingredient.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

function distinct(ingredients: string[]): string[] {
  const byIdentity = new Map<string, string>();
  for (const ingredient of ingredients) {
    const identity = identityOf(ingredient);
    if (identity !== '' && !byIdentity.has(identity)) byIdentity.set(identity, ingredient);
  }
  return [...byIdentity.values()];
}

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

function isSame(one: string, other: string): boolean {
  return identityOf(one) === identityOf(other);
}

function findOnHand(ingredients: string[], ingredient: string): string | undefined {
  const identity = identityOf(ingredient);
  return ingredients.find((onHand) => identityOf(onHand) === identity);
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
