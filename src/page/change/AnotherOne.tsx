import { useCookbookDishesLeft } from '../context/useCookbookDishesLeft.ts';
import { Button, type Variant } from '../controls/Button.tsx';
import { useAskForAnother } from './useAskForAnother.ts';

type AnotherOneProps = {
  variant?: Variant | undefined;
  className?: string;
  /** Keeps its place while a change is made, when no other recipe can be requested. */
  stays?: boolean;
};

/** In the recipe itself, which gives way to the one that is requested. */
export function AnotherOne({ stays = false, ...look }: AnotherOneProps) {
  const askForAnother = useAskForAnother();
  const left = useCookbookDishesLeft();
  if ((!askForAnother && !stays) || left === 0) return null;
  return (
    <Button icon="again" {...look} aria-disabled={!askForAnother} onClick={() => askForAnother?.()}>
      Suggest another
    </Button>
  );
}
