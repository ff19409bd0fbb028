import { useCookbookDishesLeft } from '../context/useCookbookDishesLeft.ts';
import { Button, type Variant } from '../controls/Button.tsx';
import { useRequestAnother } from './useRequestAnother.ts';

type AnotherOneProps = {
  variant?: Variant | undefined;
  className?: string;
  /** Keeps its place while a change is made, when no other recipe can be requested. */
  stays?: boolean;
};

/** In the recipe itself, which gives way to the one that is requested. */
export function AnotherOne({ stays = false, ...look }: AnotherOneProps) {
  const requestAnother = useRequestAnother();
  const left = useCookbookDishesLeft();
  if ((!requestAnother && !stays) || left === 0) return null;
  return (
    <Button icon="again" {...look} aria-disabled={!requestAnother} onClick={() => requestAnother?.()}>
      Suggest another
    </Button>
  );
}
