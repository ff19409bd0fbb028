import { useRequestChange } from '../context/requests.ts';
import { Button, type ButtonProps } from './Button.tsx';

/** Button that requests a change to the recipe. By default, the label is the wish. */
export function WishButton({ wish, children = wish, ...button }: ButtonProps & { wish: string }) {
  const change = useRequestChange();
  return (
    <Button {...button} aria-disabled={change?.isBlocked} onClick={() => change?.request(wish)}>
      {children}
    </Button>
  );
}
