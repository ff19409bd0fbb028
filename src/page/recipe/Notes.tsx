import { isForList } from '../../../machines/pane.ts';
import type { Recipe } from '../../../machines/recipe.ts';
import { formatAll } from '../../shared/formatCounts.ts';
import { INGREDIENT_INPUT_ID, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { useIsOffline } from '../browser/useIsOffline.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useRequestAnother } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { NoteField } from '../controls/Marks.tsx';
import { Link } from '../rendering/elements.tsx';

/** Id of the button that opens the note for editing. */
export const NOTE_ID = 'own-note';
export const NOTE_FIELD_ID = 'own-note-field';

type OwnNoteProps = { isWriting: boolean; onWriting: (isWriting: boolean) => void };

/** Shows the visitor's note. If there is no note, `RecipeTools` shows a button for writing one. */
export function OwnNote({ isWriting, onWriting }: OwnNoteProps) {
  const { recipe, note } = useRecipe();
  if (isWriting) {
    return (
      <div key="field" className="my-note page-only" data-next-focus={NOTE_ID}>
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

/** Says that the recipe is from the cookbook, and offers to request a recipe from a model. */
export function CookbookNote() {
  const { recipe } = useRecipe();
  const isOffline = useIsOffline();
  const isOwn = useRecipeState(isForList);
  const requestAnswer = useRequestAnother('model.requested');
  if (!recipe.cookbook) return null;
  const { leftOut } = recipe.cookbook;
  const without = isOwn && leftOut.length > 0 && ` Without the ${formatAll(leftOut)}.`;

  return (
    <div className="beside written-how soft">
      <Icon name="book" />
      <p>
        From the kitchen’s own cookbook, no AI.{without}{' '}
        {isOffline
          ? 'You’re offline.'
          : isOwn &&
            requestAnswer && (
              <Button variant="word" onClick={requestAnswer}>
                Have a new one written
              </Button>
            )}
      </p>
    </div>
  );
}

/** Lets the visitor undo that a pasted text is shown as a recipe. */
export function PasteNote() {
  const recipeActor = useRecipeActor();
  const removal = useRecipeState((s) => s.context.removal);
  if (removal?.of !== 'paste') return null;
  const { text } = removal;
  const undo = () => recipeActor.send({ type: 'removal.undone' });

  return (
    <p className="soft page-only paste-note" data-next-focus={`${RECIPE_HEADING_ID} ${INGREDIENT_INPUT_ID}`}>
      {text !== null && (
        <>
          Not a recipe?{' '}
          <Button
            variant="word"
            onClick={() => {
              undo();
              recipeActor.send({ type: 'ingredient.added', text });
            }}
          >
            Put it on the list
          </Button>
          {'\u00a0 '}
        </>
      )}
      <Button variant="word" onClick={undo}>
        Undo
      </Button>
    </p>
  );
}

/** Names the page and the author of a pasted recipe. */
export function PastedFrom({ address, author }: NonNullable<Recipe['pasted']>) {
  if (!address && !author) return null;
  return (
    <p className="soft pasted-from" lang="en" dir="ltr">
      {address && (
        <>
          From <Link href={address}>{new URL(address).hostname}</Link>
          {author && ', '}
        </>
      )}
      {author && (
        <>
          {address ? 'by' : 'By'} <bdi>{author}</bdi>
        </>
      )}
    </p>
  );
}

export function ReceivedNote({ isSaved, onSave }: { isSaved: boolean; onSave: () => void }) {
  return (
    <div className="received panel page-only">
      <Icon name="link" />
      <p role="status">{isSaved ? 'It’s in your box now.' : 'It isn’t saved yet.'}</p>
      {/* Keeps the button after it is pressed, so that focus is not lost and the recipe does not move. */}
      <Button variant="edge" aria-disabled={isSaved} onClick={onSave}>
        {isSaved ? 'Kept' : 'Keep it'}
      </Button>
    </div>
  );
}
