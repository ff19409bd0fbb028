import type { Recipe } from '../../../machines/recipe.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

type ReceivedNoteProps = { recipe: Recipe; isKept: boolean };

export function ReceivedNote({ recipe, isKept }: ReceivedNoteProps) {
  const recipeActor = useRecipeActor();
  const keep = () => {
    if (!isKept) recipeActor.send({ type: 'recipe.kept', recipe });
  };

  return (
    <div className="sample came page-only">
      <Icon name="link" />
      <p role="status">
        <strong>This recipe came by a link.</strong>{' '}
        {isKept ? 'It is in your box now.' : 'It is gone when you leave, unless you keep it.'}
      </p>
      {/* It stays when it has been pressed: the focus would be lost, and the recipe would jump. */}
      <Button aria-disabled={isKept} onClick={keep}>
        {isKept ? 'Kept' : 'Keep it'}
      </Button>
    </div>
  );
}
