import type { RecipeEvent } from '../machines/recipeMachine.ts';
import { partsOf, splitLines } from '../machines/splitList.ts';
import { NO_TASTE } from '../machines/taste.ts';
import { RECIPE_HEADING_ID, thenFocus } from './page/browser/focus.ts';
import { NOT_LOADED } from './page/context/renderer.ts';
import { loadRenderer } from './page/frame/loadRenderer.ts';
import type { PasteParts } from './page/list/takePaste.ts';
import type { readPasted } from './reading/pages.ts';

type Parts = Omit<PasteParts, 'toList' | 'show' | 'noTaste'>;
type Source = Parameters<typeof readPasted>[0];
type Pasting = typeof import('./page/list/takePaste.ts');

/**
 * Takes texts and files that the visitor pastes, drops, chooses or shares. The code that reads these texts loads late.
 */
export function followPastes(given: Parts) {
  const { recipeActor, message } = given;

  /**
   * Splits a single line at its commas. If several lines are pasted, each line is one ingredient, such as 'feta,
   * crumbled'.
   */
  function toList(typed: string): void {
    const lines = splitLines(typed);
    const [text = ''] = lines;
    const isOneLine = lines.length === 1;
    const parts = isOneLine ? partsOf(text) : lines;
    if (isOneLine && parts.length > 1)
      recipeActor.send({ type: 'ingredient.listAdded', text: text.trim(), parts });
    else for (const ingredient of parts) recipeActor.send({ type: 'ingredient.added', ingredient });
  }

  const show = (event: RecipeEvent) => thenFocus(() => recipeActor.send(event), RECIPE_HEADING_ID);
  const parts: PasteParts = { ...given, toList, show, noTaste: NO_TASTE };

  const load = (
    take: (pasting: Pasting) => unknown,
    orElse: () => void = () => message.set({ text: NOT_LOADED }),
  ) =>
    loadRenderer()
      .then(({ loadPasting }) => loadPasting())
      .then(take, orElse);

  // Loads the code while a file is dragged over the page, before the visitor drops the file.
  given.events.addEventListener('dragenter', () => load(({ followDrops }) => followDrops(parts)), {
    once: true,
  });

  return {
    take: (source: Source, toList: () => void) =>
      load(({ takePaste }) => takePaste(parts, source, toList), toList),
    toList,
    open: (files: File[]) => load(({ takeFiles }) => takeFiles(parts, files)),
    openShared: () => load(({ takeShared }) => takeShared(parts)),
  };
}
