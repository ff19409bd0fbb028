import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Recipe } from '../../../machines/recipe.ts';
import { recipeOf, timerOf } from '../../recipeOf.ts';
import { rowsIn } from '../../rowsIn.ts';
import { LOCAL, speakWith, type Voice } from '../fakeVoices.ts';
import { renderPage } from '../renderPage.tsx';
import { button, click, focused, press, STRIP, textsOf } from '../visitor.ts';
/** Each row has the language of a recipe, a step, and the texts above it. */
import SCALED from './scaledSteps.tsv?raw';

const soupOf = (...steps: string[]) =>
  recipeOf(
    `# Soup\n\n## Ingredients\n\n- 2 onions, diced\n- salt\n\n## Steps\n\n${steps.map((step) => `1. ${step}`).join('\n')}`,
    { id: 'soup' },
  );
const SOUP = soupOf('[x] Fry the onions.', 'Add water.', 'Eat.');
async function cook(recipe = SOUP, start = {}) {
  const page = renderPage({ recipe, ...start });
  fireEvent.click(await screen.findByText('Cook', { selector: 'button' }));
  return page;
}
const cookMode = () => screen.queryByRole('dialog', { name: 'Cook: Soup' });

it('cook mode: offers a new recipe that arrives during cooking, but stays at the same step', async () => {
  const { request, box, answer } = await cook(SOUP, { ingredients: ['onions', 'rice'] });
  await request();
  await answer('# Late rice\n\n## Steps\n\n1. Boil.\n2. Eat.', { id: 'late' });
  await press(/^Next/);
  // Expects no stored tick, because the model's text already marks the step as done (`[x]`).
  expect(box.marksOf(SOUP.id).ticked).toEqual([]);
  const dialog = within(cookMode() as HTMLElement);
  for (const text of ['2 of 3', 'Late rice']) dialog.getByText(text);
  await press(/^Next/);
  await press('Done');
  await press('Step 3');
  dialog.getByText('Late rice');
  await press('See it');
  expect(cookMode()).toBeNull();
  expect(focused()).toBe(document.getElementById('recipe'));
  await press('Cook');
  screen.getByRole('dialog', { name: 'Cook: Late rice' });
});

it('step in cook mode: shows bold text and links, and does not repeat its title or the stop after it', async () => {
  await cook(soupOf('**Fry.** Fry **2 onions** as [shown](https://example.org/fry).', 'Eat.'));
  const step = within(screen.getByRole('heading', { name: 'Fry' }).parentElement as HTMLElement);
  expect(textsOf('.cook-step > p')).toEqual([
    'Fry 2\u00a0onions as shown (example.org), opens in a new tab.',
  ]);
  expect(step.getByText('2 onions').localName).toBe('strong');
  expect(step.getByRole('link', { name: /^shown/ }).getAttribute('href')).toBe('https://example.org/fry');
});

it('step in cook mode: shows each time and temperature in bold, and breaks no line before a unit', async () => {
  await cook(
    soupOf('Bake for 2 to 3 hours at 180–200 °C (400°F), then boil at 90 °C with 2 tbsp oil.', 'Eat.'),
  );
  expect(textsOf('.cook-step strong').join(', ').replace('\u2060', '')).toBe(
    '2\u00a0to\u00a03\u00a0hours, 180–200\u00a0°C, 400°F, 90\u00a0°C',
  );
  expect(textsOf('.cook-step strong strong')).toEqual([]);
  expect(textsOf('.cook-step > p')[0]).toContain('2\u00a0tbsp oil');
});

it('step in cook mode: is plain text if rendering markdown would change the words', async () => {
  await cook(soupOf('Fry **2 onions** ![in a pan](https://example.org/pan.png).[^1]', 'Eat.'));
  expect(textsOf('.cook-step > p')).toEqual(['Fry 2\u00a0onions .']);
});

it('end of cook mode: stays open on a double click, saves the note, and counts the meal once', async () => {
  const { box, clock, settled } = await cook();
  clock.increment(5_000);
  await press(/^Next/);
  await press(/^Next/);
  for (const detail of [1, 2]) await settled(() => fireEvent.click(button('Done'), { detail }));
  const dialog = within(cookMode() as HTMLElement);
  fireEvent.click(dialog.getByRole('button', { name: 'I like it' }));
  const note = dialog.getByLabelText('A note for next time');
  // An arrow key moves the cursor in the note, and does not go back.
  fireEvent.keyDown(note, { key: 'ArrowLeft' });
  fireEvent.change(note, { target: { value: 'Less salt' } });
  expect(note.isConnected).toBe(true);
  await press('Step 3');
  await press('Done');
  const marks = { ticked: [], reached: '', liked: true, note: 'Less salt', timesCooked: 1, cookedAt: 5_000 };
  expect(box.marksOf(SOUP.id)).toMatchObject(marks);
});

