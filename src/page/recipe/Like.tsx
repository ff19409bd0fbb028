import { Button } from '../frame/Button.tsx';
import { useRecipeBox } from '../frame/pageContext.ts';

/** `isLong`: where there is room to say what comes of it. */
export function Like({ id, isLong = false }: { id: string; isLong?: boolean }) {
  const { box } = useRecipeBox();
  const { liked } = box.marksOf(id);
  const words = isLong ? (liked ? 'Liked. First in your box' : 'I like it') : liked ? 'Liked' : 'Like';
  return (
    <Button
      icon="heart"
      className={isLong ? 'like like-long' : 'like button-quiet'}
      aria-pressed={liked}
      onClick={() => box.mark(id, { liked: !liked })}
    >
      <span>{words}</span>
    </Button>
  );
}
