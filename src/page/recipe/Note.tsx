import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAX_NOTE_CHARS } from '../../shared/maxNoteChars.ts';
import { Button } from '../frame/Button.tsx';
import { focusFirst } from '../frame/focus.ts';
import { Icon } from '../frame/Icon.tsx';
import { useRecipeBox } from '../frame/pageContext.ts';
import { useRecipe } from './recipeContext.ts';

/** Of the button that opens the note. */
export const NOTE_ID = 'own-note';

/** Kept as it is typed. */
export function NoteField({ id, onEscape }: { id: string; onEscape?: () => void }) {
  const { box } = useRecipeBox();
  const { note } = box.marksOf(id);
  const field = useId();
  return (
    <p className="note-field">
      <label htmlFor={field}>A note for next time</label>
      <textarea
        id={field}
        className="field"
        dir="auto"
        rows={2}
        maxLength={MAX_NOTE_CHARS}
        value={note}
        onChange={(event) => box.mark(id, { note: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEscape?.();
        }}
      />
    </p>
  );
}

type RecipeNoteProps = { isWriting: boolean; onWriting: (isWriting: boolean) => void };

/** Where there is no note yet, the tools of the recipe open it. */
export function RecipeNote({ isWriting, onWriting }: RecipeNoteProps) {
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
