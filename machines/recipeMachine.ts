import { assign, emit, enqueueActions, fromPromise, not, type SnapshotFrom, setup } from 'xstate';
import type { FailureKind } from './failureKind.ts';
import {
  changeOf,
  hadOnList,
  hasEnoughIngredients,
  type Kitchen,
  type KitchenEvent,
  listedAlready,
} from './kitchen.ts';
import { mustBeProvided } from './mustBeProvided.ts';
import type { Recipe } from './recipe.ts';
import {
  againFor,
  cardBeside,
  changeFor,
  isWishFor,
  type NoDish,
  type RecipeRequest,
  type RequestInput,
  requestFor,
  type WishForRecipe,
} from './request.ts';
import { NO_TASTE } from './taste.ts';

export const MAX_ATTEMPTS = 3;
const BACKOFF_STEP_MS = 1_000;
export const MAX_RECENT_RECIPES = 20;

export const recipeMachine = setup({
  types: {
    input: {} as SavedContext,
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    emitted: {} as RecipeEmitted,
    tags: {} as 'busy' | 'unanswered',
  },
  actors: {
    askForRecipe: fromPromise<Recipe | NoDish, RecipeRequest>(async () => mustBeProvided('askForRecipe')),
    askCookbook: fromPromise<Recipe | null, RequestInput>(async () => mustBeProvided('askCookbook')),
  },
  guards: {
    changesKitchen: ({ context, event }) => changeOf(context, event as KitchenEvent) !== null,
    isListedAlready: ({ context, event }) => listedAlready(context, event as KitchenEvent) !== null,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: not('hasIngredients'),
    hasEnoughIngredients: ({ context }) => hasEnoughIngredients(context),
    canRequestAgain: ({ context }) => context.requestInput.change !== null || hasEnoughIngredients(context),
    isWishForRecipe: ({ context: { recipe } }, { wish }: { wish: string }) => isWishFor(recipe, wish),
    hasRecipe: ({ context }) => context.recipe !== null,
    hasReceived: ({ context }) => context.received !== null,
    wasReceived: ({ context }) => context.pane === 'received',
    hasRecipeBefore: ({ context }) => cardBeside(context, -1) !== undefined,
    hasRecipeAfter: ({ context }) => cardBeside(context, 1) !== undefined,
    isNoDish: (_, { answer }: { answer: Recipe | NoDish }) => 'reason' in answer,
    hasAttemptsLeft: ({ context }) => context.attempt < MAX_ATTEMPTS,
  },
  delays: {
    linearBackoff: ({ context }) => backoffMs(context),
  },
  actions: {
    changeKitchen: assign(({ context, event }) => changeOf(context, event as KitchenEvent) ?? {}),
    pointOut: emit(({ context, event }) => ({
      type: 'ingredient.pointedOut' as const,
      ingredient: listedAlready(context, event as KitchenEvent) ?? '',
    })),
    announceDeletion: emit((_, { recipe }: { recipe: Recipe }) => ({
      type: 'recipe.deleted' as const,
      recipe,
    })),
    announceRestoring: emit(({ context: { removal } }) => ({
      type: 'recipes.restored' as const,
      recipes: removal?.of === 'recipes' ? removal.recipes : [],
    })),
    begin: assign(({ context }, { requestInput }: { requestInput: RequestInput }) => ({
      requestInput,
      hadToday: hadOnList(context),
      attempt: 1,
      removal: null,
      noDish: null,
      instead: null,
    })),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    noteFailure: assign({
      // `askForRecipe` throws nothing but errors whose name is the kind (`AttemptError`).
      failure: (_, { error }: { error: unknown }) => (error as { name: FailureKind }).name,
    }),
    forgetFailure: assign({ failure: null }),
    noteNoDish: assign({ noDish: (_, { noDish }: { noDish: NoDish }) => noDish }),
    noteInstead: assign({ instead: (_, { recipe }: { recipe: Recipe | null }) => recipe }),
    notePane: assign({ pane: (_, { pane }: { pane: RecipeContext['pane'] }) => pane }),
    show: assign({ recipe: (_, { recipe }: { recipe: Recipe }) => recipe }),
    receive: assign({ received: (_, { recipe }: { recipe: Recipe }) => recipe, pane: 'received' }),
    showReceived: assign({ recipe: ({ context }) => context.received, received: null }),
    serve: enqueueActions(({ context, enqueue }, { recipe }: { recipe: Recipe }) => {
      enqueue.assign({
        recipe,
        recentRecipes: [...context.recentRecipes, recipe].slice(-MAX_RECENT_RECIPES),
      });
      enqueue.emit({ type: 'recipe.saved', recipe });
      enqueue.emit({ type: 'pane.changed' });
    }),
    turnBack: assign({ recipe: ({ context }) => cardBeside(context, -1) ?? context.recipe }),
    turnForward: assign({ recipe: ({ context }) => cardBeside(context, 1) ?? context.recipe }),
    saveRecipe: emit((_, { recipe }: { recipe: Recipe }) => ({ type: 'recipe.saved' as const, recipe })),
    announcePane: emit({ type: 'pane.changed' }),
    announceCancel: emit({ type: 'recipe.stopped' }),
  },
}).createMachine({
  id: 'recipe',
  description:
    'From the ingredients on hand to a recipe. The kitchen may change in every state; a request keeps the one that it was made with.',
  context: ({ input }) => ({
    ...input,
    recentRecipes: recentRecipesIn(input),
    removal: null,
    requestInput: { ingredients: [], staples: [], taste: NO_TASTE, notAgain: [], change: null },
    attempt: 1,
    failure: null,
    noDish: null,
    instead: null,
    received: null,
    pane: 'recipe',
  }),
  initial: 'idle',
  on: {
    'ingredient.*': [
      {
        description:
          'Every change of the kitchen is in `changeOf`. An event that changes nothing is ignored.',
        guard: 'changesKitchen',
        actions: ['changeKitchen'],
      },
      {
        description: 'The list has it already: nothing is added, and the page points it out.',
        guard: 'isListedAlready',
        actions: ['pointOut'],
      },
    ],
    'staple.*': { guard: 'changesKitchen', actions: ['changeKitchen'] },
    'taste.*': { guard: 'changesKitchen', actions: ['changeKitchen'] },
    'kitchen.changedElsewhere': { actions: ['changeKitchen'] },
    'box.recipeDeleted': {
      actions: ['changeKitchen', { type: 'announceDeletion', params: ({ event }) => event }],
    },
    'removal.undone': {
      description:
        'Undoes the last removal, split or reset; the box puts recipes back. Removals in a row are undone together. Possible until something else is removed or split, or until the next request.',
      guard: 'changesKitchen',
      actions: ['announceRestoring', 'changeKitchen'],
    },
    'removal.accepted': { guard: 'changesKitchen', actions: ['changeKitchen'] },
    'recipe.requested': {
      description:
        'Needs two ingredients. Rules out the dishes that the event names: those that were made for the same list and taste.',
      guard: 'hasEnoughIngredients',
      target: '.generating',
      actions: [
        {
          type: 'begin',
          params: ({ context, event: { notAgain = [] } }) => ({
            requestInput: requestFor(context, notAgain),
          }),
        },
      ],
    },
    'recipe.opened': {
      description: 'Shows a recipe from the box.',
      target: '.shown.recipe',
      actions: [{ type: 'show', params: ({ event }) => event }, 'announcePane'],
    },
    'recipe.received': {
      description:
        'The visitor has opened a link that holds a recipe. Until it is kept it is not in the box, and a reload shows it again only while its link stays in the address.',
      target: '.shown.received',
      actions: [{ type: 'receive', params: ({ event }) => event }, 'announcePane'],
    },
    'request.found': {
      description:
        'The page was closed or reloaded before the answer arrived. Nothing is sent, and paid for, without a press.',
      target: '.shown.interrupted',
      actions: [{ type: 'begin', params: ({ event }) => event }],
    },
    'connection.changed': {
      description: 'An earlier failure says nothing about the new connection.',
      actions: ['forgetFailure'],
    },
  },
  states: {
    idle: {
      description:
        'Nothing is on the list. A visit begins here and a cancelled request comes back here: both go on at once to what was shown, or to the list.',
      always: [
        { guard: 'wasReceived', target: 'shown.received' },
        { guard: 'hasRecipe', target: 'shown' },
        { guard: 'hasIngredients', target: 'collecting' },
      ],
    },
    collecting: {
      description: 'There are ingredients, and no recipe yet.',
      always: { guard: 'hasNoIngredients', target: 'idle' },
    },
    generating: {
      description:
        'A recipe is requested from what was connected at the press. Leaving this state aborts the call.',
      tags: ['busy', 'unanswered'],
      invoke: {
        id: 'askForRecipe',
        src: 'askForRecipe',
        input: ({ context }) => ({ ...context.requestInput, attempt: context.attempt }),
        onDone: [
          {
            description: 'The cookbook was asked, and has nothing for this list.',
            guard: { type: 'isNoDish', params: ({ event }) => ({ answer: event.output }) },
            target: 'shown.noDish',
            actions: [
              { type: 'noteNoDish', params: ({ event }) => ({ noDish: event.output as NoDish }) },
              'forgetFailure',
              'announcePane',
            ],
          },
          {
            target: 'shown.recipe',
            actions: [
              'forgetFailure',
              { type: 'serve', params: ({ event }) => ({ recipe: event.output as Recipe }) },
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
            target: 'shown.apology',
            actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'announcePane'],
          },
        ],
      },
      on: {
        'recipe.cancelled': { target: 'idle', actions: ['announceCancel'] },
        'page.left': {
          description:
            'The browser may keep the page in its memory and bring it back: nothing goes on there.',
          target: 'shown.interrupted',
        },
        'recipe.received': {
          description:
            "The answer is paid for, so it is shown first. 'Back to' leads to the received recipe.",
          actions: [{ type: 'receive', params: ({ event }) => event }],
        },
        'recipe.*': { description: 'One recipe at a time: a second press does nothing.' },
      },
    },
    retrying: {
      description: 'Waiting before the next attempt: 1 s after the first failure, 2 s after the second.',
      tags: ['busy', 'unanswered'],
      after: { linearBackoff: { target: 'generating' } },
      on: {
        'recipe.cancelled': { target: 'idle', actions: ['announceCancel'] },
        'page.left': { target: 'shown.interrupted' },
        'recipe.received': { actions: [{ type: 'receive', params: ({ event }) => event }] },
        'recipe.*': { description: 'As in `generating`.' },
      },
    },
    shown: {
      description: 'Something is in the pane.',
      initial: 'recipe',
      on: {
        'recipe.requestedAgain': {
          description:
            'With the kitchen as it is now. Dishes ruled out before stay ruled out if list and taste are the same. A change is requested again, of the same recipe.',
          guard: 'canRequestAgain',
          target: 'generating',
          actions: [
            {
              type: 'begin',
              params: ({ context }) => ({ requestInput: againFor(context, context.requestInput) }),
            },
          ],
        },
      },
      states: {
        recipe: {
          description:
            'The recipe of the context. The visitor can turn to the others that were made for the same list and taste.',
          entry: [{ type: 'notePane', params: { pane: 'recipe' } }],
          on: {
            'recipe.reopened': { guard: 'hasReceived', target: 'received', actions: ['announcePane'] },
            'card.previous': { guard: 'hasRecipeBefore', actions: ['turnBack', 'announcePane'] },
            'card.next': { guard: 'hasRecipeAfter', actions: ['turnForward', 'announcePane'] },
            'change.requested': {
              description:
                'Requests the recipe again, changed by a wish. The answer is a recipe of its own. A recipe longer than any answer (from a link or a file) is refused: sending it would cost too much.',
              guard: { type: 'isWishForRecipe', params: ({ event }) => event },
              target: '#recipe.generating',
              actions: [
                {
                  type: 'begin',
                  params: ({ context, event }) => ({
                    requestInput: changeFor(context, context.recipe, event),
                  }),
                },
              ],
            },
          },
        },
        received: {
          description: 'A recipe that came by a link, and is not in the box.',
          entry: [{ type: 'notePane', params: { pane: 'received' } }],
          on: {
            'save.requested': {
              description: 'From now on a recipe like any other.',
              target: 'recipe',
              actions: [{ type: 'saveRecipe', params: ({ event }) => event }, 'showReceived'],
            },
            'recipe.reopened': { guard: 'hasRecipe', target: 'recipe', actions: ['announcePane'] },
          },
        },
        apology: {
          description:
            "The last attempt has failed. 'Back to' leads to what was shown before. The cookbook is looked up for a dish to cook instead, which is shown only when pressed.",
          invoke: {
            id: 'askCookbook',
            src: 'askCookbook',
            input: ({ context }) => context.requestInput,
            onDone: {
              actions: [{ type: 'noteInstead', params: ({ event }) => ({ recipe: event.output }) }],
            },
            onError: { description: 'Then nothing is offered.' },
          },
          on: {
            'instead.requested': {
              target: 'recipe',
              actions: [{ type: 'serve', params: ({ event }) => event }],
            },
            'recipe.reopened': [
              { guard: 'wasReceived', target: 'received', actions: ['announcePane'] },
              { guard: 'hasRecipe', target: 'recipe', actions: ['announcePane'] },
            ],
          },
        },
        noDish: {
          description: 'The cookbook has no dish, or no further one, for this list.',
          on: {
            'recipe.reopened': [
              { guard: 'wasReceived', target: 'received', actions: ['announcePane'] },
              { guard: 'hasRecipe', target: 'recipe', actions: ['announcePane'] },
            ],
          },
        },
        interrupted: {
          description:
            'The page was left before the answer arrived. The request is sent again only when pressed.',
          tags: ['unanswered'],
          on: {
            'recipe.reopened': [
              { guard: 'wasReceived', target: 'received', actions: ['announcePane'] },
              { guard: 'hasRecipe', target: 'recipe', actions: ['announcePane'] },
            ],
          },
        },
      },
    },
  },
});

