import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { isSameTaste, NO_TASTE } from '../../../machines/taste.ts';
import { focusFirst, TASTE_ID } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useRecipeActor } from '../frame/pageContext.ts';
import { UndoNotice } from '../frame/UndoNotice.tsx';
import { TasteFields } from './TasteFields.tsx';
import { tellTaste } from './tellTaste.ts';

export function YourTaste() {
  const recipeActor = useRecipeActor();
  const taste = useSelector(recipeActor, (s) => s.context.taste);
  const [wasOpened, setWasOpened] = useState(false);

  return (
    <>
      <details
        className="taste"
        onToggle={() => setWasOpened(true)}
        // It may have been opened before the script came: then no `toggle` tells of it, and it would stay empty.
        ref={(details) => {
          if (details?.open && !wasOpened) setWasOpened(true);
        }}
      >
        {/* A double click on something that has just unmounted here lands its second click on this summary, and must not open it. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
        <summary id={TASTE_ID} onClick={(event) => event.detail > 1 && event.preventDefault()}>
          <Icon name="sliders" />
          <span>
            <strong>Your taste</strong>
            <small dir="auto">
              {isSameTaste(taste, NO_TASTE) ? 'Diet, time, servings' : tellTaste(taste)}
            </small>
          </span>
          <Icon name="down" className="icon chevron" />
        </summary>
        {wasOpened && <TasteFields />}
      </details>
      {/* Outside of the fields: when they are closed, it would be hidden with them. */}
      <UndoNotice of="taste" what="Your taste is reset." onGone={() => focusFirst(TASTE_ID)} />
    </>
  );
}
