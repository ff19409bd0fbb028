import type { RecipeEvent } from '../machines/recipeMachine.ts';
import { NO_TASTE } from '../machines/taste.ts';
import { RECIPE_HEADING_ID, thenFocus } from './page/browser/focus.ts';
import { NOT_LOADED } from './page/context/renderer.ts';
import { loadRenderer } from './page/frame/loadRenderer.ts';
import type { PasteParts } from './page/list/takePaste.ts';
import type { readPasted } from './reading/pages.ts';

type Parts = Omit<PasteParts, 'show' | 'noTaste'>;
type Source = Parameters<typeof readPasted>[0];
type Pasting = typeof import('./page/list/takePaste.ts');

/**
 * Takes texts and files that the visitor pastes, drops, chooses or shares. The code that reads these texts loads late.
 */
export function followPastes(given: Parts) {
  const { recipeActor, message } = given;
  const show = (event: RecipeEvent) => thenFocus(() => recipeActor.send(event), RECIPE_HEADING_ID);
  const parts: PasteParts = { ...given, show, noTaste: NO_TASTE };

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
    open: (files: File[]) => load(({ takeFiles }) => takeFiles(parts, files)),
    openShared: () => load(({ takeShared }) => takeShared(parts)),
  };
}
