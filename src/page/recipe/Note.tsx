import { useId } from 'react';
import { MAX_NOTE_CHARS } from '../../shared/maxNoteChars.ts';
import { useRecipeBox } from '../frame/pageContext.ts';

/** Kept as it is typed. */
export function NoteField({ id }: { id: string }) {
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
      />
    </p>
  );
}
