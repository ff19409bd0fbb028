import { type Pasted, type PastedRecipe, readPasted } from 'recipe-reading/pages';
import { NO_RECIPE, type Recipe } from '../../../machines/recipe.ts';
import type { RecipeEvent } from '../../../machines/recipeMachine.ts';
import { SHORTEST_RECIPE_CHARS } from '../../../machines/splitList.ts';
import { reader } from '../../reader.ts';
import { countRecipes, joinNames } from '../../shared/formatCounts.ts';
import { isWebAddress } from '../../shared/isWebAddress.ts';
import { newId } from '../../shared/newId.ts';
import { RECIPE_HEADING_ID, thenFocus } from '../browser/focus.ts';
import { takeOutShared } from '../browser/takeOutShared.ts';
import type { Page } from '../context/page.ts';

type Source = Parameters<typeof readPasted>[0];

export type PasteParts = Pick<Page, 'recipeActor' | 'box' | 'message'> & {
  clock: { now: () => number };
  /** URL under which the service worker keeps the content that another app has shared. */
  shared: string;
};

const MAX_FILE_BYTES = 5_000_000;
const MAX_AUTHOR_CHARS = 100;
const REFUSALS: Record<Extract<Pasted, { kind: 'refused' }>['because'], string> = {
  empty: 'This is empty.',
  zip: 'This is a zip file. Unpack it and choose the file inside.',
  notText: 'This is a PDF, or another file without plain text. Copy its text and paste it here instead.',
  tooLarge: 'This is too large. A text or a file may have 5 MB.',
  noRecipe: 'No recipe was found here. Copy only the recipe and paste it.',
};
const ONLY_A_LINK = 'Only a link arrived. Copy the text of the recipe and paste it here.';

/** Reads a text. `toList`: puts the text on the list as if it was typed. `address`: URL of the text's page, if known. */
export async function takePaste(
  parts: PasteParts,
  source: Source,
  toList: () => void,
  address: string | null = null,
): Promise<void> {
  parts.message.set(null);
  const pasted = await readPasted(source, reader).catch((): Pasted => ({ kind: 'list' }));
  if (pasted.kind === 'list') return toList();
  if (pasted.kind === 'refused') return parts.message.set({ text: REFUSALS[pasted.because] });
  const recipes = pasted.recipes.map((one) => ({ ...one, address: one.address ?? address }));
  const show = () => showRecipes(parts, recipes, source.text);
  if (pasted.kind === 'recipe') return show();
  askFirst(parts, show, toList);
}

function askFirst({ message }: PasteParts, show: () => void, toList: () => void) {
  message.set({
    text: 'Is this a recipe?',
    actions: [
      { label: 'Show as a recipe', run: show },
      { label: 'Put it on the list', run: toList },
    ],
  });
}

/** Shows a single recipe. Puts several recipes into the box, and also a recipe that is pasted during a request. */
function showRecipes(parts: PasteParts, found: PastedRecipe[], text: string | null) {
  const { recipeActor, box, clock, message } = parts;
  const distinct = [...new Map(found.map((one) => [one.text, one])).values()];
  const added = distinct
    .filter((one) => !box.findByText(one.text))
    .map((one, index) => recipeOf(one, clock.now() - index));
  const [first] = distinct;
  const boxed = first && box.findByText(first.text);
  const events: RecipeEvent[] = [
    ...added.map((recipe) => ({ type: 'recipe.pasted' as const, recipe, text })),
    ...(boxed ? [{ type: 'recipe.opened' as const, recipe: boxed }] : []),
  ];
  const [event] = events;
  if (distinct.length === 1 && event && recipeActor.getSnapshot().can(event))
    return thenFocus(() => recipeActor.send(event), RECIPE_HEADING_ID);
  box.putBack(added);
  const undo = () => {
    for (const { id } of added) box.remove(id);
  };
  message.set({
    text:
      added.length > 0 ? `${countRecipes(added.length)} added to your box.` : 'This is in your box already.',
    actions: added.length > 0 ? [{ label: 'Undo', run: undo }] : [],
  });
}

