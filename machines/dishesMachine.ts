import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { mustBeProvided } from './mustBeProvided.ts';
import type { Recipe } from './recipe.ts';
import type { Supplies } from './request.ts';
import { asksTheSame, NO_TASTE } from './taste.ts';
import { isSameList } from './textLists.ts';

const TYPING_RESTS_MS = 1_000;
const SIDE_BY_SIDE = 3;

const everyday = (dish: string, minutes: number, toBuy: string[], picture: Picture): OfferedDish => ({
  dish,
  why: 'everyday',
  minutes,
  uses: [],
  toBuy,
  others: 0,
  picture,
});

/** The dishes of a first visit, which index.html contains. `tests/cookbook/offer.test.ts` compares them with the cookbook. */
const FIRST_DISHES = [
  everyday('Frittata with Spinach and Feta', 25, ['eggs', 'spinach', 'feta'], {
    vessel: 'pan',
    foods: ['spinach', 'feta', 'eggs'],
  }),
  everyday('Chickpea Stew', 30, ['chickpeas', 'canned tomatoes', 'onions'], {
    vessel: 'bowl',
    foods: ['chickpeas', 'canned tomatoes', 'onions', 'garlic'],
  }),
  everyday('Risotto with Mushrooms', 40, ['risotto rice', 'mushrooms', 'Parmesan'], {
    vessel: 'bowl',
    foods: ['mushrooms', 'risotto rice', 'Parmesan', 'onions', 'butter'],
  }),
];

const NO_KITCHEN: DishSupplies = { ingredients: [], staples: null, taste: NO_TASTE };

export const dishesMachine = setup({
  types: {} as {
    input: DishSupplies | undefined;
    context: DishesContext;
    events: DishesEvent;
    tags: 'announced';
  },
  actors: {
    findDishes: fromPromise<OfferedDish[], DishesInput>(async () => mustBeProvided('findDishes')),
  },
  guards: {
    isSameKitchen: ({ context }, { kitchen }: HasKitchen) => isSameKitchen(context.kitchen, kitchen),
    isOfSameKind: ({ context: { kitchen: before } }, { kitchen }: HasKitchen) =>
      before !== null &&
      asksTheSame(before.taste, kitchen.taste) &&
      before.ingredients.length > 0 === kitchen.ingredients.length > 0,
  },
  delays: {
    typingRests: TYPING_RESTS_MS,
  },
  actions: {
    noteKitchen: assign((_, { kitchen }: HasKitchen) => ({ kitchen, showsMore: false, shownFrom: 0 })),
    forgetDishes: assign({ dishes: null }),
    noteDishes: assign(({ context }, { dishes }: { dishes: OfferedDish[] }) => ({
      dishes,
      listed: context.kitchen?.ingredients.length ?? 0,
    })),
    wantMore: assign({ showsMore: true, shownFrom: ({ context }) => context.shownFrom + SIDE_BY_SIDE }),
  },
}).createMachine({
  id: 'dishes',
  description: 'Dishes of the cookbook, and saved recipes, that the page offers.',
  context: ({ input = NO_KITCHEN }) => {
    const isFirstVisit = isSameKitchen(input, NO_KITCHEN);
    return {
      kitchen: isFirstVisit ? input : null,
      dishes: isFirstVisit ? FIRST_DISHES : null,
      listed: 0,
      showsMore: false,
      shownFrom: 0,
    };
  },
  initial: 'waiting',
  on: {
    'kitchen.changed': [
      { guard: { type: 'isSameKitchen', params: ({ event }) => event } },
      {
        description: 'The old dishes stay until the search has found new dishes.',
        guard: { type: 'isOfSameKind', params: ({ event }) => event },
        target: '.looking',
        actions: [{ type: 'noteKitchen', params: ({ event }) => event }],
      },
      {
        description: 'No dish may be shown before it is checked against the new taste.',
        target: '.looking',
        actions: ['forgetDishes', { type: 'noteKitchen', params: ({ event }) => event }],
      },
    ],
    'more.requested': {
      description: "The visitor presses 'All that fit' or 'Three others'.",
      target: '.looking',
      actions: ['wantMore'],
    },
  },
  states: {
    waiting: {
      description: 'No search is needed yet.',
    },
    looking: {
      description: 'The cookbook looks for dishes.',
      invoke: {
        id: 'findDishes',
        src: 'findDishes',
        input: ({ context: { kitchen, showsMore } }) => ({
          kitchen: kitchen as DishSupplies,
          all: showsMore,
        }),
        onDone: {
          target: 'found',
          actions: [{ type: 'noteDishes', params: ({ event }) => ({ dishes: event.output }) }],
        },
        onError: 'failed',
      },
    },
    found: {
      description: 'The page shows the dishes.',
      initial: 'fresh',
      states: {
        fresh: { description: 'The visitor may still be typing.', after: { typingRests: 'rested' } },
        rested: { description: 'Screen readers announce the dishes.', tags: ['announced'] },
      },
    },
    failed: {
      description: 'The next change of the list tries again.',
    },
  },
});

