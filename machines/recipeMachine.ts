import {
  and,
  assign,
  emit,
  fromPromise,
  not,
  or,
  type SnapshotFrom,
  setup,
  stateIn,
  transition,
} from 'xstate';
import { boundText, MAX_RECIPE_CHARS } from './bounds.ts';
import type { FailureKind } from './failureKind.ts';
import { mustBeProvided } from './mustBeProvided.ts';
import type { Recipe } from './recipe.ts';
import {
  chosenStaples,
  isSameStaples,
  putStaplesBack,
  type Staples,
  staplesOf,
  withStaple,
} from './staples.ts';
import { changeTaste, isSameTaste, NO_TASTE, type Taste } from './taste.ts';
import { distinct, findSame, identityOf, isSameList } from './textLists.ts';
import { hasRemoval, isOfLists, type Removal, removalOf, undone } from './undo.ts';

const MIN_INGREDIENTS = 2;
export const MAX_ATTEMPTS = 3;
const BACKOFF_STEP_MS = 1_000;
const MAX_NOT_AGAIN = 10;
export const MAX_WISH_CHARS = 200;
export const MAX_SERVED = 20;

export const recipeMachine = setup({
  types: {
    input: {} as Kept,
    context: {} as RecipeContext,
    events: {} as RecipeEvent,
    emitted: {} as RecipeEmitted,
    tags: {} as 'busy',
  },
  actors: {
    askForRecipe: fromPromise<Recipe, RecipeRequest>(async () => mustBeProvided('askForRecipe')),
  },
  guards: {
    isNewIngredient: ({ context }, { ingredient }: { ingredient: string }) =>
      identityOf(ingredient) !== '' && findSame(context.ingredients, ingredient) === undefined,
    isAnyNew: ({ context: { ingredients } }, { text, parts }: Several) =>
      findSame(ingredients, text) === undefined &&
      parts.some((part) => findSame(ingredients, part) === undefined),
    isOnHand: ({ context }, { ingredient }: { ingredient: string }) =>
      findSame(context.ingredients, ingredient) !== undefined,
    hasIngredients: ({ context }) => context.ingredients.length > 0,
    hasNoIngredients: not('hasIngredients'),
    hasEnoughIngredients: ({ context }) => hasEnoughIngredients(context),
    isNewStaple: ({ context }, { staple }: { staple: string }) =>
      !isSameList(withStaple(context.staples, staple), staplesOf(context.staples)),
    isNewWholeStaple: ({ context }, { ingredient }: { ingredient: string }) =>
      findSame(staplesOf(context.staples), ingredient) === undefined &&
      findSame(withStaple(context.staples, ingredient), ingredient) !== undefined,
    isHadToday: ({ context }, { ingredient }: { ingredient: string }) =>
      findSame(hadOnList(context), ingredient) !== undefined,
    isStaple: ({ context }, { staple }: { staple: string }) =>
      findSame(staplesOf(context.staples), staple) !== undefined,
    hasTaste: ({ context }) => !isSameTaste(context.taste, NO_TASTE),
    isOtherTaste: ({ context }, { changes }: { changes: Partial<Taste> }) =>
      !isSameTaste(context.taste, changeTaste(context.taste, changes)),
    hasRecipe: ({ context }) => context.recipe !== null,
    isWishForRecipe: ({ context: { recipe } }, { wish }: { wish: string }) =>
      recipe !== null &&
      // As the messages of a change hold it.
      recipe.text.length + recipe.ingredients.join(', ').length <= MAX_RECIPE_CHARS &&
      boundText(wish, MAX_WISH_CHARS) !== null,
    canAskAgain: ({ context }) => context.askedWith.change !== null || hasEnoughIngredients(context),
    hasReceived: ({ context }) => context.received.length > 0,
    hasOtherReceived: ({ context }) => context.received.length > 1,
    isReceived: ({ context }, { recipe }: { recipe: Recipe }) => context.received.includes(recipe),
    wasSample: ({ context }) => context.pane === 'sample',
    wasReceived: ({ context }) => context.pane === 'received',
    wasRecipe: ({ context }) => context.pane === 'recipe',
    isReceivedBehind: and([
      'hasReceived',
      not(stateIn({ shown: 'received' })),
      not(and(['hasRecipe', 'wasRecipe'])),
    ]),
    isRecipeBehind: and(['hasRecipe', not(stateIn({ shown: 'recipe' }))]),
    isBusy: or([stateIn('generating'), stateIn('retrying')]),
    isNotBusy: not('isBusy'),
    canAsk: and(['isNotBusy', 'hasEnoughIngredients']),
    hasRecipeBefore: ({ context }) => neighbourOf(context, -1) !== undefined,
    hasRecipeAfter: ({ context }) => neighbourOf(context, 1) !== undefined,
    hasRemoval: ({ context }) => hasRemoval(context),
    hasAttemptsLeft: ({ context }) => context.attempt < MAX_ATTEMPTS,
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
      return { ingredients: context.ingredients.toSpliced(at, 1), removal: removalOf(context) };
    }),
    clearIngredients: assign(({ context }) => ({ ingredients: [], removal: removalOf(context) })),
    addParts: assign(({ context: { ingredients } }, { text, parts }: Several) => ({
      ingredients: distinct([...ingredients, ...parts]),
      removal: { of: 'ingredients', before: [...ingredients, text], parts },
    })),
    haveToday: assign(({ context: { ingredients, hadToday } }, { ingredient }: { ingredient: string }) => ({
      ingredients: [...ingredients, ingredient.trim()],
      hadToday: distinct([...hadToday, ingredient.trim()]),
    })),
    haveAlways: assign(({ context: { staples } }, { ingredient }: { ingredient: string }) => ({
      staples: withStaple(staples, ingredient),
    })),
    needAgain: assign(({ context }, { ingredient }: { ingredient: string }) => {
      const had = findSame(hadOnList(context), ingredient);
      return {
        ingredients: context.ingredients.filter((other) => other !== had),
        hadToday: context.hadToday.filter((other) => other !== had),
      };
    }),
    addStaple: assign({
      staples: ({ context }, { staple }: { staple: string }) => withStaple(context.staples, staple),
    }),
    removeStaple: assign(({ context: { staples, removal } }, { staple }: { staple: string }) => ({
      staples: staplesOf(staples).filter((other) => other !== findSame(staplesOf(staples), staple)),
      removal: {
        of: 'staples',
        before: removal?.of === 'staples' ? putStaplesBack(staples, removal.before) : staples,
      },
    })),
    adoptKept: assign(({ context: { ingredients, staples, removal } }, { kept }: { kept: Elsewhere }) => {
      const isSame = isSameList(ingredients, kept.ingredients) && isSameStaples(staples, kept.staples);
      return { ...kept, removal: isOfLists(removal) && !isSame ? null : removal };
    }),
    changeTaste: assign({
      taste: ({ context }, { changes }: { changes: Partial<Taste> }) => changeTaste(context.taste, changes),
    }),
    resetTaste: assign(({ context }) => ({
      taste: NO_TASTE,
      removal: { of: 'taste', before: context.taste },
    })),
    removeRecipe: assign({
      removal: ({ context: { removal } }, { recipe }: { recipe: Recipe }) => ({
        of: 'recipes',
        recipes: removal?.of === 'recipes' ? [...removal.recipes, recipe] : [recipe],
      }),
    }),
    announceRemoval: emit((_, { recipe }: { recipe: Recipe }) => ({
      type: 'recipe.removed' as const,
      recipe,
    })),
    announcePutBack: emit(({ context: { removal } }) => ({
      type: 'recipes.putBack' as const,
      recipes: removal?.of === 'recipes' ? removal.recipes : [],
    })),
    undoRemoval: assign(({ context }) => ({ ...undone(context), removal: null })),
    forgetRemoval: assign({ removal: null }),
    startRequest: assign(
      ({ context: { ingredients, hadToday, staples, taste } }, { notAgain }: { notAgain: string[] }) => ({
        askedWith: {
          ingredients,
          staples: chosenStaples(staples),
          taste,
          notAgain: notAgain.slice(-MAX_NOT_AGAIN),
          change: null,
        },
        hadToday: hadOnList({ ingredients, hadToday }),
        attempt: 0,
        removal: null,
      }),
    ),
    startChange: assign(({ context: { recipe, staples, taste } }, { wish, servings }: WishForRecipe) => ({
      // The messages of a change repeat the request before it, so they name the recipe's own ingredients.
      askedWith: {
        ingredients: recipe?.ingredients ?? [],
        staples: chosenStaples(staples),
        taste,
        notAgain: [],
        change: recipe && { wish: boundText(wish, MAX_WISH_CHARS) ?? '', servings, of: recipe },
      },
      attempt: 0,
      removal: null,
    })),
    startAgain: assign(({ context }) => ({ askedWith: againFor(context), attempt: 0, removal: null })),
    takeUpRequest: assign((_, { askedWith }: { askedWith: AskedWith }) => ({ askedWith })),
    notePane: assign({ pane: (_, { pane }: { pane: RecipeContext['pane'] }) => pane }),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, isOutdated: false })),
    noteFailure: assign({
      // `askForRecipe` throws nothing but errors whose name is the kind (`AttemptError`).
      failure: ({ context }, { error }: { error: unknown }) =>
        context.isOutdated ? null : (error as { name: FailureKind }).name,
    }),
    forgetFailure: assign({ failure: null }),
    noteOutdated: assign({ isOutdated: true }),
    serve: assign((_, { recipe }: { recipe: Recipe }) => ({ recipe, pane: 'recipe' })),
    receive: assign(({ context: { received } }, { recipe }: { recipe: Recipe }) => ({
      received: [...received.filter((other) => other !== recipe), recipe],
      pane: 'received',
    })),
    keepReceived: assign(({ context: { received } }, { recipe }: { recipe: Recipe }) => ({
      recipe,
      received: received.filter((other) => other !== recipe),
      pane: 'recipe',
    })),
    turnReceived: assign({
      received: ({ context: { received } }) => [...received.slice(-1), ...received.slice(0, -1)],
    }),
    announceKeeping: emit((_, { recipe }: { recipe: Recipe }) => ({ type: 'recipe.kept' as const, recipe })),
    rememberServed: assign({
      served: ({ context }, { recipe }: { recipe: Recipe }) => [...context.served, recipe].slice(-MAX_SERVED),
    }),
    turnBack: assign({ recipe: ({ context }) => neighbourOf(context, -1) ?? context.recipe }),
    turnOn: assign({ recipe: ({ context }) => neighbourOf(context, 1) ?? context.recipe }),
    announceServing: emit({ type: 'recipe.served' }),
    announceCancel: emit({ type: 'recipe.stopped' }),
  },
}).createMachine({
  id: 'recipe',
  description:
    'From the ingredients on hand to a recipe. Ingredients may change in every state; a request keeps the ones that it was asked with.',
  context: ({ input }) => ({
    ingredients: input.ingredients,
    hadToday: input.hadToday,
    staples: input.staples,
    taste: input.taste,
    removal: null,
    askedWith: { ingredients: [], staples: [], taste: NO_TASTE, notAgain: [], change: null },
    attempt: 0,
    isOutdated: false,
    failure: null,
    recipe: input.recipe,
    received: [],
    pane: 'recipe',
    served: servedIn(input),
  }),
  initial: 'idle',
  on: {
    'ingredient.added': [
      {
        description: 'Spaces around it are cut off. Blank text matches neither guard and is ignored.',
        guard: { type: 'isNewIngredient', params: ({ event }) => event },
        actions: [{ type: 'addIngredient', params: ({ event }) => event }],
      },
      {
        description:
          'The list has it: case, repeated spaces and how an accent is composed do not count. Nothing is added, and the page points it out.',
        guard: { type: 'isOnHand', params: ({ event }) => event },
        actions: [{ type: 'pointOut', params: ({ event }) => event }],
      },
    ],
    'ingredient.removed': {
      guard: { type: 'isOnHand', params: ({ event }) => event },
      actions: [{ type: 'removeIngredient', params: ({ event }) => event }],
    },
    'ingredients.added': [
      {
        description:
          'One text that names several: its parts come onto the list, and an undo puts the text there instead.',
        guard: { type: 'isAnyNew', params: ({ event }) => event },
        actions: [{ type: 'addParts', params: ({ event }) => event }],
      },
      {
        description: 'All of them are there, or an undo has put the text there as one.',
        actions: [
          {
            type: 'pointOut',
            params: ({ context, event: { text, parts } }) => ({
              ingredient: findSame(context.ingredients, text) ?? parts[0] ?? '',
            }),
          },
        ],
      },
    ],
    'ingredients.cleared': {
      guard: 'hasIngredients',
      actions: ['clearIngredients'],
    },
    'ingredient.hadToday': {
      description: "'I have it': something that the recipe needs comes onto the list, and the cards stay.",
      guard: { type: 'isNewIngredient', params: ({ event }) => event },
      actions: [{ type: 'haveToday', params: ({ event }) => event }],
    },
    'ingredient.hadAlways': {
      description: "'Always have it', after 'I have it': it becomes a staple, and leaves the list.",
      guard: { type: 'isNewWholeStaple', params: ({ event }) => event },
      actions: [
        { type: 'needAgain', params: ({ event }) => event },
        { type: 'haveAlways', params: ({ event }) => event },
      ],
    },
    'ingredient.neededAgain': {
      description: "Undoes 'I have it'.",
      guard: { type: 'isHadToday', params: ({ event }) => event },
      actions: [{ type: 'needAgain', params: ({ event }) => event }],
    },
    'staple.added': {
      description:
        'Something that is always in the kitchen, such as salt. It is on no list, is never something to buy, and no card depends on it; the model is told of it. Forty at most.',
      guard: { type: 'isNewStaple', params: ({ event }) => event },
      actions: [{ type: 'addStaple', params: ({ event }) => event }],
    },
    'staple.removed': {
      guard: { type: 'isStaple', params: ({ event }) => event },
      actions: [{ type: 'removeStaple', params: ({ event }) => event }],
    },
    'taste.changed': {
      guard: { type: 'isOtherTaste', params: ({ event }) => event },
      actions: [{ type: 'changeTaste', params: ({ event }) => event }],
    },
    'taste.reset': {
      guard: 'hasTaste',
      actions: ['resetTaste'],
    },
    'recipe.deleted': {
      description: 'A recipe leaves the box.',
      actions: [
        { type: 'removeRecipe', params: ({ event }) => event },
        { type: 'announceRemoval', params: ({ event }) => event },
      ],
    },
    'removal.undone': {
      description:
        'Undoes the last removal, split or reset; recipes are put back by the box. Ingredients that were removed one after the other come back together, unless one was added or split in between. Possible until something else is removed or split, or the next request.',
      guard: 'hasRemoval',
      actions: ['announcePutBack', 'undoRemoval'],
    },
    'removal.accepted': {
      guard: 'hasRemoval',
      actions: ['forgetRemoval'],
    },
    'kept.changedElsewhere': {
      description:
        'Another tab has changed the list, the staples or the taste; the event carries them, merged. An offer to undo a change of a list ends where that is another one by then, and a request under way keeps those that it was made with.',
      actions: [{ type: 'adoptKept', params: ({ event }) => event }],
    },
    'recipe.requested': {
      description:
        'Needs two ingredients and no request under way, so a second press does nothing. `askedWith` keeps list, staples and taste: all may go on changing. Asks for none of the dishes that the event names, ten at most: those that have come for the same list and taste.',
      guard: 'canAsk',
      target: '.generating',
      actions: [{ type: 'startRequest', params: ({ event: { notAgain = [] } }) => ({ notAgain }) }],
    },
    'recipe.cancelled': {
      description:
        'Goes on to the sample or the link that it was asked for over, else to the recipe, else to the list. An apology or an interruption is gone then.',
      guard: 'isBusy',
      target: '.idle',
      actions: ['announceCancel'],
    },
    'recipe.opened': {
      description: 'Shows a recipe from the box, but not while one is being made.',
      guard: 'isNotBusy',
      target: '.shown.recipe',
      actions: [{ type: 'serve', params: ({ event }) => event }, 'announceServing'],
    },
    'recipe.received': {
      description:
        'The visitor has opened a link that holds a recipe. Until it is kept it is not in the box, and a reload shows it again only while its link stays in the address (`recipeInAddress`). Whatever recipe is shown meanwhile, one can go back to it. An apology or an interruption is gone then.',
      guard: 'isNotBusy',
      target: '.shown.received',
      actions: [{ type: 'receive', params: ({ event }) => event }, 'announceServing'],
    },
    'recipe.kept': {
      description: 'What came by a link is a recipe like any other from now on.',
      guard: { type: 'isReceived', params: ({ event }) => event },
      actions: [
        { type: 'keepReceived', params: ({ event }) => event },
        { type: 'announceKeeping', params: ({ event }) => event },
      ],
    },
    'sample.requested': {
      description:
        'Shows the recipe that came with the page. It is not in the context, so it is neither kept nor shown after a reload.',
      guard: 'isNotBusy',
      target: '.shown.sample',
      actions: ['announceServing'],
    },
    'request.found': {
      description:
        'The page was closed or reloaded before the answer arrived. Nothing is sent, and paid for, without a press.',
      target: '.shown.interrupted',
      actions: [{ type: 'takeUpRequest', params: ({ event }) => event }],
    },
    'page.left': {
      description:
        'The browser may keep the page in its memory and bring it back: nothing that was under way goes on there.',
      guard: 'isBusy',
      target: '.shown.interrupted',
    },
    'connection.changed': {
      description:
        'An earlier failure, that of the attempt under way included, says nothing of the new connection.',
      actions: ['forgetFailure', 'noteOutdated'],
    },
  },
  states: {
    idle: {
      description:
        'Nothing is on the list. A visit begins here and a cancelled request comes back here: both go on at once where there is something.',
      always: [
        { guard: 'wasSample', target: 'shown.sample' },
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
      description: 'The model is being asked. Leaving this state aborts the call.',
      tags: ['busy'],
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
            'forgetFailure',
            { type: 'announceKeeping', params: ({ event }) => ({ recipe: event.output }) },
            'announceServing',
          ],
        },
        onError: [
          {
            description: 'Every failure counts, whatever its kind.',
            guard: 'hasAttemptsLeft',
            target: 'retrying',
            actions: [{ type: 'noteFailure', params: ({ event }) => event }],
          },
          {
            target: 'shown.apology',
            actions: [{ type: 'noteFailure', params: ({ event }) => event }, 'announceServing'],
          },
        ],
      },
    },
    retrying: {
      description: 'Waiting before the next attempt: 1 s after the first failure, 2 s after the second.',
      tags: ['busy'],
      after: { linearBackoff: { target: 'generating' } },
    },
    shown: {
      description: 'Something is in the pane.',
      initial: 'recipe',
      states: {
        recipe: {
          description:
            'The recipe of the context. The visitor can turn to the others that were made for the same list and taste.',
          entry: [{ type: 'notePane', params: { pane: 'recipe' } }],
          on: {
            'recipe.reopened': { guard: 'hasReceived', target: 'received', actions: ['announceServing'] },
            'card.previous': { guard: 'hasRecipeBefore', actions: ['turnBack', 'announceServing'] },
            'card.next': { guard: 'hasRecipeAfter', actions: ['turnOn', 'announceServing'] },
            'another.requested': {
              description: "Asks for none of the dishes that it names, like 'recipe.requested'.",
              guard: 'hasEnoughIngredients',
              target: '#recipe.generating',
              actions: [{ type: 'startRequest', params: ({ event }) => event }],
            },
            'change.requested': {
              description:
                'Asks for the recipe again, changed by a wish. What comes is a recipe of its own: this one stays. One that is longer than any answer, out of a link or a file, would be paid for as it is, and is not asked for.',
              guard: { type: 'isWishForRecipe', params: ({ event }) => event },
              target: '#recipe.generating',
              actions: [{ type: 'startChange', params: ({ event }) => event }],
            },
          },
        },
        apology: {
          description:
            'The last attempt has failed. The context keeps the recipe before it, if there was one.',
        },
        interrupted: {
          description:
            'A request of the visit before had no answer. The context keeps the recipe before it, if there was one.',
        },
        received: {
          description:
            'A recipe that came by a link, and is not kept. The context also keeps the recipe before it, if there was one.',
          entry: [{ type: 'notePane', params: { pane: 'received' } }],
          always: { guard: 'wasRecipe', target: 'recipe' },
          on: {
            'recipe.reopened': [
              { guard: 'hasRecipe', target: 'recipe', actions: ['turnReceived', 'announceServing'] },
              { guard: 'hasOtherReceived', actions: ['turnReceived', 'announceServing'] },
            ],
          },
        },
        sample: {
          description:
            'A recipe that came with the page. The context keeps the recipe before it, if there was one.',
          entry: [{ type: 'notePane', params: { pane: 'sample' } }],
          on: {
            'sample.requested': {
              description: 'It is already shown, so nothing happens.',
            },
          },
        },
      },
      on: {
        'recipe.requestedAgain': {
          description:
            'Asks with the list and taste as they are now. Dishes ruled out before stay ruled out if neither has changed. A change is asked for again, of the same recipe.',
          guard: 'canAskAgain',
          target: 'generating',
          actions: ['startAgain'],
        },
        'recipe.reopened': [
          {
            description: 'Goes back to what was shown before.',
            guard: 'isReceivedBehind',
            target: '.received',
            actions: ['announceServing'],
          },
          { guard: 'isRecipeBehind', target: '.recipe', actions: ['announceServing'] },
        ],
      },
    },
  },
});

