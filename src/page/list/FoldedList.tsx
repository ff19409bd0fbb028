import { formatNames, formatSome } from '../../shared/formatCounts.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';

/**
 * Shows the ingredient list on one line, with the changes made since the recipe arrived. `before`: the list when the
 * recipe arrived.
 */
export function FoldedList({ before, onOpen }: { before: string[]; onOpen: () => void }) {
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const added = ingredients.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !ingredients.includes(one));
  const others = ingredients.filter((one) => before.includes(one));
  const changes = [
    added.length > 0 && `${formatNames(added, 'ingredients')} added`,
    removed.length > 0 && `${formatNames(removed, 'ingredients')} removed`,
  ].filter(Boolean);

  return (
    <button type="button" className="beside" aria-expanded={false} onClick={onOpen}>
      <Icon name="basket" />
      <span>
        <span className="some-lines">{formatSome(others.length > 0 ? others : ingredients, 2)}</span>
        <small className="some-lines">
          {changes.length > 0 && `${changes.join(', ')} for the next recipe`}
        </small>
      </span>
      <b>Change</b>
    </button>
  );
}
