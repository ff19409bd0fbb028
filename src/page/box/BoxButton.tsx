import { useRef } from 'react';
import { countRecipes } from '../../shared/formatCounts.ts';
import {
  ASK_BUTTON_ID,
  BOX_BUTTON_ID,
  BOX_HEADING_ID,
  CONNECTION_BUTTON_ID,
  focusFirst,
  RECIPE_HEADING_ID,
  thenFocus,
} from '../browser/focus.ts';
import { ClosedByBack } from '../browser/useBack.ts';
import { useEmitted, useRecipeBox } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

type BoxButtonProps = { isOpen: boolean; onOpen: (isOpen: boolean) => void };

/** Shows the recipe box instead of the ingredient list and the recipe. */
export function BoxButton({ isOpen, onOpen }: BoxButtonProps) {
  const { entries } = useRecipeBox();
  const top = useRef(0);

  useEmitted('pane.changed', () => {
    const hadFocus =
      isOpen && document.getElementById(BOX_HEADING_ID)?.closest('.box')?.matches(':focus-within');
    onOpen(false);
    // Waits for one frame because the recipe's heading may be new. `keepFocus` does nothing if CSS hides an element.
    if (hadFocus) requestAnimationFrame(() => focusFirst(RECIPE_HEADING_ID, ASK_BUTTON_ID));
  });

  function open() {
    top.current = scrollY;
    thenFocus(() => onOpen(true), BOX_HEADING_ID);
    scrollTo(0, 0);
  }

  function close() {
    onOpen(false);
    // Waits for one frame, in which the browser may restore a scroll position of its own.
    requestAnimationFrame(() => {
      focusFirst(BOX_BUTTON_ID, CONNECTION_BUTTON_ID);
      scrollTo(0, top.current);
    });
  }

  // Keeps the button of an open box. Only this button closes the box.
  if (entries.length === 0 && !isOpen) return null;
  return (
    <>
      <Button
        id={BOX_BUTTON_ID}
        icon={isOpen ? 'cross' : 'cards'}
        variant="quiet"
        className="to-box"
        aria-label={isOpen ? 'Close the recipe box' : `Recipe box, ${countRecipes(entries.length)}`}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        {!isOpen && <span>Box</span>} <b>{isOpen ? 'Close' : entries.length}</b>
      </Button>
      {isOpen && <ClosedByBack close={close} />}
    </>
  );
}