export type Kept = Pick<
  RecipeContext,
  'ingredients' | 'hadToday' | 'staples' | 'taste' | 'recipe' | 'served'
>;

/** `servings`: those that it was scaled to. */
type WishForRecipe = { wish: string; servings?: number | undefined };

export type AskedWith = {
  ingredients: string[];
  staples: string[];
  taste: Taste;
  notAgain: string[];
  /** A wish for a recipe that is there. */
  change: (WishForRecipe & { of: Recipe }) | null;
};

export type RecipeRequest = AskedWith & { attempt: number };
export type Elsewhere = Omit<Kept, 'recipe' | 'served'>;
type Several = { text: string; parts: string[] };

type RecipeContext = {
  ingredients: string[];
  /** Put onto the list by 'I have it'. The cards for the list without it stay. */
  hadToday: string[];
  /** What the visitor never runs out of. */
  staples: Staples;
  taste: Taste;
  removal: Removal | null;
  askedWith: AskedWith;
  attempt: number;
  /** The connection has changed since the attempt began: its failure would be blamed on the new one. */
  isOutdated: boolean;
  /** Of the last attempt. Null once one was answered, or the connection has changed. */
  failure: FailureKind | null;
  /** Stays while the next one is made, and behind the apology. */
  recipe: Recipe | null;
  /** What came by links in this visit and is not kept. The last one is shown. */
  received: Recipe[];
  /** What was shown last: a cancelled request goes back to it. */
  pane: 'recipe' | 'received' | 'sample';
  /** Oldest first, of every list. */
  served: Recipe[];
};

