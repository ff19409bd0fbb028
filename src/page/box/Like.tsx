import { useRecipeBox } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

/** `isLong`: true for a longer label, which says what the button does. */
export function Like({ id, isLong = false }: { id: string; isLong?: boolean }) {
  const { box } = useRecipeBox();
  const { liked } = box.marksOf(id);
  const done = isLong ? 'Liked. First in your box' : 'Liked';
  return (
    <Button
      icon="heart"
      // Shows the state only in the button's text. With `aria-pressed`, a screen reader would announce the state twice.
      variant={liked ? 'edge' : undefined}
      className={`like ${liked ? 'is-liked' : ''} ${isLong ? 'like-long' : ''}`}
      onClick={() => box.mark(id, { liked: !liked })}
    >
      <span>{liked ? done : 'I like it'}</span>
    </Button>
  );
}
