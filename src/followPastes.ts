import type { readPasted } from 'recipe-reading/pages';
import { SHORTEST_RECIPE_CHARS } from '../machines/splitList.ts';
import { NOT_LOADED } from './page/context/renderer.ts';
import { loadRenderer } from './page/frame/loadRenderer.ts';
import type { PasteParts } from './page/list/takePaste.ts';

type Parts = PasteParts & { events: EventTarget };
type Source = Parameters<typeof readPasted>[0];
type Pasting = typeof import('./page/list/takePaste.ts');

/**
 * Takes texts and files that the visitor pastes, drops, chooses or shares. The code that reads these texts loads late.
 */
export function followPastes({ events, ...parts }: Parts) {
  const { recipeActor, message } = parts;

  const load = (
    take: (pasting: Pasting) => unknown,
    orElse: () => void = () => message.set({ text: NOT_LOADED }),
  ) =>
    loadRenderer()
      .then(({ loadPasting }) => loadPasting())
      .then(take, orElse);

  const take = (source: Source, toList: () => void) =>
    load(({ takePaste }) => takePaste(parts, source, toList), toList);
  const open = (files: File[]) => load(({ takeFiles }) => takeFiles(parts, files));

  events.addEventListener('dragover', (event) => whatIsDropped(event) && event.preventDefault());
  events.addEventListener('drop', (event) => {
    const dropped = whatIsDropped(event);
    if (!dropped) return;
    event.preventDefault();
    // Reads the content now, because it is gone after the event.
    const [text, html] = [dropped.getData('text'), dropped.getData('text/html')];
    if (dropped.files.length > 0) void open([...dropped.files]);
    // Ignores short texts and a selection of the page itself, because the visitor may have dragged them by mistake.
    else if (text.length > SHORTEST_RECIPE_CHARS && text !== String(getSelection()))
      void take({ text, html }, () => recipeActor.send({ type: 'ingredient.added', text }));
  });

  return {
    take,
    open,
    openShared: () => load(({ takeShared }) => takeShared(parts)),
  };
}

/** Returns null if a text is dropped on a field, which takes the text. */
function whatIsDropped(event: Event): DataTransfer | null {
  const { dataTransfer, target } = event as DragEvent;
  const isTaken = !dataTransfer?.types.includes('Files') && (target as Element).closest?.('input, textarea');
  return isTaken ? null : dataTransfer;
}
