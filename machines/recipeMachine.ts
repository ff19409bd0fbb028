import { and, assign, emit, enqueueActions, fromPromise, not, or, type SnapshotFrom, setup } from 'xstate';
import { type FailureKind, failureKindOf } from './failureKind.ts';
import {
  changeOf,
  hadOnList,
  hasEnoughIngredients,
  type Kitchen,
  type KitchenEvent,
  listedAlready,
  newsIn,
  type SavedKitchen,
} from './kitchen.ts';
import { mustBeProvided } from './mustBeProvided.ts';
import type { Recipe } from './recipe.ts';
import {
  againFor,
  canRepeat,
  changeFor,
  isWishFor,
  type NoDish,
  type RecipeRequest,
  type RequestInput,
  requestFor,
  variantBeside,
  type Wanted,
  type WishForRecipe,
} from './request.ts';
import { NO_TASTE } from './taste.ts';

export const MAX_ATTEMPTS = 3;
const BACKOFF_STEP_MS = 1_000;
export const MAX_RECENT_RECIPES = 20;

export const NOTHING_SAVED: SavedContext = {
  ingredients: [],
  hadToday: [],
  staples: null,
  taste: NO_TASTE,
  recipe: null,
  recentRecipes: [],
};

export const recipeMachine = setup({
  types: {} as {
    input: SavedContext | undefined;
    context: RecipeContext;
    events: RecipeEvent;
    emitted: RecipeEmitted;
    tags: 'busy' | 'interrupted';
  },
  actors: {
    askForRecipe: fromPromise<Recipe | NoDish, RecipeRequest>(async () => mustBeProvided('askForRecipe')),
  },
  guards: {
    hasRemoval: ({ context }) => context.removal !== null,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: not('hasIngredients'),
    hasEnoughIngredients: ({ context }) => hasEnoughIngredients(context),
    /** True if a request would now go to a model. `app.ts` provides this guard. */
    isModelConnected: (_) => false,
    isNoModelConnected: not('isModelConnected'),
    canAskModel: and(['hasEnoughIngredients', 'isModelConnected']),
    canChange: ({ context: { recipe }, event }) =>
      event.type === 'change.requested' && isWishFor(recipe, event.wish),
    canChangeNow: and(['canChange', 'isModelConnected']),
    isOfCookbook: ({ context }) => Boolean(context.recipe?.cookbook),
    canRepeat: ({ context }) => context.requestInput !== null && canRepeat(context.requestInput, context),
    isFromCookbook: ({ context }) => context.requestInput?.source === 'cookbook',
    canRepeatNow: and(['canRepeat', or(['isFromCookbook', 'isModelConnected'])]),
    hasNotRequested: ({ context }) => context.requestInput === null,
    hasRecipe: ({ context }) => context.recipe !== null,
    isPasted: ({ context }) => context.removal?.of === 'paste',
    hasReceived: ({ context }) => context.received !== null,
    wasReceived: ({ context }) => context.lastShown === 'received',
    hasPreviousVariant: ({ context }) => variantBeside(context, -1) !== undefined,
    hasNextVariant: ({ context }) => variantBeside(context, 1) !== undefined,
    isNoDish: (_, answer: Recipe | NoDish) => 'reason' in answer,
    hasAttemptsLeft: ({ context }) => context.attempt < MAX_ATTEMPTS,
  },
  delays: {
    linearBackoff: ({ context }) => backoffMs(context),
  },
  actions: {
    changeKitchen: enqueueActions(({ context, enqueue }, event: KitchenEvent) => {
      const change = changeOf(context, event);
      if (change?.ingredients)
        enqueue.emit({ type: 'list.changed', added: newsIn(change.ingredients, context, event) });
      if (change) return enqueue.assign(change);
      const ingredient = listedAlready(context, event);
      if (ingredient !== null) enqueue.emit({ type: 'ingredient.pointedOut', ingredient });
    }),
    announceDeletion: emit((_, { recipe }: { recipe: Recipe }) => ({
      type: 'recipe.deleted' as const,
      recipe,
    })),
    announceRestoring: emit(({ context: { removal } }) => ({
      type: 'recipes.restored' as const,
      recipes: removal?.of === 'recipes' ? removal.recipes : [],
    })),
    setRequest: assign(({ context }, request: RequestInput) => begin(context, request)),
    setRequestToModel: assign(({ context }, wanted: Wanted) =>
      begin(context, requestFor(context, 'model', wanted)),
    ),
    setRequestToCookbook: assign(({ context }, wanted: Wanted) =>
      begin(context, requestFor(context, 'cookbook', wanted)),
    ),
    setRequestForChange: assign(({ context }, wish: WishForRecipe) =>
      begin(context, changeFor(context, context.recipe, wish)),
    ),
    repeatRequest: assign(({ context }) =>
      begin(context, againFor(context, context.requestInput as RequestInput)),
    ),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    noteFailure: assign({
      failure: (_, { error }: { error: unknown }) => failureKindOf(error),
    }),
    forgetFailure: assign({ failure: null }),
    noteNoDish: assign({ noDish: (_, noDish: NoDish) => noDish }),
    noteShown: assign((_, shown: Pick<RecipeContext, 'lastShown'>) => shown),
    show: assign(({ context }, { recipe }: { recipe: Recipe }) => ({
      recipe,
      listBefore: context.ingredients,
    })),
    showPasted: assign(({ context }, { recipe, text }: { recipe: Recipe; text: string | null }) => {
      const { recipe: before, lastShown, listBefore, ingredients } = context;
      const removal = { of: 'paste' as const, text, before: { recipe: before, lastShown, listBefore } };
      return { recipe, listBefore: ingredients, removal };
    }),
    receive: assign(({ context }, { recipe }: { recipe: Recipe }) => ({
      received: recipe,
      lastShown: 'received' as const,
      listBefore: context.ingredients,
    })),
    showReceived: assign({ recipe: ({ context }) => context.received, received: null }),
    showNewRecipe: enqueueActions(({ context, enqueue }, { recipe }: { recipe: Recipe }) => {
      const { ingredients, change } = context.requestInput as RequestInput;
      enqueue.assign({
        recipe,
        // A change is made for the list of the recipe that it changes.
        listBefore: change ? context.listBefore : ingredients,
        isAnswer: true,
        recentRecipes: [...context.recentRecipes, recipe].slice(-MAX_RECENT_RECIPES),
      });
      enqueue.emit({ type: 'recipe.saved', recipe, before: context.recipe });
      enqueue.emit({ type: 'pane.changed' });
    }),
    showPreviousVariant: assign({ recipe: ({ context }) => variantBeside(context, -1) ?? context.recipe }),
    showNextVariant: assign({ recipe: ({ context }) => variantBeside(context, 1) ?? context.recipe }),
    saveRecipe: emit((_, { recipe }: { recipe: Recipe }) => ({ type: 'recipe.saved' as const, recipe })),
    /** A paste can be undone only until something else is shown. */
    announcePane: enqueueActions(({ context: { removal }, enqueue }) => {
      enqueue.assign({ isAnswer: false, removal: removal?.of === 'paste' ? null : removal });
      enqueue.emit({ type: 'pane.changed' });
    }),
    announceCancel: emit({ type: 'recipe.stopped' }),
    offerModels: emit({ type: 'model.needed' }),
  },
}).createMachine({
  id: 'recipe',
  description:
    'The recipe machine turns the ingredients on hand into a recipe. The ingredient list may change in every state, but a change never affects the current request.',
  context: ({ input = NOTHING_SAVED }) => ({
    ...input,
    first: [],
    removal: null,
    requestInput: null,
    listBefore: input.ingredients,
    attempt: 1,
    failure: null,
    noDish: null,
    received: null,
    lastShown: 'recipe',
    isAnswer: false,
  }),
  initial: 'idle',
  on: {
    'ingredient.added': {
      description:
        'Adds the typed text at the end of the list, trimmed, and split if it is a list. Ignores a blank text. Points out an ingredient that is on the list already.',
      actions: [{ type: 'changeKitchen', params: ({ event }) => event }],
    },
    'ingredient.*': {
      description:
        'Removes an ingredient or all of them, marks one to use first, or ticks one in the shopping list.',
      actions: [{ type: 'changeKitchen', params: ({ event }) => event }],
    },
    'recipe.requested': [
      {
        description:
          'Asks the connected model, or else the cookbook, and needs two ingredients. Rules out the dishes that the event names, because they were made for the same list and taste.',
        guard: 'canAskModel',
        target: '.generating',
        actions: [{ type: 'setRequestToModel', params: ({ event }) => event }],
      },
      {
        guard: 'hasEnoughIngredients',
        target: '.generating',
        actions: [{ type: 'setRequestToCookbook', params: ({ event }) => event }],
      },
    ],
    'staple.*': { actions: [{ type: 'changeKitchen', params: ({ event }) => event }] },
    'taste.*': { actions: [{ type: 'changeKitchen', params: ({ event }) => event }] },
    'kitchen.changedElsewhere': { actions: [{ type: 'changeKitchen', params: ({ event }) => event }] },
    'box.recipeDeleted': {
      actions: [
        { type: 'changeKitchen', params: ({ event }) => event },
        { type: 'announceDeletion', params: ({ event }) => event },
      ],
    },
    'removal.undone': [
      {
        description: 'Removes a pasted recipe, and shows the recipe that was shown before, or the list.',
        guard: 'isPasted',
        target: '.idle',
        actions: [
          { type: 'announceDeletion', params: ({ context }) => ({ recipe: context.recipe as Recipe }) },
          { type: 'changeKitchen', params: ({ event }) => event },
        ],
      },
      {
        description:
          'Undoes the last removal, split or reset. Consecutive removals are undone together. The undo lasts until the same list or taste changes again, or until the next removal, split, reset, paste or request.',
        guard: 'hasRemoval',
        actions: ['announceRestoring', { type: 'changeKitchen', params: ({ event }) => event }],
      },
    ],
    'removal.accepted': {
      guard: 'hasRemoval',
      actions: [{ type: 'changeKitchen', params: ({ event }) => event }],
    },
    'dish.requested': {
      description: 'Requests the chosen dish of the cookbook. Aborts a request to a model.',
      target: '.generating',
      actions: [{ type: 'setRequestToCookbook', params: ({ event }) => event }],
    },
    'recipe.opened': {
      description: 'Shows a recipe from the box.',
      target: '.shown.recipe',
      actions: [{ type: 'show', params: ({ event }) => event }, 'announcePane'],
    },
    'recipe.pasted': {
      description: 'Shows a pasted recipe, and saves it at once, because there is no other copy.',
      target: '.shown.recipe',
      actions: [
        { type: 'saveRecipe', params: ({ event }) => event },
        'announcePane',
        { type: 'showPasted', params: ({ event }) => event },
      ],
    },
    'recipe.received': {
      description:
        'The visitor has opened a shared recipe. Until the visitor saves the recipe, it is not in the box, and only the link in the URL can show it again after a reload.',
      target: '.shown.received',
      actions: [{ type: 'receive', params: ({ event }) => event }, 'announcePane'],
    },
    'request.found': {
      description:
        'The page was closed or reloaded before the answer arrived. Nothing is sent, and paid for, without a press. Ignored if the visitor has sent another request since.',
      guard: 'hasNotRequested',
      target: '.shown.message.interrupted',
      actions: [{ type: 'setRequest', params: ({ event }) => event.requestInput }],
    },
    'connection.changed': {
      description: 'An earlier failure says nothing about the new connection.',
      actions: ['forgetFailure'],
    },
  },
  states: {
    idle: {
      description:
        'The list is empty. A new visit and a cancelled request also enter this state, and leave it at once if there is a recipe or an ingredient.',
      always: [
        { guard: 'wasReceived', target: 'shown.received' },
        { guard: 'hasRecipe', target: 'shown' },
        { guard: 'hasIngredients', target: 'collecting' },
      ],
    },
    collecting: {
      description: 'The list has ingredients, but there is no recipe yet.',
      always: { guard: 'hasNoIngredients', target: 'idle' },
    },
    generating: {
      description:
        'A recipe is requested from the `source` of `requestInput`: the model that is connected when the attempt begins, or the cookbook if no model was connected at the press or the visitor has chosen a dish. Leaving this state aborts the call.',
      tags: ['busy'],
      invoke: {
        id: 'askForRecipe',
        src: 'askForRecipe',
        input: ({ context: { requestInput, attempt } }) => ({ ...(requestInput as RequestInput), attempt }),
        onDone: [
          {
            description: 'The cookbook has no dish for this list.',
            guard: { type: 'isNoDish', params: ({ event }) => event.output },
            target: 'shown.message.noDish',
            actions: [
              { type: 'noteNoDish', params: ({ event }) => event.output as NoDish },
              'forgetFailure',
              'announcePane',
            ],
          },
          {
            target: 'shown.recipe',
            actions: [
              'forgetFailure',
              { type: 'showNewRecipe', params: ({ event }) => ({ recipe: event.output as Recipe }) },
            ],
          },
        ],
        onError: [
          {
            description: 'Every failure counts, whatever its kind.',
            guard: 'hasAttemptsLeft',
            target: 'retrying',
            actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'countAttempt'],
          },
          {
            target: 'shown.message.apology',
            actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'announcePane'],
          },
        ],
      },
      on: {
        'recipe.cancelled': { target: 'idle', actions: ['announceCancel'] },
        'page.left': {
          description:
            'The browser may keep the page in memory and restore the page later. Meanwhile no request may continue.',
          target: 'shown.message.interrupted',
        },
        'recipe.received': {
          description:
            "The answer is paid for, so the page shows the answer first. 'Back to' then leads to the received recipe.",
          actions: [{ type: 'receive', params: ({ event }) => event }],
        },
        'recipe.*': {
          description: 'Only one recipe is made at a time: other requests, and recipes to open, are ignored.',
        },
      },
    },
    retrying: {
      description: 'Waiting before the next attempt: 1 s after the first failure, 2 s after the second.',
      tags: ['busy'],
      after: { linearBackoff: { target: 'generating' } },
      on: {
        'recipe.cancelled': { target: 'idle', actions: ['announceCancel'] },
        'page.left': { target: 'shown.message.interrupted' },
        'recipe.received': { actions: [{ type: 'receive', params: ({ event }) => event }] },
        'recipe.*': { description: 'As in `generating`.' },
      },
    },
    shown: {
      description: 'The pane shows a recipe or a message.',
      initial: 'recipe',
      on: {
        'recipe.requestedAgain': [
          {
            description:
              'Repeats the whole request, with the current staples, taste and foods to use first: from the same source, for the same dish or change. A changed list needs a new request.',
            guard: 'canRepeatNow',
            target: 'generating',
            actions: ['repeatRequest'],
          },
          {
            description:
              'A request to a model never goes to the cookbook, so the page offers a choice of models.',
            guard: 'canRepeat',
            actions: ['offerModels'],
          },
        ],
        'model.requested': [
          {
            description: 'Requests an answer of a model, whoever has made the recipe on the page.',
            guard: 'canAskModel',
            target: 'generating',
            actions: [{ type: 'setRequestToModel', params: ({ event }) => event }],
          },
          { guard: 'isNoModelConnected', actions: ['offerModels'] },
        ],
      },
      states: {
        recipe: {
          description:
            'Shows the recipe of the context. The visitor can turn to its variants, which were made for the same list and taste.',
          entry: [{ type: 'noteShown', params: { lastShown: 'recipe' } }],
          on: {
            'recipe.reopened': { guard: 'hasReceived', target: 'received', actions: ['announcePane'] },
            'card.previous': {
              guard: 'hasPreviousVariant',
              actions: ['showPreviousVariant', 'announcePane'],
            },
            'card.next': { guard: 'hasNextVariant', actions: ['showNextVariant', 'announcePane'] },
            'another.requested': [
              {
                description: 'Requests another dish of the cookbook after a dish of the cookbook.',
                guard: 'isOfCookbook',
                target: '#recipe.generating',
                actions: [{ type: 'setRequestToCookbook', params: ({ event }) => event }],
              },
              {
                description: 'Requests another answer of the model.',
                guard: 'canAskModel',
                target: '#recipe.generating',
                actions: [{ type: 'setRequestToModel', params: ({ event }) => event }],
              },
              { guard: 'hasEnoughIngredients', actions: ['offerModels'] },
            ],
            'change.requested': [
              {
                description:
                  'Requests the recipe again, changed by a wish. The answer is a new recipe. A recipe longer than any answer (from a link or a file) is refused because sending it would cost too much.',
                guard: 'canChangeNow',
                target: '#recipe.generating',
                actions: [{ type: 'setRequestForChange', params: ({ event }) => event }],
              },
              {
                description: 'The cookbook cannot change a recipe, so the page offers a choice of models.',
                guard: 'canChange',
                actions: ['offerModels'],
              },
            ],
          },
        },
        received: {
          description: 'Shows a shared recipe that is not in the box.',
          entry: [{ type: 'noteShown', params: { lastShown: 'received' } }],
          on: {
            'save.requested': {
              description: 'Puts the shared recipe into the box.',
              target: 'recipe',
              actions: [{ type: 'saveRecipe', params: ({ event }) => event }, 'showReceived'],
            },
            'recipe.reopened': { guard: 'hasRecipe', target: 'recipe', actions: ['announcePane'] },
          },
        },
        message: {
          description: "Shows a message instead of a recipe. 'Back to' leads to the recipe shown before.",
          initial: 'apology',
          on: {
            'recipe.reopened': [
              { guard: 'wasReceived', target: 'received', actions: ['announcePane'] },
              { guard: 'hasRecipe', target: 'recipe', actions: ['announcePane'] },
            ],
          },
          states: {
            apology: {
              description: 'The last attempt has failed.',
            },
            noDish: {
              description: 'The cookbook has no dish, or no further dish, for this list.',
            },
            interrupted: {
              description:
                'The visitor left the page before the answer arrived. Only a press sends the request again.',
              tags: ['interrupted'],
            },
          },
        },
      },
    },
  },
});