export type RecipeEvent =
  | { type: 'ingredient.added'; ingredient: string }
  | { type: 'ingredient.removed'; ingredient: string }
  /** `parts`: what the text names. */
  | ({ type: 'ingredients.added' } & Several)
  | { type: 'ingredients.cleared' }
  | { type: 'kept.changedElsewhere'; kept: Elsewhere }
  | { type: 'removal.undone' }
  | { type: 'removal.accepted' }
  | { type: 'ingredient.hadToday'; ingredient: string }
  | { type: 'ingredient.hadAlways'; ingredient: string }
  | { type: 'ingredient.neededAgain'; ingredient: string }
  | { type: 'staple.added'; staple: string }
  | { type: 'staple.removed'; staple: string }
  | { type: 'taste.changed'; changes: Partial<Taste> }
  | { type: 'taste.reset' }
  | { type: 'recipe.deleted'; recipe: Recipe }
  | { type: 'recipe.requested'; notAgain?: string[] }
  | { type: 'another.requested'; notAgain: string[] }
  | ({ type: 'change.requested' } & WishForRecipe)
  | { type: 'connection.changed' }
  | { type: 'request.found'; askedWith: AskedWith }
  | { type: 'page.left' }
  | { type: 'recipe.cancelled' }
  | { type: 'recipe.opened'; recipe: Recipe }
  | { type: 'card.previous' }
  | { type: 'card.next' }
  | { type: 'recipe.received'; recipe: Recipe }
  | { type: 'recipe.kept'; recipe: Recipe }
  | { type: 'sample.requested' }
  | { type: 'recipe.requestedAgain' }
  | { type: 'recipe.reopened' };

