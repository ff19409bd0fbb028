import { screen } from '@testing-library/react';
import {
  type DishesEvent,
  type DishesSnapshot,
  dishesMachine,
  type OfferedDish,
  shownDishes,
} from '../../machines/dishesMachine.ts';
import type { Supplies } from '../../machines/request.ts';
import { NO_TASTE } from '../../machines/taste.ts';
import { offeredDish } from '../recipeOf.ts';
import { renderPage, UNCONNECTED } from './renderPage.tsx';
import { textsOf } from './visitor.ts';
import { type Deeds, eventsOf, expectEach, pressText, walkEveryEdge } from './walk.ts';

type Event = DishesEvent | { type: `xstate.${string}`; output?: OfferedDish[] };
type Page = ReturnType<typeof open>;

const EMPTY: Supplies = { ingredients: [], staples: null, taste: NO_TASTE };
const RICE: Supplies = { ...EMPTY, ingredients: ['rice'] };
const ALL = ['Soup', 'Stew', 'Salad', 'Pie'].map((dish) => offeredDish(dish, { uses: ['rice'], others: 5 }));
const ANNOUNCED = /^(?:Three|4) ideas, from 20 min\.$/;

const { when } = eventsOf<Event>();
const open = (start: Supplies) => renderPage({ ...UNCONNECTED, ...start });
const change = (kitchen: Supplies): Event => ({ type: 'kitchen.changed', kitchen });

function possibleEvents(snapshot: DishesSnapshot): Event[] {
  const kitchen = snapshot.context.kitchen ?? EMPTY;
  const isListed = kitchen.ingredients.length > 0;
  const isVegan = kitchen.taste.diets.length > 0;
  const hasMore = isListed ? !snapshot.context.showsMore : true;
  return [
    change({ ...kitchen, ingredients: isListed ? [] : ['rice'] }),
    change({ ...kitchen, ingredients: ['rice', 'eggs'] }),
    change({ ...kitchen, taste: { ...NO_TASTE, diets: isVegan ? [] : ['vegan'] } }),
    ...when(shownDishes(snapshot) && hasMore && !snapshot.matches('failed'), 'more.requested'),
    ...when(
      snapshot.matches('looking'),
      { type: 'xstate.done.actor.findDishes', output: hasMore ? ALL.slice(0, 3) : ALL },
      'xstate.error.actor.findDishes',
    ),
    ...when(snapshot.matches({ found: 'fresh' }), 'xstate.after.typingRests.dishes.found.fresh'),
  ];
}

const deeds: Deeds<Event, Page> = {
  'kitchen.changed': async ({ send, recipeActor }, { kitchen }) => {
    const { taste } = recipeActor.getSnapshot().context;
    if (taste.diets[0] !== kitchen.taste.diets[0]) pressText('Vegan');
    else await send({ type: 'kitchen.changedElsewhere', kitchen: { ...kitchen, hadToday: [] } });
  },
  'more.requested': () => pressText(/^(?:All that fit|Three others)$/),
  'xstate.done.actor.findDishes': ({ settled, lastSearch }, { output = [] }) =>
    settled(() => lastSearch().find(output)),
  'xstate.error.actor.findDishes': ({ settled, lastSearch }) =>
    settled(() => lastSearch().fail(new Error('not loaded'))),
  'xstate.after.typingRests.dishes.found.fresh': ({ pass }) => pass(1_000),
};

function expectPageToShow({ dishesActor }: Page, where: string): void {
  const snapshot = dishesActor.getSnapshot();
  const dishes = shownDishes(snapshot)?.map(({ dish }) => dish);
  const isListed = (snapshot.context.kitchen?.ingredients.length ?? 0) > 0;
  const hasFailed = snapshot.matches('failed');
  const checking = hasFailed ? [] : ['Checking…', 'Checking…', 'Checking…'];
  const status = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expectEach(where, {
    dishes: [textsOf('.dish-card > .title'), dishes ?? []],
    checking: [textsOf('.checking'), dishes ? [] : checking],
    failed: [status.some((text) => text?.startsWith('A part of this page did not load')), hasFailed],
    announced: [status.some((text) => ANNOUNCED.test(text ?? '')), isListed && snapshot.hasTag('announced')],
  });
}

walkEveryEdge({
  machine: dishesMachine,
  walks: { dishes: { starts: [EMPTY, RICE], possibleEvents } },
  serializeState: (snapshot) => {
    const { kitchen, dishes, listed, showsMore, shownFrom } = snapshot.context;
    const searched = [kitchen?.ingredients, kitchen?.taste.diets];
    return JSON.stringify([snapshot.value, searched, dishes?.length, listed, showsMore, shownFrom % 3]);
  },
  open,
  deeds,
  expectPageToShow,
});
