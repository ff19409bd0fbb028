import { fetchAhead } from './loadAhead.ts';
import type { Page } from './page/context/page.ts';
import { loadRenderer } from './page/frame/loadRenderer.ts';
import { findPacked, readLink, type Sent } from './storage/recipeLink.ts';

const BROKEN = 'This link doesn’t work. Ask for a new one.';

type Parts = Pick<Page, 'recipeActor' | 'box' | 'message'> & {
  events: EventTarget;
  clock: { now: () => number };
};

/**
 * Opens a shared recipe when the visitor follows its link. The link stays in the URL until another recipe is shown,
 * because phones discard and reload pages.
 */
export function followLinks({ recipeActor, box, message, events, clock }: Parts) {
  /** The link that is being opened. */
  let opening: string | null = null;
  let isInAddress = false;

  events.addEventListener('hashchange', (event) => {
    const link = findPacked((event as HashChangeEvent).newURL);
    // Ignores the link of an earlier history entry because going back, for example to close a dialog, must not open a recipe.
    if (link && history.state === null) void open(link);
    else if (link) removeLink();
  });
  recipeActor.subscribe(({ context }) => {
    if (isInAddress && !opening && context.lastShown === 'recipe') removeLink();
  });

  function removeLink() {
    isInAddress = false;
    history.replaceState(history.state, '', location.pathname + location.search);
  }

  async function open(link: string): Promise<void> {
    opening = link;
    isInAddress = true;
    fetchAhead(loadRenderer);
    const sent = await readLink(link, clock.now());
    // Ignores a link if the visitor has followed another link while this one was being read.
    if (link !== opening) return;
    opening = null;
    message.set(sent ? null : { text: BROKEN });
    if (sent) show(sent);
    else removeLink();
  }

  function show({ recipe, scale }: Sent) {
    const boxed = box.findByText(recipe.text);
    const snapshot = recipeActor.getSnapshot();
    if (boxed && snapshot.can({ type: 'recipe.opened', recipe: boxed })) {
      return recipeActor.send({ type: 'recipe.opened', recipe: boxed });
    }
    const { received } = snapshot.context;
    const shown = boxed ?? (received?.text === recipe.text ? received : recipe);
    if (shown === recipe) box.mark(recipe.id, { scale });
    recipeActor.send({ type: 'recipe.received', recipe: shown });
  }

  return { open };
}
