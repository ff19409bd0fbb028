import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { isSameTaste, NO_TASTE } from '../../../machines/taste.ts';
import { TASTE_ID } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { later } from '../frame/later.ts';
import { fetchAhead } from '../frame/lazyPart.ts';
import { useRecipeActor } from '../frame/pageContext.ts';

/** What each recipe is to be like: closed, until somebody wants to say. */
export function YourTaste() {
  const recipeActor = useRecipeActor();
  const taste = useSelector(recipeActor, (s) => s.context.taste);
  const { code } = later.usePart();
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    fetchAhead(later.load);
  }

  return (
    <>
      <details
        className="taste"
        onToggle={open}
        // Somebody may have opened it before the script came.
        ref={(details) => {
          if (details?.open && !wasOpened) open();
        }}
      >
        {/* The second press of two was meant for what has just gone from here. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
        <summary id={TASTE_ID} onClick={(event) => event.detail > 1 && event.preventDefault()}>
          <Icon name="sliders" />
          <span>
            <strong>Your taste</strong>
            <small dir="auto">
              {isSameTaste(taste, NO_TASTE)
                ? 'Diet, time, how many eat'
                : (code?.tellTaste(taste) ?? '\u00a0')}
            </small>
          </span>
          <Icon name="down" className="icon chevron" />
        </summary>
        {code && wasOpened && <code.TasteFields />}
      </details>
      {code && <code.TasteReset />}
    </>
  );
}