type RecipeEmitted =
  | { type: 'ingredient.pointedOut'; ingredient: string }
  /** The pane shows something else now: a recipe, the apology, the sample or what came by a link. */
  | { type: 'recipe.served' }
  | { type: 'recipe.stopped' }
  /** The model has just written it, or it came by a link: it goes into the box. */
  | { type: 'recipe.kept'; recipe: Recipe }
  | { type: 'recipe.removed'; recipe: Recipe }
  | { type: 'recipes.putBack'; recipes: Recipe[] };

export type RecipeSnapshot = SnapshotFrom<typeof recipeMachine>;

/** What 'I have it' has put onto the list, and is there still. */
export function hadOnList({ ingredients, hadToday }: Pick<RecipeContext, 'ingredients' | 'hadToday'>) {
  return hadToday.filter((one) => ingredients.includes(one));
}

/** Another tab may have written `served` without the recipe that this one shows. */
function servedIn({ served, recipe }: Kept): Recipe[] {
  return recipe && !served.some(({ id }) => id === recipe.id) ? [...served, recipe] : served;
}

/** What was served for the list and the taste that stand now, in order. */
export function cardsOf(context: RecipeContext): Recipe[] {
  return context.served.filter((recipe) => isFor(recipe, context));
}

/** What asks for the same as the request that failed, with the list and taste as they are now. */
function againFor(context: RecipeContext): AskedWith {
  const { ingredients, taste, askedWith } = context;
  const staples = chosenStaples(context.staples);
  if (askedWith.change) return { ...askedWith, staples, taste };
  const notAgain = isFor(askedWith, context) ? askedWith.notAgain : [];
  return { ingredients, staples, taste, notAgain, change: null };
}

