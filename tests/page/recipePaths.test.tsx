import { fireEvent, within } from '@testing-library/react';
import { changeOf, type KitchenEvent } from '../../machines/kitchen.ts';
import { isForList, needsSettings, offersAgain, paneOf, placeOfDishes } from '../../machines/pane.ts';
import type { Recipe } from '../../machines/recipe.ts';
import {
  type RecipeEvent,
  type RecipeSnapshot,
  recipeMachine,
  type SavedContext,
} from '../../machines/recipeMachine.ts';
import { cardsOf, type NoDish } from '../../machines/request.ts';
import { staplesOf } from '../../machines/staples.ts';
import { NO_TASTE, type Taste } from '../../machines/taste.ts';
import { NO_LISTS, NOTHING, offeredDish, recipeOf, requestOf } from '../recipeOf.ts';
import { renderPage, UNCONNECTED } from './renderPage.tsx';
import { textsOf } from './visitor.ts';
import { type Deeds, enter, eventsOf, expectEach, pressLabel, pressText, walkEveryEdge } from './walk.ts';

type Event = RecipeEvent | { type: `xstate.${string}`; output?: Recipe | NoDish; error?: unknown };
type Start = SavedContext & Partial<typeof UNCONNECTED>;

const ANSWER = recipeOf('# Egg-fried rice');
const MADE = recipeOf('# Soup', { cookbook: { leftOut: [], others: 1, meant: [] } });
const NO_DISH: NoDish = { reason: 'nothing fits' };
const DISH: RecipeEvent = { type: 'dish.requested', dish: 'Fried rice' };
const OFFERED = offeredDish('Fried rice');
const QUICKER: RecipeEvent = { type: 'change.requested', wish: 'Quicker' };
const REFUSED = Object.assign(new Error('refused'), { name: 'server' });
const BOXED = recipeOf('# From the box');
const SAVED = recipeOf('# Saved');
const QUICKER_FOUND: RecipeEvent = {
  type: 'request.found',
  requestInput: requestOf({ ingredients: ['rice'], change: { wish: 'Quicker', of: SAVED } }),
};
const WITH_LEEK = recipeOf('# With leek', { ingredients: ['rice', 'eggs', 'leek'] });
const PASTED = recipeOf('# Pasted', {
  ingredients: [],
  pasted: { address: null, author: null, isSent: false },
});
const [SENT, SENT_TOO] = [recipeOf('# Sent'), recipeOf('# Sent too')];
const STAPLES: KitchenEvent[] = [
  { type: 'staple.added', staple: 'salt' },
  { type: 'staple.removed', staple: 'salt' },
  { type: 'staple.removed', staple: 'oil' },
];

const VEGAN: Taste = { ...NO_TASTE, diets: ['vegan'] };

const TWO: Start = { ...NOTHING, ingredients: ['rice', 'eggs'] };
const ONE_SAVED: Start = { ...NOTHING, ingredients: ['rice'], recipe: SAVED };
const UNCONNECTED_TWO: Start = { ...TWO, ...UNCONNECTED };
const { when, whatCan } = eventsOf<Event>();
const whatChanges = ({ context }: RecipeSnapshot, ...events: KitchenEvent[]) =>
  events.filter((event) => changeOf(context, event) !== null);

const UNDO = ['removal.undone', 'removal.accepted'] as const;
const FAILURE: (Event | Event['type'])[] = [
  { type: 'xstate.error.actor.askForRecipe', error: REFUSED },
  'xstate.after.linearBackoff.recipe.retrying',
];

const isLong = ({ context }: RecipeSnapshot) => context.ingredients.length > 1;

