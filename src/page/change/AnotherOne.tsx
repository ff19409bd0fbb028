import { useCookbookDishesLeft } from '../context/useCookbookDishesLeft.ts';
import { Button } from '../controls/Button.tsx';
import { useAskForAnother } from './useAskForAnother.ts';

/** In the recipe itself, which gives way to the one that is requested. */
export function AnotherOne({ className = '' }: { className?: string }) {
  const askForAnother = useAskForAnother();
  const left = useCookbookDishesLeft();
  if (!askForAnother || left === 0) return null;
  return (
    <Button icon="again" className={className} onClick={askForAnother}>
      Suggest another
    </Button>
  );
}
