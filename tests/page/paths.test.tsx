import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import type { ActorLogic, AnyTransitionDefinition, EventFromLogic } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type SerializedSnapshot } from 'xstate/graph';
import {
  type Kept,
  type Recipe,
  type RecipeSnapshot,
  recipeMachine,
  removedIngredients,
} from '../../machines/recipeMachine.ts';
import { recipeOf } from '../kitchen.ts';
import { transitionsOf } from '../machine/chart.ts';
import { renderKitchen } from './renderKitchen.tsx';

type Event = EventFromLogic<typeof recipeMachine> | { type: `xstate.${string}`; output?: Recipe };

/** `xstate/graph` does not know of emitted events, nor of the events that the machine sends itself. */
const logic = recipeMachine as unknown as ActorLogic<RecipeSnapshot, Event, Kept>;

const ANSWER = recipeOf('# Egg-fried rice');
const BOXED = recipeOf('# From the box');
const KEPT: Kept[] = [
  { ingredients: [], recipe: null },
  { ingredients: ['rice'], recipe: null },
  { ingredients: ['rice', 'eggs'], recipe: recipeOf('# Kept') },
];

/** What could happen on the page now: also what is to be ignored. */
function possibleEvents(snapshot: RecipeSnapshot): Event[] {
  const { ingredients } = snapshot.context;
  const [first] = ingredients;
  return [
    ...['rice', 'eggs', 'RICE', ' '].map((ingredient) => ({ type: 'ingredient.added' as const, ingredient })),
    ...(first ? [{ type: 'ingredient.removed' as const, ingredient: first }] : []),
    ...(first ? [{ type: 'ingredients.cleared' as const }] : []),
    ...(removedIngredients(snapshot.context).length > 0 ? [{ type: 'removal.undone' as const }] : []),
    ...(ingredients.length > 1 ? [{ type: 'recipe.requested' as const }] : []),
    { type: 'recipe.opened', recipe: BOXED },
    ...(snapshot.hasTag('busy') ? [{ type: 'recipe.cancelled' as const }] : []),
    ...(snapshot.matches('generating')
      ? [
          { type: 'xstate.done.actor.askForRecipe' as const, output: ANSWER },
          { type: 'xstate.error.actor.askForRecipe' as const },
        ]
      : []),
    ...(snapshot.matches('retrying')
      ? [{ type: 'xstate.after.linearBackoff.recipe.retrying' as const }]
      : []),
  ];
}

/** As coarse as the rules: what no guard tells apart is one state here. */
function serializeState(snapshot: RecipeSnapshot): string {
  const { ingredients, attempt, recipe } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return JSON.stringify([
    snapshot.value,
    ingredients.length,
    recipe !== null,
    busy ? attempt : removedIngredients(snapshot.context).length,
  ]);
}

const walked = new Set<string>();

/** The shortest way to each state, then each event there that no earlier path has tried in that state. */
function pathsFrom(kept: Kept): Event[][] {
  const options = { input: kept, events: possibleEvents, serializeState, limit: 20_000 };
  const neighbours = getAdjacencyMap(logic, options);
  const opening: Event[] = [];
  const paths = getShortestPaths(logic, options).flatMap(({ state, steps }) => {
    const there = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
    const key = serializeState(state) as SerializedSnapshot;
    return Object.entries(neighbours[key]?.transitions ?? {})
      .filter(([event]) => !walked.has(key + event) && walked.add(key + event))
      .map(([, { event }]) => [...there, event]);
  });
  return [opening, ...paths];
}

/** Two machines that were provided with different actors have different definitions of the same transitions. */
function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const guardName = typeof guard === 'object' ? guard.type : guard;
  return `${source.id} --${eventType} [${guardName ?? ''}]--> ${target?.map(({ id }) => id) ?? 'itself'}`;
}

type Page = ReturnType<typeof renderKitchen>;

async function perform(page: Page, event: Event): Promise<void> {
  switch (event.type) {
    case 'ingredient.added': {
      const input = screen.getByRole('textbox', { name: 'Add more than one ingredient' });
      fireEvent.change(input, { target: { value: event.ingredient } });
      return void fireEvent.click(screen.getByRole('button', { name: 'Add ingredient' }));
    }
    case 'ingredient.removed':
      return press(`Remove ${event.ingredient}`);
    case 'ingredients.cleared':
      return press('Clear list');
    case 'removal.undone':
      return press('Undo');
    case 'recipe.requested':
      return press('Get a recipe');
    case 'recipe.cancelled':
      return press('Cancel');
    case 'recipe.opened':
      openBox();
      return void fireEvent.click(screen.getByText('From the box', { selector: '.entry-dish' }));
    case 'xstate.done.actor.askForRecipe':
      return page.answer(ANSWER.text);
    case 'xstate.error.actor.askForRecipe':
      return page.fail();
    case 'xstate.after.linearBackoff.recipe.retrying':
      return page.pass(page.kitchen.getSnapshot().context.attempt * 1_000);
    default:
      throw new Error(`Nobody can do ${event.type} on the page`);
  }
}

/** jsdom says later that a box was opened. */
function openBox(): void {
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function expectPageToShow(snapshot: RecipeSnapshot): void {
  const { ingredients, recipe } = snapshot.context;
  const list = screen.getAllByRole('list')[0] as HTMLElement;
  const pane = document.querySelector<HTMLElement>('.card') as HTMLElement;
  const shown = {
    ingredients: within(list)
      .queryAllByRole('listitem')
      .map((item) => item.textContent),
    undo: screen.queryByRole('button', { name: 'Undo' }) !== null,
    prompt: screen.queryByText('Ready for a recipe?') !== null,
    generating: screen.queryByText('Generating recipe...') !== null,
    cancel: screen.queryByRole('button', { name: 'Cancel' }) !== null,
    ask: screen.queryByRole('button', { name: 'Get a recipe' })?.getAttribute('aria-disabled') ?? null,
    recommends: screen.queryByRole('heading', { name: "Basil's Kitchen Recommends:" }) !== null,
    recipe: within(pane).queryByText(recipe?.text.replace('# ', '') ?? 'no recipe') !== null,
  };
  const busy = snapshot.hasTag('busy');
  const inPane = snapshot.matches('shown');
  expect(shown).toEqual({
    ingredients,
    undo: removedIngredients(snapshot.context).length > 0,
    prompt: ingredients.length > 1,
    generating: busy,
    cancel: busy,
    ask: ingredients.length > 1 ? String(busy) : null,
    recommends: inPane,
    recipe: inPane,
  });
}

describe('every edge of the machine, walked on the page', () => {
  const taken = new Set<string>();

  describe.each(KEPT)('from %j', (kept) => {
    it.each(pathsFrom(kept).map((path) => ({ path, name: describePath(path) })))(
      '$name',
      async ({ path }) => {
        const page = renderKitchen({ ...kept, box: [BOXED] });
        expectPageToShow(page.kitchen.getSnapshot());
        for (const event of path) {
          await perform(page, event);
          expectPageToShow(page.kitchen.getSnapshot());
        }
        for (const transition of page.taken) taken.add(nameOf(transition));
        page.kitchen.stop();
      },
    );
  });

  afterAll(() => {
    const edges = transitionsOf(recipeMachine.root).map(nameOf);
    expect(edges.length).toBeGreaterThan(15);
    expect(edges.filter((edge) => !taken.has(edge))).toEqual([]);
  });
});

function describePath(path: Event[]): string {
  return path
    .map((event) => ('ingredient' in event ? `${event.type} ${event.ingredient}` : event.type))
    .join(', ');
}