/** `saved`: recipes of the box to compare with the list. */
export type DishSupplies = Supplies & { saved?: Recipe[] };

/** `all`: whether to find every dish of the cookbook that fits, rather than at most three. */
export type DishesInput = { kitchen: DishSupplies; all: boolean };

/**
 * A dish that the page offers. `why`: a 'near' dish does not fit the list, but uses a part of the list. `minutes`: 0 if
 * a saved recipe states no time. `uses`: texts on the list that the dish uses. `toBuy`: foods that are neither on the
 * list nor always at home. `others`: number of other dishes that fit well.
 */
export type OfferedDish = {
  dish: string;
  why: 'fits' | 'takes longer' | 'near' | 'everyday' | 'saved';
  minutes: number;
  uses: string[];
  others: number;
  toBuy: string[];
  picture: Picture;
  /** The recipe that a press on a 'saved' dish opens. */
  saved?: Recipe;
};

/** Foods in the vessel that a dish is made in. */
export type Picture = { vessel: 'bowl' | 'pan' | 'tray' | 'board'; foods: string[] };

type HasKitchen = { kitchen: DishSupplies };

type DishesContext = {
  /** The list and taste of the last search. Null before the first search. */
  kitchen: DishSupplies | null;
  /** Null if no dish may be shown yet. */
  dishes: OfferedDish[] | null;
  /** Number of ingredients on the list for which the dishes were found. */
  listed: number;
  showsMore: boolean;
  /** Index of the first dish to show if the list is empty. */
  shownFrom: number;
};

export type DishesEvent = { type: 'kitchen.changed'; kitchen: DishSupplies } | { type: 'more.requested' };

export type DishesSnapshot = SnapshotFrom<typeof dishesMachine>;

function isSameKitchen(one: DishSupplies | null, other: DishSupplies): boolean {
  return (
    one !== null &&
    isSameList(one.saved ?? [], other.saved ?? []) &&
    asksTheSame(one.taste, other.taste) &&
    JSON.stringify([one.ingredients, one.staples, one.first]) ===
      JSON.stringify([other.ingredients, other.staples, other.first])
  );
}

/** True if a dish of the cookbook fits the list, or if no dish is known yet. */
export function hasFittingDish(snapshot: DishesSnapshot): boolean {
  const dishes = shownDishes(snapshot);
  const why = dishes?.[0]?.why;
  return dishes === null || why === 'fits' || why === 'takes longer';
}

/**
 * Returns the dishes to show, or null if no dish is known yet. Shows at most three dishes until the visitor wants more. The
 * last of them is a saved recipe if one fits the list.
 */
export function shownDishes({
  context: { kitchen, dishes, showsMore, shownFrom },
}: DishesSnapshot): OfferedDish[] | null {
  if (!dishes || !kitchen) return dishes;
  if (kitchen.ingredients.length > 0) {
    if (showsMore) return dishes;
    const saved = dishes.filter((dish) => dish.saved).slice(0, 1);
    return [...dishes.filter((dish) => !dish.saved).slice(0, SIDE_BY_SIDE - saved.length), ...saved];
  }
  return [...dishes, ...dishes]
    .slice(shownFrom % dishes.length)
    .slice(0, Math.min(SIDE_BY_SIDE, dishes.length));
}