function possibleEvents(snapshot: RecipeSnapshot): Event[] {
  const { ingredients, taste } = snapshot.context;
  const [first = ''] = ingredients;
  const canRequest = isLong(snapshot) && paneOf(snapshot).shows !== 'request';
  const next = ingredients.includes('rice') ? ['eggs', 'RICE'] : ['rice'];
  return [
    ...next.map((text): Event => ({ type: 'ingredient.added', text })),
    ...whatChanges(
      snapshot,
      { type: 'ingredient.removed', ingredient: first },
      { type: 'ingredient.listCleared' },
    ),
    ...whatCan(snapshot, ...UNDO),
    ...when(canRequest, 'recipe.requested'),
    ...when(isForList(snapshot) && snapshot.matches({ shown: 'recipe' }), 'another.requested'),
    ...whatCan(snapshot, 'card.previous', 'card.next'),
    ...when(first, { type: 'kitchen.changedElsewhere', kitchen: { ...NO_LISTS, taste } }),
    ...when(needsSettings(snapshot), { type: 'taste.changed', changes: taste.diets[0] ? NO_TASTE : VEGAN }),
    { type: 'recipe.opened', recipe: BOXED },
    ...whatCan(snapshot, 'recipe.reopened', 'recipe.cancelled'),
    ...whatCan(snapshot, { type: 'xstate.done.actor.askForRecipe', output: ANSWER }, ...FAILURE),
  ];
}

function eventsInterrupted(snapshot: RecipeSnapshot): Event[] {
  const { ingredients, taste } = snapshot.context;
  if (snapshot.hasTag('busy')) {
    return whatCan(snapshot, 'connection.changed', 'page.left', 'recipe.cancelled');
  }
  const isInterrupted = snapshot.matches({ shown: { message: 'interrupted' } });
  const isAsItWas = isInterrupted && offersAgain(snapshot);
  return [
    ...when(!isInterrupted, {
      type: 'request.found',
      requestInput: requestOf({ ingredients, taste, notAgain: ['Soup'] }),
    }),
    ...when(isAsItWas, 'recipe.requestedAgain', { type: 'ingredient.added', text: 'leek' }),
    ...when(!isAsItWas, 'recipe.requested'),
    ...whatCan(snapshot, 'recipe.reopened'),
  ];
}

function eventsReceiving(snapshot: RecipeSnapshot): Event[] {
  const { recipe, received } = snapshot.context;
  const isSaved = [SENT, SENT_TOO].some((sent) => sent.id === recipe?.id);
  const next = received === SENT ? SENT_TOO : SENT;
  const isReceived = snapshot.matches({ shown: 'received' });
  const canReceive =
    snapshot.matches({ shown: 'recipe' }) ||
    (!recipe && !snapshot.matches({ shown: { message: 'apology' } }));
  return [
    ...when(canReceive && !isSaved, { type: 'recipe.received', recipe: next }),
    ...when(canReceive && !isSaved && !snapshot.hasTag('busy'), 'recipe.requested'),
    ...when(isReceived && received && !isSaved, { type: 'save.requested', recipe: received as Recipe }),
    ...whatCan(snapshot, 'recipe.reopened', 'recipe.cancelled', 'page.left'),
    ...when(isReceived, 'recipe.requested'),
    ...whatCan(snapshot, ...FAILURE),
  ];
}

function eventsPasting(snapshot: RecipeSnapshot): Event[] {
  const { removal, recipe } = snapshot.context;
  return [
    ...when(recipe !== PASTED, { type: 'recipe.pasted', recipe: PASTED, text: 'leek' }),
    ...when(removal && recipe === PASTED, 'removal.undone'),
    ...whatCan(snapshot, { type: 'recipe.opened', recipe: BOXED }),
  ];
}

function eventsOfCookbook(snapshot: RecipeSnapshot): Event[] {
  const { received } = snapshot.context;
  const apologises = snapshot.matches({ shown: { message: 'apology' } });
  const isShown = isForList(snapshot) && snapshot.matches({ shown: 'recipe' });
  return [
    ...when(!apologises && !snapshot.hasTag('busy'), 'recipe.requested'),
    ...when(snapshot.matches({ shown: 'recipe' }) && !received, { type: 'recipe.received', recipe: SENT }),
    ...when(placeOfDishes(snapshot) === 'pane' && snapshot.context.requestInput?.source === 'model', DISH),
    ...when(isShown, 'another.requested'),
    ...when(isShown && snapshot.context.recipe?.cookbook, 'model.requested'),
    ...[MADE, NO_DISH].flatMap((output) =>
      whatCan(snapshot, { type: 'xstate.done.actor.askForRecipe', output }),
    ),
    ...whatCan(snapshot, ...FAILURE),
    ...whatCan(snapshot, 'recipe.reopened'),
  ];
}