/** The same ingredients in any order, and the same taste. What was had today may be on the list besides. */
function isFor(
  asked: Pick<AskedWith, 'ingredients' | 'taste'>,
  { ingredients, hadToday, taste }: RecipeContext,
): boolean {
  const isSameSet =
    asked.ingredients.every((ingredient) => ingredients.includes(ingredient)) &&
    ingredients.every(
      (ingredient) => asked.ingredients.includes(ingredient) || hadToday.includes(ingredient),
    );
  return isSameSet && isSameTaste(asked.taste, taste);
}

function neighbourOf(context: RecipeContext, by: -1 | 1): Recipe | undefined {
  const cards = cardsOf(context);
  const at = cards.findIndex(({ id }) => id === context.recipe?.id);
  return at < 0 ? undefined : cards[at + by];
}

/** The recipe in the pane was made for the list and the taste that stand now. */
export function isForList({ context }: RecipeSnapshot): boolean {
  return cardsOf(context).some(({ id }) => id === context.recipe?.id);
}

/** What was interrupted can be asked again: a change, or what is still for this list and taste. */
export function canAskAsBefore(snapshot: RecipeSnapshot): boolean {
  const { askedWith } = snapshot.context;
  const isAsBefore = askedWith.change !== null || isFor(askedWith, snapshot.context);
  return (
    isAsBefore &&
    snapshot.matches({ shown: 'interrupted' }) &&
    snapshot.can({ type: 'recipe.requestedAgain' })
  );
}