it.each([
  [
    ['For the syrup', 'For the dough'],
    '### For the syrup\n\n1. Boil the sugar.\n\n### For the dough\n\n1. Knead it.',
  ],
  [[], '### For the dough\n\n1. Mix it.\n2. Knead it.'],
])('step in cook mode: names its part of the dish if there are several (%j)', async (parts, steps) => {
  await cook(recipeOf(`# Cake\n\n## Ingredients\n\n- 1 cup sugar\n\n## Steps\n\n${steps}`, { id: 'cake' }));
  const first = textsOf('.cook-step > .kicker');
  await press(/^Next/);
  expect([...first, ...textsOf('.cook-step > .kicker')]).toEqual(parts);
});

it('cook mode in Arabic: merges equal ingredients, and the left arrow key shows the next step', async () => {
  const text =
    '# ملح\n\n## Ingredients\n\n### Meat\n\n- Salt\n\n### Sauce\n\n- Salt\n- 1 g Salt\n\n## Steps\n\n1. أضف Salt.\n2. قدم.';
  await cook(recipeOf(text));
  expect(textsOf('.for-step li')).toEqual(['Meat, Sauce Salt', 'Sauce 1 g Salt']);
  expect(textsOf('.for-step .some-lines')).toEqual(['Salt']);
  // In a right-to-left script, the left arrow key shows the next step. At the last step, the key does nothing.
  // Shift selects text, and a key that is held down would turn and tick all steps.
  for (const [more, place] of [
    [{ shiftKey: true }, '1 of 2'],
    [{ repeat: true }, '1 of 2'],
    [{}, '2 of 2'],
    [{}, '2 of 2'],
  ] as const) {
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Cook: ملح' }), { key: 'ArrowLeft', ...more });
    screen.getByText(place);
  }
});

it('ingredients in cook mode: name their group once, and show amounts in bold, also after the food', async () => {
  const text =
    '# Pie\n\n## Ingredients\n\n### Filling\n\n- 1 g salt\n- butter: 1 g\n\n### Mash\n\n- 2 g salt\n- 2 g butter\n\n## Steps\n\n1. Stir the salt and the butter.\n2. Eat.';
  await cook(recipeOf(text, { id: 'pie' }));
  expect(textsOf('.for-step li')).toEqual(['Filling 1 g salt', 'butter: 1 g', 'Mash 2 g salt', '2 g butter']);
  expect(textsOf('.for-step li b')).toEqual(expect.arrayContaining(['1 g', '2 g']));
  expect(textsOf('.for-step li:nth-child(2) > b')).toEqual(['1 g']);
});

it.each(rowsIn(SCALED))(
  'step of a scaled recipe: says above it that amounts are not scaled (%s, %s)',
  async (language = '', step = '', above = '') => {
    const recipe = soupOf(step, step);
    const { box, settled } = await cook({ ...recipe, taste: { ...recipe.taste, language } });
    await settled(() => box.mark(SOUP.id, { scale: 2 }));
    await waitFor(() => expect(textsOf('.cook-step > *').slice(0, -1).join(' | ')).toBe(above));
    expect(textsOf('.cook-page > .soft')).toEqual([]);
    const parts = document.querySelectorAll<HTMLElement>('.cook-step, .for-step bdi, .for-step ul');
    expect(new Set([...parts].map(({ lang }) => lang))).toEqual(new Set([language]));
  },
);

it('step of a scaled recipe: says that its amounts are for 12 cookies', async () => {
  const text = '# Cookies\n\nMakes 12 cookies\n\n- 200 g flour\n\n## Steps\n\n1. Add 2 eggs.\n2. Bake.';
  const { box } = await cook(recipeOf(text, { id: SOUP.id }));
  act(() => box.mark(SOUP.id, { scale: 2 }));
  expect(textsOf('.cook-step > .soft')).toEqual(['This step’s amounts are for 12 cookies.']);
});