export type SavedContext = Pick<
  RecipeContext,
  'ingredients' | 'hadToday' | 'staples' | 'taste' | 'recipe' | 'recentRecipes'
>;

type RecipeContext = Kitchen & {
  requestInput: RequestInput;
  /** The number of the attempt under way, or of the next one while the machine waits for it. */
  attempt: number;
  /** Of the last attempt. Null once one was answered, or the connection has changed. */
  failure: FailureKind | null;
  noDish: NoDish | null;
  /** The dish of the cookbook that stands below the apology. */
  instead: Recipe | null;
  /** Stays while the next one is made, and behind the apology. */
  recipe: Recipe | null;
  /** Came by a link in this visit, and is not kept. */
  received: Recipe | null;
  /** What was shown last: a cancelled request goes back to it. */
  pane: 'recipe' | 'received';
  /** Oldest first, of every list. */
  recentRecipes: Recipe[];
};

export type RecipeEvent =
  | KitchenEvent
  | { type: 'recipe.requested'; notAgain?: string[] }
  | { type: 'recipe.requestedAgain' }
  | ({ type: 'change.requested' } & WishForRecipe)
  | { type: 'recipe.cancelled' }
  | { type: 'page.left' }
  | { type: 'request.found'; requestInput: RequestInput }
  | { type: 'connection.changed' }
  | { type: 'recipe.opened'; recipe: Recipe }
  | { type: 'recipe.received'; recipe: Recipe }
  | { type: 'save.requested'; recipe: Recipe }
  | { type: 'recipe.reopened' }
  | { type: 'instead.requested'; recipe: Recipe }
  | { type: 'card.previous' }
  | { type: 'card.next' };

export type RecipeEmitted =
  | { type: 'ingredient.pointedOut'; ingredient: string }
  /** The pane shows something else now. */
  | { type: 'pane.changed' }
  | { type: 'recipe.stopped' }
  /** It goes into the box. */
  | { type: 'recipe.saved'; recipe: Recipe }
  | { type: 'recipe.deleted'; recipe: Recipe }
  | { type: 'recipes.restored'; recipes: Recipe[] };

export type RecipeSnapshot = SnapshotFrom<typeof recipeMachine>;

/** Another tab may have written `recentRecipes` without the recipe that this one shows. */
function recentRecipesIn({ recentRecipes, recipe }: SavedContext): Recipe[] {
  return recipe && !recentRecipes.some(({ id }) => id === recipe.id)
    ? [...recentRecipes, recipe]
    : recentRecipes;
}

/** The wait before the next attempt. */
export function backoffMs({ attempt }: { attempt: number }): number {
  return (attempt - 1) * BACKOFF_STEP_MS;
}
