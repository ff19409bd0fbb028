import { useRecipeBox } from '../context/pageContext.ts';
import { Button } from '../controls/Button.tsx';

/** `isLong`: where there is room to say what comes of it. */
export function Like({ id, isLong = false }: { id: string; isLong?: boolean }) {
  const { box } = useRecipeBox();
  const { liked } = box.marksOf(id);
  const done = isLong ? 'Liked. First in your box' : 'Liked';
  return (
    <Button
      icon="heart"
      // Its words say which it is: pressed as well, a screen reader would say it twice.
      variant={liked ? 'edge' : undefined}
      className={`like ${liked ? 'is-liked' : ''} ${isLong ? 'like-long' : ''}`}
      onClick={() => box.mark(id, { liked: !liked })}
    >
      <span>{liked ? done : 'I like it'}</span>
    </Button>
  );
}