function serializeState(snapshot: RecipeSnapshot): string {
  const { ingredients, staples, attempt, recipe, received, removal, lastShown, requestInput } =
    snapshot.context;
  const shown = [recipe !== null, received?.id, received && recipe?.id, lastShown];
  const cards = [snapshot.can({ type: 'card.previous' }), snapshot.can({ type: 'card.next' })];
  const request = [requestInput?.source, Boolean(recipe?.cookbook)];
  const removed = removal && removal.of !== 'ingredients' ? removal.of : null;
  const progress = snapshot.hasTag('busy') ? attempt : !snapshot.matches('shown') && removal !== null;
  return JSON.stringify([
    [snapshot.value, ingredients.length, staples],
    [...shown, ...cards, ...request, removed, progress],
  ]);
}

function isInBox({ context: { removal } }: RecipeSnapshot): boolean {
  return removal?.of !== 'recipes' || !removal.recipes.includes(BOXED);
}

/** Formats the position of the shown recipe among the recipes for the same list, such as '1 of 2: Soup'. */
function formatCard(context: RecipeSnapshot['context'], dish: string): string | undefined {
  const cards = cardsOf(context);
  const index = cards.findIndex(({ id }) => id === context.recipe?.id);
  return index >= 0 && cards.length > 1 ? `${index + 1} of ${cards.length}: ${dish}` : undefined;
}

const open = (start: Start) => renderPage({ ...start, box: [BOXED] });

type Page = ReturnType<typeof open>;

const toMachine = ({ send }: Page, event: RecipeEvent) => send(event);

const DEEDS: Deeds<Event, Page> = {
  'ingredient.added': (_, { text }) => add(text),
  'ingredient.removed': (_, { ingredient }) => pressLabel(`Remove ${ingredient}`),
  'ingredient.marked': (_, { ingredient }) => pressText(ingredient, '.ingredients button'),
  'ingredient.listCleared': () => pressText('Clear list'),
  'removal.undone': () => pressText('Undo'),
  'removal.accepted': () => pressLabel('Close', '.undo *'),
  'staple.added': (_, { staple }) =>
    openAndPress('#staples', () => {
      enter('Something that you always have', staple);
      pressText('Add');
    }),
  'staple.removed': (_, { staple }) => openAndPress('#staples', () => pressLabel(`Remove ${staple}`)),
  'taste.changed': () => openAndPress('#taste', () => pressLabel('Vegan', '[name=Diet]')),
  'taste.reset': () => openAndPress('#taste', () => pressText('Reset')),
  'recipe.requested': () => pressText('Get a recipe'),
  'another.requested': () => pressText('Suggest another', '.next-row *'),
  'model.requested': () => pressText('Have a new one written'),
  'change.requested': () => pressText('Quicker'),
  'recipe.requestedAgain': () => pressText(/^(?:Try|Ask) again$/),
  'recipe.cancelled': () => pressText('Cancel'),
  'recipe.opened': () => pressText('From the box', '.kept-recipe button'),
  'recipe.reopened': () => pressText(/^Back to/, 'button span'),
  'dish.requested': async ({ settled, lastSearch }) => {
    await settled(() => lastSearch().find([OFFERED]));
    pressText('Fried rice', '.dish-card *');
  },
  'save.requested': () => pressText('Keep it'),
  'box.recipeDeleted': () => {
    pressLabel('More: From the box');
    pressText('Delete');
  },
  'card.previous': () => pressLabel('Previous recipe'),
  'card.next': () => pressLabel('Next recipe'),
  'page.left': ({ settled, happen }) => settled(() => void happen('pagehide')),
  'connection.changed': toMachine,
  'kitchen.changedElsewhere': toMachine,
  'request.found': toMachine,
  'recipe.received': toMachine,
  'recipe.pasted': toMachine,
  'xstate.done.actor.askForRecipe': ({ settled, lastCall }, { output }) =>
    settled(() => lastCall().answer(output as Recipe | NoDish)),
  'xstate.error.actor.askForRecipe': ({ fail }) => fail(),
  'xstate.after.linearBackoff.recipe.retrying': ({ pass, recipeActor }) =>
    pass(recipeActor.getSnapshot().context.attempt * 1_000),
};

