import { isForList } from '../../../machines/pane.ts';
import { formatAll } from '../../shared/formatCounts.ts';
import { useIsOffline } from '../browser/useIsOffline.ts';
import { useIsConnected, useOpenConnectionDialog, useRecipeState } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useRequestAnother } from '../context/requests.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

/** Says that the recipe is from the cookbook, and offers to request one from a model. */
export function CookbookNote() {
  const { recipe } = useRecipe();
  const isOffline = useIsOffline();
  const isConnected = useIsConnected();
  const isOwn = useRecipeState(isForList);
  const requestAnother = useRequestAnother();
  const openConnectionDialog = useOpenConnectionDialog();
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
          : isOwn && (
              <Button
                variant="word"
                className="page-only"
                onClick={(isConnected && requestAnother) || openConnectionDialog}
              >
                Have a new one written
              </Button>
            )}
      </p>
    </div>
  );
}
