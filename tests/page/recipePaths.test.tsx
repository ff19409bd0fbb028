import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import type { EventFromLogic } from 'xstate';
import {
  cardsOf,
  hasRemoval,
  type Kept,
  type Recipe,
  type RecipeSnapshot,
  recipeMachine,
  showsSample,
} from '../../machines/recipeMachine.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NOTHING, recipeOf } from '../testRecipeActor.ts';
import { renderPage } from './renderPage.tsx';
import { walkEveryEdge } from './walk.ts';

type Event =
  | EventFromLogic<typeof recipeMachine>
  | { type: `xstate.${string}`; output?: Recipe; error?: unknown };
type Start = Kept & { unconnected?: true };

const ANSWER = recipeOf('# Egg-fried rice');
const ANOTHER: Event = { type: 'another.requested', notAgain: [] };
const REFUSED = Object.assign(new Error('refused'), { name: 'server' });
const BOXED = recipeOf('# From the box');
const KEPT = recipeOf('# Kept');
const WHOLE = 'salt, pepper';
const LABEL = 'Add more than one ingredient';

/** There is nothing to ask with. */
const unconnectedMachine = recipeMachine.provide({ guards: { isConnected: () => false } });

/** One text on the list names several. */
const splitMachine = recipeMachine.provide({});

/** Whatever can be taken away is there. */
const removalMachine = recipeMachine.provide({});
const VEGAN: Taste = { ...NO_TASTE, diet: 'vegan' };

const SOME: Partial<Start>[] = [
  { ingredients: ['rice', 'eggs'], taste: VEGAN },
  { ingredients: ['rice', 'eggs'], unconnected: true },
  { ingredients: ['rice', 'eggs'], recipe: KEPT, unconnected: true },
  { ingredients: [WHOLE] },
  {},
  { ingredients: ['rice', 'eggs'], recipe: KEPT, served: [KEPT, recipeOf('# Other')] },
];
const STARTS: Start[] = SOME.map((start) => ({ ...NOTHING, ...start }));

function possibleEvents(snapshot: RecipeSnapshot): Event[] {
  const { ingredients, recipe, taste } = snapshot.context;
  if (snapshot.machine === unconnectedMachine) {
    if (snapshot.matches('connecting')) {
      return [
        { type: 'connection.made' },
        { type: 'connection.changed' },
        { type: 'recipe.cancelled' },
        { type: 'recipe.opened', recipe: BOXED },
        { type: 'sample.requested' },
        { type: 'update.requested' },
      ];
    }
    if (snapshot.matches('generating')) return [];
    if (snapshot.matches({ shown: 'sample' })) {
      return [
        { type: 'recipe.requested' },
        { type: 'sample.requested' },
        ...(recipe ? [{ type: 'recipe.reopened' as const }, ANOTHER] : []),
      ];
    }
    const resumed: Event = { type: 'request.resumed', askedWith: snapshot.context.askedWith };
    return [
      { type: 'recipe.requested' },
      resumed,
      { type: 'sample.requested' },
      ...(recipe ? [ANOTHER] : []),
    ];
  }
  if (snapshot.machine === removalMachine) {
    return [
      ...(ingredients.length > 0 ? [{ type: 'ingredients.cleared' as const }] : []),
      ...(taste.diet ? [{ type: 'taste.reset' as const }] : []),
      ...(isInBox(snapshot) ? [{ type: 'recipe.deleted' as const, recipe: BOXED }] : []),
      ...(hasRemoval(snapshot.context)
        ? [{ type: 'removal.undone' as const }, { type: 'removal.accepted' as const }]
        : []),
    ];
  }
  const [first] = ingredients;
  if (snapshot.machine === splitMachine) {
    return first === WHOLE
      ? [{ type: 'ingredient.split', ingredient: WHOLE, parts: WHOLE.split(', ') }]
      : [{ type: 'removal.undone' }];
  }
  const next = ingredients.includes('rice') ? ['eggs', 'RICE'] : ['rice'];
  return [
    ...next.map((ingredient) => ({ type: 'ingredient.added' as const, ingredient })),
    ...(first ? [{ type: 'ingredient.removed' as const, ingredient: first }] : []),
    ...(first ? [{ type: 'ingredients.cleared' as const }] : []),
    ...(hasRemoval(snapshot.context)
      ? [{ type: 'removal.undone' as const }, { type: 'removal.accepted' as const }]
      : []),
    ...(ingredients.length > 1 ? [{ type: 'recipe.requested' as const }] : []),
    ...(ingredients.length > 1 && recipe ? [ANOTHER] : []),
    ...(['card.previous', 'card.next'] as const)
      .filter((type) => snapshot.can({ type }))
      .map((type) => ({ type })),
    ...(first ? [{ type: 'kept.changedElsewhere' as const, ingredients: [], taste }] : []),
    { type: 'taste.changed', changes: { diet: taste.diet ? null : 'vegan' } },
    { type: 'recipe.opened', recipe: BOXED },
    { type: 'update.requested' },
    ...(snapshot.matches({ shown: 'apology' }) && ingredients.length > 1
      ? [{ type: 'recipe.requestedAgain' as const }]
      : []),
    ...(snapshot.can({ type: 'recipe.reopened' }) ? [{ type: 'recipe.reopened' as const }] : []),
    ...(snapshot.hasTag('busy') ? [{ type: 'recipe.cancelled' as const }] : []),
    ...(snapshot.hasTag('making') ? [{ type: 'sample.requested' as const }] : []),
    ...(snapshot.matches('generating')
      ? [
          { type: 'xstate.done.actor.askForRecipe' as const, output: ANSWER },
          { type: 'xstate.error.actor.askForRecipe' as const, error: REFUSED },
        ]
      : []),
    ...(snapshot.matches('retrying')
      ? [{ type: 'xstate.after.linearBackoff.recipe.retrying' as const }]
      : []),
  ];
}

