import { useStore } from '../browser/useStore.ts';
import { usePage } from '../context/pageContext.ts';

export function NotSaved() {
  const unkept = useStore(usePage().unkept);
  return (
    <p role="status" className="soft unkept">
      {unkept.size > 0 && 'Some of this will be lost when you close the page.'}
    </p>
  );
}
