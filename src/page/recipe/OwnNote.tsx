import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { NoteField } from '../box/NoteField.tsx';
import { focusFirst } from '../browser/focus.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { useRecipe } from '../drawing/recipeContext.ts';

/** Of the button that opens the note. */
export const NOTE_ID = 'own-note';

type OwnNoteProps = { isWriting: boolean; onWriting: (isWriting: boolean) => void };

/** While there is none, `RecipeTools` has the button that begins one. */
export function OwnNote({ isWriting, onWriting }: OwnNoteProps) {
  const { id, note } = useRecipe();

  function close() {
    // The button that takes the focus has to be rendered before.
    flushSync(() => onWriting(false));
    focusFirst(NOTE_ID);
  }

  if (isWriting) return <Writing id={id} onDone={close} />;
  if (note.trim() === '') return null;
  return (
    <div className="my-note">
      <Icon name="note" />
      <p dir="auto">{note}</p>
      <Button id={NOTE_ID} className="button-quiet page-only" onClick={() => onWriting(true)}>
        Edit<span className="visually-hidden"> the note</span>
      </Button>
    </div>
  );
}

function Writing({ id, onDone }: { id: string; onDone: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={place} className="my-note page-only">
      <NoteField id={id} onEscape={onDone} />
      <Button onClick={onDone}>Done</Button>
    </div>
  );
}