/** 'Get a recipe' is what comes next: not over a recipe for the list, nor where the pane has a button of its own that asks. */
export function isAskNext(snapshot: RecipeSnapshot): boolean {
  const hasOwn = canAskAsBefore(snapshot) || snapshot.matches({ shown: 'apology' });
  const isAnswered = isForList(snapshot) && !snapshot.matches({ shown: 'interrupted' });
  return hasEnoughIngredients(snapshot.context) && !isAnswered && !hasOwn;
}

/** The request that has no answer yet: the tab keeps it, in case the page is closed before it comes. */
export function unansweredRequest(snapshot: RecipeSnapshot): AskedWith | null {
  const isUnanswered = snapshot.hasTag('busy') || snapshot.matches({ shown: 'interrupted' });
  return isUnanswered ? snapshot.context.askedWith : null;
}

export function shows(snapshot: RecipeSnapshot, pane: RecipeContext['pane']): boolean {
  return snapshot.matches({ shown: pane });
}

/** What 'recipe.reopened' goes back to. */
export function recipeBehind(snapshot: RecipeSnapshot): Recipe | null {
  const reopen: RecipeEvent = { type: 'recipe.reopened' };
  return snapshot.can(reopen) ? recipeInPane(transition(snapshot.machine, snapshot, reopen)[0]) : null;
}

