import { NoteField } from '../box/NoteField.tsx';
import { useRecipe } from '../context/recipeContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

/** Id of the button that opens the note for editing. */
export const NOTE_ID = 'own-note';
export const NOTE_FIELD_ID = 'own-note-field';

type OwnNoteProps = { isWriting: boolean; onWriting: (isWriting: boolean) => void };

/** Shows the visitor's note. If there is no note, `RecipeTools` shows a button for writing one. */
export function OwnNote({ isWriting, onWriting }: OwnNoteProps) {
  const { recipe, note } = useRecipe();
  if (isWriting) {
    return (
      <div className="my-note page-only">
        <NoteField id={NOTE_FIELD_ID} recipeId={recipe.id} onDone={() => onWriting(false)} />
      </div>
    );
  }
  if (note.trim() === '') return null;
  return (
    <div className="beside my-note">
      <Icon name="note" className="icon soft" />
      <p dir="auto">{note}</p>
      <Button id={NOTE_ID} variant="quiet" className="page-only" onClick={() => onWriting(true)}>
        Edit<span className="visually-hidden"> the note</span>
      </Button>
    </div>
  );
}