function serializeState(snapshot: RecipeSnapshot): string {
  const { ingredients, attempt, recipe, removal, askedOverSample } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return JSON.stringify([
    snapshot.value,
    ingredients.length,
    recipe !== null,
    snapshot.can({ type: 'card.previous' }),
    snapshot.can({ type: 'card.next' }),
    askedOverSample,
    removal && removal.of !== 'ingredients' ? removal.of : null,
    busy ? attempt : !snapshot.matches('shown') && hasRemoval(snapshot.context),
  ]);
}

function isInBox({ context: { removal } }: RecipeSnapshot): boolean {
  return removal?.of !== 'recipes' || !removal.recipes.includes(BOXED);
}

/** Which of those that were served for the list is shown. */
function cardOf(context: RecipeSnapshot['context']): string | null {
  const cards = cardsOf(context);
  const at = cards.findIndex(({ id }) => id === context.recipe?.id);
  return at >= 0 && cards.length > 1 ? `${at + 1} of ${cards.length}` : null;
}

async function open({ unconnected, ...kept }: Start) {
  const environment = unconnected ? { VITE_HF_ACCESS_TOKEN: '' } : {};
  const page = renderPage({ ...kept, box: [BOXED], environment });
  await page.tellNewVersion();
  return page;
}

type Page = Awaited<ReturnType<typeof open>>;

function perform(page: Page, event: Event): Promise<void> | void {
  switch (event.type) {
    case 'ingredient.added':
      fireEvent.change(screen.getByLabelText(LABEL), { target: { value: event.ingredient } });
      return press('Add ingredient');
    case 'ingredient.removed':
      return void fireEvent.click(screen.getByLabelText(`Remove ${event.ingredient}`));
    case 'ingredients.cleared':
      return press('Clear list');
    case 'removal.undone':
      return press('Undo');
    case 'removal.accepted':
      return void fireEvent.click(screen.getByLabelText('Close', { selector: '.undo *' }));
    case 'recipe.requested':
      return press('Get a recipe');
    case 'another.requested':
      return press('Another one');
    case 'card.previous':
      return void fireEvent.click(screen.getByLabelText('Previous recipe'));
    case 'card.next':
      return void fireEvent.click(screen.getByLabelText('Next recipe'));
    case 'taste.changed':
      fireEvent(page.container.querySelector('.taste') as Element, new Event('toggle'));
      return void fireEvent.click(
        screen.getByLabelText(event.changes.diet ? 'Vegan' : 'Any', { selector: '[name=Diet]' }),
      );
    case 'taste.reset':
      fireEvent(page.container.querySelector('.taste') as Element, new Event('toggle'));
      return press('Reset');
    case 'recipe.deleted':
      return void fireEvent.click(screen.getByLabelText('Delete From the box'));
    case 'recipe.requestedAgain':
      return press('Try again');
    case 'ingredient.split':
      return press('Split into 2');
    case 'recipe.cancelled':
      return press('Cancel');
    case 'connection.made':
    case 'connection.changed':
    case 'kept.changedElsewhere':
    case 'request.resumed':
      return page.settled(() => page.recipeActor.send(event));
    case 'recipe.opened':
      return press('From the box', '.kept-recipe button');
    case 'sample.requested':
      return seeOneFirst(page);
    case 'recipe.reopened':
      return press(/^Back to/, 'button span');
    case 'update.requested':
      return press('Reload');
    case 'xstate.done.actor.askForRecipe':
      return page.answer(ANSWER.text);
    case 'xstate.error.actor.askForRecipe':
      return page.fail();
    case 'xstate.after.linearBackoff.recipe.retrying':
      return page.pass(page.recipeActor.getSnapshot().context.attempt * 1_000);
    default:
      throw new Error(`Nobody can do ${event.type} on the page`);
  }
}

