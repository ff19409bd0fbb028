import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect } from 'vitest';
import type { EventFromLogic } from 'xstate';
import {
  type Kept,
  type Recipe,
  type RecipeSnapshot,
  recipeMachine,
  removedIngredients,
} from '../../machines/recipeMachine.ts';
import { recipeOf } from '../testRecipeActor.ts';
import { renderPage } from './renderPage.tsx';
import { walkEveryEdge } from './walk.ts';

type Event = EventFromLogic<typeof recipeMachine> | { type: `xstate.${string}`; output?: Recipe };
type Start = Kept & { signedOut?: true };

const ANSWER = recipeOf('# Egg-fried rice');
const BOXED = recipeOf('# From the box');
const LABEL = 'Add more than one ingredient';

/** The account that pays has run out. */
const signedOutMachine = recipeMachine.provide({ guards: { mustSignIn: () => true } });

const STARTS: Start[] = [
  { ingredients: ['rice', 'eggs'], recipe: null, signedOut: true },
  { ingredients: ['rice', 'eggs'], recipe: recipeOf('# Kept'), signedOut: true },
  { ingredients: [], recipe: null },
  { ingredients: ['rice', 'eggs'], recipe: recipeOf('# Kept') },
];

function possibleEvents(snapshot: RecipeSnapshot): Event[] {
  if (snapshot.machine === signedOutMachine) return [{ type: 'recipe.requested' }];
  const { ingredients } = snapshot.context;
  const [first] = ingredients;
  const next = ingredients.includes('rice') ? ['eggs', 'RICE'] : ['rice'];
  return [
    ...next.map((ingredient) => ({ type: 'ingredient.added' as const, ingredient })),
    ...(first ? [{ type: 'ingredient.removed' as const, ingredient: first }] : []),
    ...(first ? [{ type: 'ingredients.cleared' as const }] : []),
    ...(removedIngredients(snapshot.context).length > 0
      ? [{ type: 'removal.undone' as const }, { type: 'removal.accepted' as const }]
      : []),
    ...(ingredients.length > 1 ? [{ type: 'recipe.requested' as const }] : []),
    { type: 'recipe.opened', recipe: BOXED },
    { type: 'update.requested' },
    ...(snapshot.can({ type: 'apology.dismissed' }) ? [{ type: 'apology.dismissed' as const }] : []),
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

function serializeState(snapshot: RecipeSnapshot): string {
  const { ingredients, attempt, recipe } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return JSON.stringify([
    snapshot.value,
    ingredients.length,
    recipe !== null,
    busy ? attempt : !snapshot.matches('shown') && removedIngredients(snapshot.context).length > 0,
  ]);
}

async function open({ signedOut, ...kept }: Start) {
  const account = signedOut ? { name: 'ada', expiresAt: -1 } : null;
  const page = renderPage({ ...kept, box: [BOXED], connection: { account } });
  await page.tellNewVersion();
  return { ...page, stop: () => void page.recipeActor.stop() };
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
    case 'recipe.cancelled':
      return press('Cancel');
    case 'recipe.opened':
      return press('From the box', '.kept-recipe button');
    case 'apology.dismissed':
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

/** By its text: a search by role looks at the whole page each time. */
function press(name: string | RegExp, selector = 'button'): void {
  fireEvent.click(screen.getByText(name, { selector }));
}

function expectPageToShow({ recipeActor, container }: Page): void {
  const snapshot = recipeActor.getSnapshot();
  const { ingredients, recipe } = snapshot.context;
  const pane = within(container.querySelector<HTMLElement>('.pane') as HTMLElement);
  const button = (name: string) => screen.queryByText(name, { selector: 'button' });
  const shown = {
    ingredients: [...container.querySelectorAll('.ingredients li')].map(({ textContent }) => textContent),
    undo: button('Undo') !== null,
    prompt: screen.queryByText('Ready for a recipe?') !== null,
    generating: screen.queryByText('Generating recipe...') !== null,
    cancel: button('Cancel') !== null,
    ask: button('Get a recipe')?.getAttribute('aria-disabled') ?? null,
    reload: button('Reload')?.getAttribute('aria-disabled') ?? null,
    recommends: pane.queryByText("Basil's Kitchen Recommends:") !== null,
    recipe: pane.queryByText(recipe?.text.replace('# ', '') ?? 'no recipe', { selector: 'h3' }) !== null,
    apology: pane.queryByText(/^Error: Could not generate recipe/) !== null,
    wayBack: pane.queryByText(/^Back to/) !== null,
  };
  const busy = snapshot.hasTag('busy');
  const apologises = snapshot.matches({ shown: 'apology' });
  expect(shown).toEqual({
    ingredients,
    undo: removedIngredients(snapshot.context).length > 0,
    prompt: ingredients.length > 1,
    generating: busy,
    cancel: busy,
    ask: ingredients.length > 1 ? String(busy) : null,
    reload: String(busy),
    recommends: snapshot.matches('shown'),
    recipe: snapshot.matches({ shown: 'recipe' }),
    apology: apologises,
    wayBack: apologises && recipe !== null,
  });
}

describe('every edge of the recipe machine, walked on the page', () => {
  walkEveryEdge({
    machine: recipeMachine,
    starts: STARTS,
    machineAt: ({ signedOut }) => (signedOut ? signedOutMachine : recipeMachine),
    possibleEvents,
    serializeState,
    open,
    perform,
    expectPageToShow,
  });
});