it('untitled step in cook mode: is named after its first words, and lists its ingredients', async () => {
  await cook(soupOf('Fry the onions with salt, for 5 minutes.', 'Tip everything into the very largest pot.'));
  const dialog = within(cookMode() as HTMLElement);
  expect(dialog.queryByRole('heading')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Previous step' })).toBeNull();
  await press('Next: Tip everything into the…');
  await press('Previous step');
  expect(focused()).toBe(button('Next: Tip everything into the…'));
  await click(dialog.getByRole('button', { name: /^Start a timer/ }));
  dialog.getByText('Timer started: Fry the onions with salt');
  expect(textsOf('.for-step .some-lines')).toEqual(['2\u00a0onions ·\u00a0salt']);
  await press('For this step');
  expect(textsOf('.for-step li')).toEqual(['2 onions, diced', 'salt']);
  expect(dialog.getByText('2').tagName).toBe('B');
});

const GERMAN = { lang: 'de_DE', localService: true };
const REMOTE = { lang: 'en-GB', localService: false };
const ENGLISH = soupOf('**Fry:** Fry the onions in the oil.', 'Add the water, and stir.');
const ONIONS = soupOf('Die Zwiebeln in der Pfanne anbraten, dann mit dem Wasser auf den Herd.');
const inGerman = (recipe: Recipe) => ({ ...recipe, taste: { ...recipe.taste, language: 'de' } });
const reader = () => screen.queryByRole('button', { name: 'Read aloud' });

afterEach(() => vi.unstubAllGlobals());

it.each<[string, Voice[], Recipe, [string, Voice | undefined][]]>([
  ['is not offered if the only voice is remote', [REMOTE], ENGLISH, []],
  ['is not offered in a voice of another language', [GERMAN], ENGLISH, []],
  ['is not offered if the language is unknown', [LOCAL], soupOf('Sekoita.', 'Paista.'), []],
  ['is not offered in another language than requested', [LOCAL], inGerman(ENGLISH), []],
  // If every voice is local, the page leaves the choice of voice to the device.
  ['speaks English', [LOCAL, GERMAN], ENGLISH, [['en-US', undefined]]],
  ['speaks German', [LOCAL, GERMAN], ONIONS, [['de-DE', undefined]]],
  ['speaks as requested', [LOCAL, GERMAN], inGerman(soupOf('Mischen.')), [['de-DE', undefined]]],
  ['speaks with a local voice rather than a remote one', [REMOTE, LOCAL], ENGLISH, [['en-US', LOCAL]]],
])('reading aloud: %s', async (_, voices, recipe, expected) => {
  const { utterances } = speakWith(...voices);
  await cook(recipe);
  expect([cookMode() !== null, reader() !== null]).toEqual([true, expected.length > 0]);
  if (expected.length > 0) await press('Read aloud');
  expect(utterances.map(({ lang, voice }) => [lang, voice])).toEqual(expected);
});

it('reading aloud: is offered once the voices have loaded', async () => {
  const { bring } = speakWith();
  await cook(ENGLISH);
  expect(reader()).toBeNull();
  act(() => bring(LOCAL));
  expect(reader()).not.toBeNull();
});

it('reading aloud: stops at the end of the text, or when the page is hidden', async () => {
  const { spoken, end } = speakWith(LOCAL);
  const { happen, settled } = await cook(ENGLISH);
  await press('Read aloud');
  expect([spoken(), reader()?.ariaPressed]).toEqual(['Fry.\nFry the onions in the oil.', 'true']);
  await settled(() => void end());
  expect([spoken(), reader()?.ariaPressed]).toEqual([null, 'false']);
  await press('Read aloud');
  // A late `end` event from the previous text must have no effect.
  await settled(() => void end(0));
  await settled(() => void happen('visibilitychange'));
  expect(reader()?.ariaPressed).toBe('true');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await settled(() => void happen('visibilitychange'));
  expect([spoken(), reader()?.ariaPressed]).toEqual([null, 'false']);
});

it('Escape in cook mode: closes the most recently opened list first, and cook mode last', async () => {
  await cook(SOUP, { timers: [timerOf({ id: 'one' })] });
  const pressEscape = () => act(async () => fireEvent(cookMode() as HTMLElement, new Event('cancel')));
  const isOpen = (name: string | RegExp) => button(name).getAttribute('aria-expanded');
  await press('For this step');
  await press(STRIP);
  button(/^Pause/).focus();
  await pressEscape();
  expect([isOpen(STRIP), isOpen('For this step')]).toEqual(['false', 'true']);
  expect(focused()).toBe(button(STRIP));
  await pressEscape();
  expect(isOpen('For this step')).toBe('false');
  await pressEscape();
  expect(cookMode()).toBeNull();
});
