import { useIsUnkept } from '../pageContext.ts';

/** A list that is gone tomorrow is a surprise to nobody then. */
export function Unkept() {
  const isUnkept = useIsUnkept();
  return (
    <p role="status" className="soft unkept">
      {isUnkept && 'This browser does not keep all of this: some of it is gone when you close the page.'}
    </p>
  );
}
