import { useIsUnkept } from '../pageContext.ts';

/** A list that is gone tomorrow is a surprise to nobody then. */
export function Unkept() {
  const isUnkept = useIsUnkept();
  return (
    <p role="status" className="soft unkept">
      {isUnkept && 'This browser keeps nothing more: what you change here stays until you close the page.'}
    </p>
  );
}
