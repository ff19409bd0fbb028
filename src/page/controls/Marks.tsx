import { MAX_NOTE_CHARS } from '../../../machines/bounds.ts';
import { useRecipeBox } from '../context/pageContext.ts';
import { Button, type ButtonProps } from './Button.tsx';

type LikeProps = ButtonProps & { id: string; isLong?: boolean };

/** `id`: id of the recipe. `isLong`: true for a longer label, which says what the button does. */
export function Like({ id, isLong = false, ...button }: LikeProps) {
  const { box } = useRecipeBox();
  const { liked } = box.marksOf(id);
  const done = isLong ? 'Liked. First in your box' : 'Liked';
  return (
    <Button
      {...button}
      icon="heart"
      // Shows the state only in the button's text. With `aria-pressed`, a screen reader would announce the state twice.
      variant={liked ? 'edge' : undefined}
      className={`like ${liked ? 'liked' : ''} ${isLong ? 'like-long' : ''}`}
      onClick={() => box.mark(id, { liked: !liked })}
    >
      <span>{liked ? done : 'I like it'}</span>
    </Button>
  );
}

type NoteFieldProps = { id: string; recipeId: string; onDone?: () => void };

/** Field for a note, which is saved while the visitor types. */
export function NoteField({ id, recipeId, onDone }: NoteFieldProps) {
  const { box } = useRecipeBox();
  const { note } = box.marksOf(recipeId);
  return (
    <p className="note-field">
      <span className="row">
        <label className="name-of soft" htmlFor={id}>
          A note for next time
        </label>
        {onDone && (
          <Button variant="quiet" className="at-end" onClick={onDone}>
            Done
          </Button>
        )}
      </span>
      <textarea
        id={id}
        className="field"
        dir="auto"
        rows={2}
        placeholder="e.g. more lemon"
        maxLength={MAX_NOTE_CHARS}
        value={note}
        onChange={(event) => box.mark(recipeId, { note: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing || !onDone) return;
          // Stops the event. Otherwise, Escape would also cancel a request.
          event.stopPropagation();
          onDone();
        }}
      />
    </p>
  );
}