/** In the empty pane, or in the choice. Where it is not offered, it is refused, too. */
async function seeOneFirst({ container, settled, recipeActor }: Page): Promise<void> {
  if (!recipeActor.getSnapshot().can({ type: 'sample.requested' })) {
    return settled(() => recipeActor.send({ type: 'sample.requested' }));
  }
  const isOpen = container.querySelector('dialog[open]') !== null;
  if (!isOpen && !container.querySelector('.welcome')) {
    await settled(() => press('Connect', '.connection *'));
  }
  const button = container.querySelector('dialog[open] .see') ?? container.querySelector('.welcome .see');
  await settled(() => fireEvent.click(button as Element));
}

/** By its text: a search by role looks at the whole page each time. */
function press(name: string | RegExp, selector = 'button'): void {
  fireEvent.click(screen.getByText(name, { selector }));
}

function expectPageToShow({ recipeActor, container }: Page): void {
  const snapshot = recipeActor.getSnapshot();
  const { ingredients, recipe, taste } = snapshot.context;
  const pane = within(container.querySelector<HTMLElement>('.pane') as HTMLElement);
  const button = (name: string) => screen.queryByText(name, { selector: 'button' });
  const shown = {
    ingredients: [...container.querySelectorAll('.ingredients li')].map(({ textContent }) => textContent),
    undo: button('Undo') !== null,
    prompt: screen.queryByText('Ready for a recipe?') !== null,
    generating: screen.queryByText('Generating recipe...') !== null,
    choice: container.querySelector('dialog[aria-labelledby=connection-title]')?.hasAttribute('open'),
    cancel: button('Cancel') !== null,
    ask: button('Get a recipe')?.getAttribute('aria-disabled') ?? null,
    another: button('Another one')?.getAttribute('aria-disabled') ?? null,
    card: container.querySelector('.turning p')?.firstChild?.textContent ?? null,
    taste: container.querySelector('.taste small')?.textContent,
    reload: button('Reload')?.getAttribute('aria-disabled') ?? null,
    sample: pane.queryByText('A sample') !== null,
    recommends: pane.queryByText("Basil's Kitchen Recommends:") !== null,
    recipe: pane.queryByText(recipe?.text.replace('# ', '') ?? 'no recipe', { selector: 'h3' }) !== null,
    apology: pane.queryByText(/^Error: Could not generate recipe/) !== null,
    wayBack: pane.queryByText(/^Back to/) !== null,
  };
  const busy = snapshot.hasTag('busy');
  const apologises = snapshot.matches({ shown: 'apology' });
  const isSample = showsSample(snapshot);
  const waitsOverRecipe = snapshot.matches('connecting') && recipe !== null;
  expect(shown).toEqual({
    ingredients,
    undo: hasRemoval(snapshot.context),
    prompt: ingredients.length > 1,
    generating: snapshot.hasTag('making'),
    choice: snapshot.matches('connecting'),
    cancel: busy,
    ask: ingredients.length > 1 ? String(busy) : null,
    another: ingredients.length > 1 && recipe ? String(busy) : null,
    card: snapshot.matches({ shown: 'recipe' }) ? cardOf(snapshot.context) : null,
    taste: taste.diet ? 'Vegan' : 'Diet, time, how many eat',
    reload: String(busy),
    sample: isSample,
    recommends: !isSample && (snapshot.matches('shown') || waitsOverRecipe),
    recipe: !isSample && (snapshot.matches({ shown: 'recipe' }) || waitsOverRecipe),
    apology: apologises,
    wayBack: (apologises || isSample) && recipe !== null,
  });
}

describe('every edge of the recipe machine, walked on the page', () => {
  walkEveryEdge({
    machine: recipeMachine,
    starts: STARTS,
    machineAt: ({ unconnected, ingredients, taste }) =>
      unconnected
        ? unconnectedMachine
        : ingredients.includes(WHOLE)
          ? splitMachine
          : taste === VEGAN
            ? removalMachine
            : recipeMachine,
    possibleEvents,
    serializeState,
    open,
    perform,
    expectPageToShow,
  });
});
