import { takenAway } from '../../../machines/kitchen.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { formatNames } from '../../shared/formatCounts.ts';
import { STAPLES_ID } from '../browser/focus.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { LateFoldout } from '../taste/LateFoldout.tsx';

export function Staples() {
  const staples = useRecipeState((s) => staplesOf(s.context.staples));
  const removed = useRecipeState((s) => takenAway(s.context), isSameList);

  return (
    <LateFoldout
      id={STAPLES_ID}
      icon="jar"
      name="Always in my kitchen"
      summary={staples.join(', ') || 'What you never run out of'}
      fields="StapleFields"
      of="staples"
      removed={`Removed ${formatNames(removed, 'ingredients')}.`}
    />
  );
}