function add(text: string): void {
  enter('Add more than one ingredient', text);
  pressText('Add ingredient');
}

/** Expands a section, and presses a button in it. A collapsed section renders no content. */
function openAndPress(line: string, happen: () => void): void {
  fireEvent(document.querySelector(line)?.parentElement as Element, new Event('toggle'));
  happen();
}

function expectPageToShow({ recipeActor, container }: Page, where: string): void {
  const snapshot = recipeActor.getSnapshot();
  const { ingredients, staples, recipe, removal, taste } = snapshot.context;
  const pane = within(container.querySelector<HTMLElement>('.pane-column') as HTMLElement);
  const has = (selector: string) => container.querySelector(selector) !== null;
  const textOf = (selector: string) => container.querySelector(selector)?.textContent;
  const texts = textsOf('.pane-column *', container);
  const isShown = (text: string | RegExp) =>
    texts.some((shown = '') => (typeof text === 'string' ? shown === text : text.test(shown)));
  const dish = (paneOf(snapshot).recipe ?? recipe)?.text.replace(/^# |\n.*/gs, '') ?? 'no recipe';
  const ask = container.querySelector('.asks .button');
  const busy = snapshot.hasTag('busy');
  const apologises = snapshot.matches({ shown: { message: 'apology' } });
  const interrupted = snapshot.matches({ shown: { message: 'interrupted' } });
  const isEnough = ingredients.length > 1;
  const isAgain = isForList(snapshot) && !interrupted;
  const hasNoDish = snapshot.matches({ shown: { message: 'noDish' } });
  const asksAgain = interrupted && offersAgain(snapshot);
  const triesAgain = apologises && offersAgain(snapshot);
  const choosesModel = isShown('Choose an AI');
  const isPrimary = (!isAgain || apologises || hasNoDish) && !triesAgain && !asksAgain && !choosesModel;
  const isReceived = snapshot.matches({ shown: 'received' });
  const isPasted = snapshot.matches({ shown: 'recipe' }) && recipe === PASTED;
  // Expects the recipe to stay visible during a request for a change.
  const isChanging = paneOf(snapshot).shows === 'change';
  const isMaking = paneOf(snapshot).shows === 'request';
  const isRecipe = snapshot.matches({ shown: 'recipe' }) || isChanging;
  const isOwn = (snapshot.matches('shown') && !interrupted && !hasNoDish) || isChanging;
  // Expects the settings to remain visible once they have appeared.
  const settings = needsSettings(snapshot);
  const staplesText = settings ? staplesOf(staples).join(', ') || 'What you never run out of' : undefined;
  const tasteText = taste.diets[0] ? 'Vegan' : 'Diet, time, servings';
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expectEach(where, {
    wrongIds: [ids.filter((id, index) => /[ \t\n\f\r]/.test(id) || ids.indexOf(id) !== index), []],
    ingredients: [textsOf('.ingredients li'), ingredients],
    undo: [has('.undo'), removal !== null && removal.of !== 'paste'],
    pasteUndo: [has('.paste-note'), removal?.of === 'paste'],
    generating: [container.textContent?.includes('Generating recipe...'), busy],
    cancel: [textsOf('button').includes('Cancel'), busy],
    asks: [textsOf('.asks .button'), isMaking ? ['Cancel'] : isEnough ? ['Get a recipe'] : []],
    isPrimary: [ask?.matches('.button-main'), isMaking ? false : isEnough ? isPrimary : undefined],
    isDisabled: [ask?.ariaDisabled, isMaking ? null : isEnough ? String(busy) : undefined],
    another: [textOf('.next-row')?.includes('Suggest another') === true, isEnough && isAgain && isRecipe],
    card: [textOf('.turning p'), isRecipe ? formatCard(snapshot.context, dish) : undefined],
    staples: [settings ? textOf('#staples small') : undefined, staplesText],
    taste: [settings ? textOf('#taste small') : undefined, settings ? tasteText : undefined],
    recommends: [isShown("Basil's Kitchen Recommends:"), isOwn && !isReceived && !isPasted],
    pasted: [isShown('Pasted by you'), isPasted],
    recipe: [pane.queryByRole('heading', { name: dish, level: 3 }) !== null, isRecipe || isReceived],
    sentToYou: [isShown('Sent to you'), isReceived],
    apology: [isShown(/^Error: Could not generate recipe/), apologises],
    dishes: [has('.pane-column .dishes'), placeOfDishes(snapshot) === 'pane'],
    dishesWithList: [has('.ingredient-panel .dishes'), placeOfDishes(snapshot) === 'list'],
    noDish: [isShown('Nothing in the cookbook fits this list'), hasNoDish],
    interrupted: [isShown('Your recipe was interrupted'), interrupted],
    requestAgain: [isShown('Ask again'), asksAgain],
    tryAgain: [isShown('Try again'), triesAgain],
    wayBack: [isShown(/^Back to/), snapshot.can({ type: 'recipe.reopened' })],
  });
}

walkEveryEdge({
  // The context of each start contains `environment`, the variables of a page without a model.
  machine: recipeMachine.provide({
    guards: { isModelConnected: ({ context }) => !('environment' in context) },
  }),
  walks: {
    removals: {
      starts: [{ ...TWO, taste: VEGAN, staples: ['oil'] }],
      possibleEvents: (snapshot) => [
        ...whatChanges(snapshot, { type: 'ingredient.listCleared' }, { type: 'taste.reset' }, ...STAPLES),
        ...when(snapshot.context.ingredients[0], { type: 'ingredient.marked', ingredient: 'rice' }),
        ...whatCan(snapshot, ...UNDO),
        ...when(isInBox(snapshot), { type: 'box.recipeDeleted', recipe: BOXED }),
      ],
    },
    'interrupted requests': {
      starts: [
        { ...TWO, recipe: WITH_LEEK },
        { ...TWO, recipe: SAVED },
        TWO,
        UNCONNECTED_TWO,
        { ...UNCONNECTED_TWO, recipe: SAVED },
      ],
      possibleEvents: eventsInterrupted,
    },
    'changed recipes': {
      starts: [ONE_SAVED, { ...ONE_SAVED, ...UNCONNECTED }, { ...TWO, recipe: SAVED }],
      possibleEvents: (snapshot) => [
        ...when(snapshot.matches({ shown: 'recipe' }), QUICKER),
        // During a change, pressing 'Get a recipe' does nothing.
        ...when(paneOf(snapshot).shows === 'change' && isLong(snapshot), 'recipe.requested'),
        ...whatCan(snapshot, QUICKER_FOUND, ...FAILURE, 'recipe.reopened'),
        ...when(paneOf(snapshot).previous, 'recipe.requestedAgain'),
      ],
    },
    'the cookbook': {
      starts: [TWO, { ...UNCONNECTED_TWO, recipe: SAVED, recentRecipes: [SAVED] }],
      possibleEvents: eventsOfCookbook,
    },
    'shared recipes': {
      starts: [{ ...UNCONNECTED_TWO, recipe: SAVED }, UNCONNECTED_TWO],
      possibleEvents: eventsReceiving,
    },
    'pasted recipes': {
      starts: [NOTHING, ONE_SAVED],
      possibleEvents: eventsPasting,
    },
    'everything else': {
      starts: [NOTHING, { ...TWO, recipe: SAVED, recentRecipes: [SAVED, recipeOf('# Other')] }],
      possibleEvents,
    },
  },
  serializeState,
  open,
  deeds: DEEDS,
  expectPageToShow,
});
