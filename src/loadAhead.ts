import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import { isConnected } from '../machines/connectionMachine.ts';
import { hasEnoughIngredients } from '../machines/kitchen.ts';
import { loadRequests } from './model/modelChoice.ts';
import { loadDeviceModel, loadOauth } from './model/openConnection.ts';
import { dialogCode } from './page/connect/loadConnectionDialog.ts';
import type { Page } from './page/context/page.ts';
import { loadRenderer } from './page/frame/loadRenderer.ts';
import { loadQrCode } from './page/recipe/loadQrCode.ts';
import { tasteFields } from './page/taste/loadTaste.ts';
import { retryImport } from './shared/retryImport.ts';
import type { WhenIdle } from './shared/steps/inPieces.ts';

export const loadCookbook = retryImport(() => import('./cookbook/askCookbook.ts'));

export const REST_MS = 4_000;
const FIRST_USE = ['pointerdown', 'keydown'];

/** Loads parts of the page shortly before they are needed. */
export function loadLikelyParts({
  recipeActor,
  timersActor,
  connection,
  box,
  offline,
}: Pick<Page, 'recipeActor' | 'timersActor' | 'connection' | 'box' | 'offline'>): void {
  let lastNeeds = '';
  const fetchLikelyParts = () => {
    const snapshot = recipeActor.getSnapshot();
    const { recipe } = snapshot.context;
    const isRequestLikely = hasEnoughIngredients(snapshot.context);
    const hasTimers = timersActor.getSnapshot().context.timers.length > 0;
    const isBusy = snapshot.hasTag('busy');
    const mayShow = isBusy || recipe !== null || box.getSnapshot().entries.length > 0 || hasTimers;
    const loadAnswers = isConnected(connection.actor.getSnapshot().context) ? loadRequests : loadCookbook;
    // Ignores events that do not change which scripts are needed. Otherwise, each event would retry a script that has failed to load.
    const needs = [isRequestLikely, loadAnswers === loadCookbook, mayShow, recipe?.id].join();
    if (needs === lastNeeds) return;
    lastNeeds = needs;
    if (isRequestLikely) fetchAhead(loadAnswers);
    if (isRequestLikely || mayShow) fetchAhead(loadRenderer);
  };
  for (const source of [recipeActor, connection.actor, box, timersActor]) source.subscribe(fetchLikelyParts);
  // Loads all remaining scripts now because deploying a newer version may have deleted the scripts of this version from the server.
  offline.newer.subscribe(() =>
    fetchAhead(
      loadRequests,
      loadCookbook,
      loadOauth,
      loadDeviceModel,
      loadRenderer,
      dialogCode.load,
      tasteFields.load,
      loadQrCode,
      async () => (await loadRenderer()).loadPasting(),
    ),
  );
}

/** Loads the cookbook and runs its code once, so that the first dishes appear at once. */
export function warmUpCookbook(whenIdle: WhenIdle): void {
  const report = (error: unknown) => console.error('The cookbook failed:', error);
  fetchAhead(async () => void (await loadCookbook()).warmUp(whenIdle).catch(report));
}

/**
 * Calls `run` at the first press or key, and on a computer after some seconds even without. A phone waits for the
 * visitor because its processor and network are slower. Does nothing on a connection that saves data.
 */
export function whenUsed(events: EventTarget, run: () => void): void {
  if (navigator.connection?.saveData) return;
  const start = () => {
    FIRST_USE.forEach((type) => void events.removeEventListener(type, start, true));
    clearTimeout(rest);
    run();
  };
  const rest = matchMedia('(hover: hover)').matches ? setTimeout(start, REST_MS) : undefined;
  for (const type of FIRST_USE) events.addEventListener(type, start, true);
}

/**
 * Loads Newsreader, the font for headings, names of dishes, step numbers and timers. Capital letters are vertically
 * centred in their line, so that headings align with icons. Adds the font only once it has loaded, because each change of
 * the fonts makes the browser lay out all text anew. Without the font, a similar one of the system stays.
 */
export async function loadFont(): Promise<void> {
  const face = new FontFace('Newsreader', `url(${newsreader})`, {
    weight: '500',
    ascentOverride: '90%',
    descentOverride: '23%',
  });
  const loaded = await face.load().catch(() => null);
  if (loaded) document.fonts.add(loaded);
}

/** Loads parts of the page early. Ignores failures, because the page loads a missing part again when needed. */
export function fetchAhead(...loads: (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => {});
}