/** A recipe is being made, or could not be made. */
export function isAwaited(snapshot: RecipeSnapshot): boolean {
  return snapshot.hasTag('busy') || snapshot.matches({ shown: 'apology' });
}

/** What is made of the recipe that stood in the pane. */
export function changeUnderWay(snapshot: RecipeSnapshot): AskedWith['change'] {
  return snapshot.hasTag('busy') ? snapshot.context.askedWith.change : null;
}

/** The shared recipe that is neither kept nor replaced: its link stays in the address, so that a reload shows it again. */
export function recipeInAddress({ context: { pane, received } }: RecipeSnapshot): Recipe | null {
  return (pane === 'received' && received.at(-1)) || null;
}

/** Nothing stands in the pane, and nothing is on its way there. */
export function isPaneEmpty(snapshot: RecipeSnapshot): boolean {
  return !isPaneTaken(snapshot) && recipeInPane(snapshot) === null;
}

/** By something else than a recipe of the visitor's. */
function isPaneTaken(snapshot: RecipeSnapshot): boolean {
  return isAwaited(snapshot) || snapshot.matches({ shown: 'interrupted' }) || shows(snapshot, 'sample');
}

/** Until a recipe is near or something of them is set, staples and taste would only stand in the way of the list. */
export function needsSettings({ context }: RecipeSnapshot): boolean {
  const { staples, taste, recipe, received } = context;
  const isSet = staples !== null || !isSameTaste(taste, NO_TASTE);
  // With what came by a link, not once it is kept: on a phone that would push it down under the finger.
  const hasRecipe = recipe !== null || received.length > 0;
  return isSet || hasRecipe || hasEnoughIngredients(context);
}

/** The recipe that stands in the pane; null for the sample. */
export function recipeInPane(snapshot: RecipeSnapshot): Recipe | null {
  if (isPaneTaken(snapshot)) return null;
  const { recipe, received } = snapshot.context;
  return shows(snapshot, 'received') ? (received.at(-1) ?? null) : recipe;
}

export function hasEnoughIngredients({ ingredients }: RecipeContext): boolean {
  return ingredients.length >= MIN_INGREDIENTS;
}

export function attemptUnderWay(snapshot: RecipeSnapshot): number {
  const { attempt } = snapshot.context;
  return snapshot.matches('retrying') ? attempt + 1 : attempt;
}

export function backoffMs({ attempt }: { attempt: number }): number {
  return attempt * BACKOFF_STEP_MS;
}
