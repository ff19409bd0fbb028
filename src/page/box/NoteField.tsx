import { useId } from 'react';
import { MAX_NOTE_CHARS } from '../../../machines/shorten.ts';
import { useRecipeBox } from '../context/pageContext.ts';

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