export type SavedContext = SavedKitchen & Pick<RecipeContext, 'recipe' | 'recentRecipes'>;

type RecipeContext = Kitchen & {
  /** The current or last request, which may be one that an earlier page was making. Null if there is none. */
  requestInput: RequestInput | null;
  /** The ingredient list when the current recipe was requested or opened. */
  listBefore: string[];
  /** Number of the current attempt. While waiting, number of the next attempt. */
  attempt: number;
  /** Reason why the last attempt failed. Null again once an answer arrives or the connection changes. */
  failure: FailureKind | null;
  noDish: NoDish | null;
  /** The saved recipe that was shown last. Stays set during the next request, even if that request fails. */
  recipe: Recipe | null;
  /** A shared recipe, opened in this visit and not saved. */
  received: Recipe | null;
  /** Name of the field whose recipe was shown last. Cancelling a request shows this recipe again. */
  lastShown: 'recipe' | 'received';
  /** True if `recipe` is an answer that has just arrived. False once anything else is requested or shown. */
  isAnswer: boolean;
  /** Recent recipes for all ingredient lists, oldest first. */
  recentRecipes: Recipe[];
};

export type RecipeEvent =
  | KitchenEvent
  | { type: 'recipe.requested'; notAgain?: string[] }
  | { type: 'recipe.requestedAgain' }
  | { type: 'dish.requested'; dish: string }
  | { type: 'model.requested'; notAgain?: string[] }
  | { type: 'another.requested'; notAgain?: string[] }
  | ({ type: 'change.requested' } & WishForRecipe)
  | { type: 'recipe.cancelled' }
  | { type: 'page.left' }
  | { type: 'request.found'; requestInput: RequestInput }
  | { type: 'connection.changed' }
  | { type: 'recipe.opened'; recipe: Recipe }
  | { type: 'recipe.pasted'; recipe: Recipe; text: string | null }
  | { type: 'recipe.received'; recipe: Recipe }
  | { type: 'save.requested'; recipe: Recipe }
  | { type: 'recipe.reopened' }
  | { type: 'card.previous' }
  | { type: 'card.next' };

export type RecipeEmitted =
  | { type: 'ingredient.pointedOut'; ingredient: string }
  /** `added`: ingredients to announce. */
  | { type: 'list.changed'; added: string[] }
  /** The content of the recipe pane has changed. */
  | { type: 'pane.changed' }
  | { type: 'recipe.stopped' }
  /** A request needs a model, but no model is connected. */
  | { type: 'model.needed' }
  /** A recipe to add to the saved recipes. `before`: the recipe shown until now. */
  | { type: 'recipe.saved'; recipe: Recipe; before?: Recipe | null }
  | { type: 'recipe.deleted'; recipe: Recipe }
  | { type: 'recipes.restored'; recipes: Recipe[] };

export type RecipeSnapshot = SnapshotFrom<typeof recipeMachine>;

/** Returns the fields that a new request sets. */
function begin(context: RecipeContext, requestInput: RequestInput): Partial<RecipeContext> {
  return {
    requestInput,
    hadToday: hadOnList(context),
    attempt: 1,
    failure: null,
    removal: null,
    isAnswer: false,
  };
}

/** Returns the waiting time before the next attempt, in milliseconds. */
export function backoffMs({ attempt }: { attempt: number }): number {
  return (attempt - 1) * BACKOFF_STEP_MS;
}