function recipeOf({ text, address, author }: PastedRecipe, at: number): Recipe {
  const page = address && isWebAddress(address) ? address : null;
  const pasted = { address: page, author: author?.slice(0, MAX_AUTHOR_CHARS) ?? null, isSent: false };
  return { ...NO_RECIPE, id: newId(at), text, at, pasted };
}

/** Puts the recipes of several files into the box, and shows one message about all of the files. */
export async function takeFiles(parts: PasteParts, files: File[]): Promise<void> {
  const { message } = parts;
  message.set(null);
  const isOnly = files.length === 1;
  const recipes: PastedRecipe[] = [];
  /** The names of the files by the sentence about them, because several files often have the same fault. */
  const about = new Map<string, string[]>();
  for (const file of files) {
    const read = await readFile(parts, file);
    if (typeof read === 'string') {
      about.set(read, [...(about.get(read) ?? []), file.name]);
      continue;
    }
    recipes.push(...read.recipes);
    if (read.isUnsure && isOnly) {
      const show = () => showRecipes(parts, recipes, null);
      return askFirst(parts, show, () => toList(parts, read.text));
    }
  }
  if (recipes.length > 0) showRecipes(parts, recipes, null);
  const sentences = [...about].map(([read, names]) => (isOnly ? read : `${joinNames(names)}: ${read}`));
  const shown = message.getSnapshot();
  const text = [...(shown ? [shown.text] : []), ...sentences].join(' ');
  message.set(text ? { ...shown, text } : null);
}

/** Reads the recipes of a file, or imports the recipes of a file that the page has written. Returns a sentence for the visitor if there is nothing left to do. */
async function readFile(
  { box }: PasteParts,
  file: File,
): Promise<{ recipes: PastedRecipe[]; isUnsure: boolean; text: string } | string> {
  if (file.size > MAX_FILE_BYTES) return REFUSALS.tooLarge;
  const text = await file.text().catch(() => null);
  if (text === null) return 'This file cannot be read.';
  const imported = box.importAll(text);
  if (imported) return 'refused' in imported ? imported.refused : formatImport(imported);
  const pasted = await readPasted({ text, isFile: true }, reader).catch(() => null);
  if (pasted && 'recipes' in pasted)
    return { recipes: pasted.recipes, isUnsure: pasted.kind === 'unsure', text };
  return REFUSALS[pasted?.kind === 'refused' ? pasted.because : 'noRecipe'];
}

type Imported = { added: number; updated?: number; left: number };

function formatImport({ added, updated, left }: Imported): string {
  const result = updated ? `Updated ${countRecipes(updated)}.` : `Added ${countRecipes(added)}.`;
  return left === 0
    ? result
    : `${result} The box is full now: ${left} ${left === 1 ? 'other' : 'others'} did not fit.`;
}

/** Takes the text or the files that another app has shared with the installed page. */
export async function takeShared(parts: PasteParts): Promise<void> {
  const shared = await takeOutShared(parts.shared);
  history.replaceState(history.state, '', location.pathname + location.search);
  if (!shared) return;
  const open = () => takeForm(parts, shared);
  if (matchMedia('(display-mode: standalone)').matches) return open();
  // Asks first, because any site can send such a request to a page that is not installed.
  parts.message.set({
    text: 'Another app or site has sent you something.',
    actions: [
      { label: 'Open it', run: open },
      { label: 'Ignore it', run() {} },
    ],
  });
}

async function takeForm(parts: PasteParts, shared: FormData): Promise<void> {
  const files = shared.getAll('files').filter((file) => file instanceof File);
  if (files.length > 0) return takeFiles(parts, files);
  const [title = '', text = '', url = ''] = ['title', 'text', 'url'].map((name) =>
    String(shared.get(name) ?? ''),
  );
  const whole = text.includes(title) ? text : `${title}\n\n${text}`;
  const address = url || (/https?:\S+$/.exec(text.trim())?.[0] ?? null);
  if (address && text.length < SHORTEST_RECIPE_CHARS + address.length)
    return parts.message.set({ text: ONLY_A_LINK });
  await takePaste(parts, { text: whole }, () => toList(parts, whole), address);
}

function toList({ recipeActor }: PasteParts, text: string): void {
  recipeActor.send({ type: 'ingredient.added', text });
}
