import { useIsUnkept } from '../frame/pageContext.ts';

/** Else a list that is gone tomorrow would come as a surprise. */
export function Unkept() {
  const isUnkept = useIsUnkept();
  return (
    <p role="status" className="soft unkept">
      {isUnkept && 'This browser does not keep all of this: some of it is gone when you close the page.'}
    </p>
  );
}
