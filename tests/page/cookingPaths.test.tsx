import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { type CookingEvent, type CookingSnapshot, cookingMachine } from '../../machines/cookingMachine.ts';
import { readRecipe } from '../../src/page/rendering/readRecipe.ts';
import { recipeOf } from '../recipeOf.ts';
import { LOCAL, speakWith } from './fakeVoices.ts';
import { LIST, renderPage } from './renderPage.tsx';
import { button } from './visitor.ts';
import { type Deeds, eventsOf, expectEach, walkEveryEdge } from './walk.ts';

const RECIPE = recipeOf(
  '# Soup\n\n## Ingredients\n\n- 2 onions\n- 1 l water\n\n## Steps\n\n1. **Fry:** Fry the onions in the pan for 5 minutes.\n2. Add the water, and stir until the soup boils.',
  { id: 'soup' },
);

const COOK = {
  type: 'cook.started' as const,
  recipe: RECIPE,
  steps: readRecipe(RECIPE).steps(),
  step: 0,
};

const WORDS = [
  'Fry.\nFry the onions in the pan for 5 minutes.',
  'Add the water, and stir until the soup boils.',
];

type Page = ReturnType<typeof open>;

const open = () => renderPage({ ...LIST, recipe: RECIPE });

const click = (name: string | RegExp) => fireEvent.click(button(name));
const READ: CookingEvent = { type: 'reading.started', words: { text: '', language: 'en' } };

const { when, whatCan } = eventsOf<CookingEvent>();
let voices: ReturnType<typeof speakWith>;
beforeEach(() => {
  voices = speakWith(LOCAL);
});

function possibleEvents(snapshot: CookingSnapshot): CookingEvent[] {
  if (snapshot.matches('browsing')) return [COOK];
  return [
    ...when(snapshot.matches('cooking'), 'step.next'),
    { type: 'step.previous' },
    { type: 'cook.left' },
    ...whatCan(snapshot, 'cook.ended', READ, 'reading.ended'),
  ];
}

const deeds: Deeds<CookingEvent, Page> = {
  'cook.started': () => click(/^(Cook|Continue)/),
  'step.next': () => {
    if (screen.queryByRole('button', { name: /^Next: / })) click(/^Next: /);
    else fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  },
  'cook.ended': () => click('Done'),
  'step.previous': () => {
    if (screen.queryByText('1 of 2')) fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowLeft' });
    else click(/^(Previous step|Step 2)$/);
  },
  'reading.started': () => click('Read aloud'),
  'reading.ended': () => click('Read aloud'),
  'cook.left': ({ cookingActor }) => click(cookingActor.getSnapshot().matches('ended') ? 'Done' : 'Exit'),
};

function expectPageToShow({ cookingActor }: Page, where: string): void {
  const snapshot = cookingActor.getSnapshot();
  const { context } = snapshot;
  const cooks = snapshot.matches('cooking');
  const dialog = screen.queryByRole('dialog', { name: 'Cook: Soup' });
  const reads = snapshot.matches({ cooking: 'reading' });
  const end = snapshot.matches('ended') ? 'Enjoy.' : undefined;
  const place = dialog && within(dialog).queryByText(/^(\d of 2|Enjoy\.)$/);
  const reader = screen.queryByRole('button', { name: 'Read aloud' });
  expectEach(where, {
    dialog: [dialog !== null, !snapshot.matches('browsing')],
    place: [place?.textContent, cooks ? `Soup · Step ${context.step + 1} of 2` : end],
    reads: [reader?.ariaPressed, cooks ? String(reads) : undefined],
    spoken: [voices.spoken(), reads ? WORDS[context.step] : null],
  });
}

walkEveryEdge({
  machine: cookingMachine,
  walks: { cooking: { starts: [undefined], possibleEvents } },
  serializeState: ({ value, context }: CookingSnapshot) => JSON.stringify([value, context.step]),
  open,
  deeds,
  expectPageToShow,
});
