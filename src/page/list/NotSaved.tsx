import { useStore } from '../browser/useStore.ts';
import { usePage } from '../context/pageContext.ts';

export function NotSaved() {
  const { listDocument, timers } = usePage();
  const isListUnsaved = useStore(listDocument.unsaved);
  const isTimerUnsaved = useStore(timers.unsaved);
  return (
    <p role="status" className="soft unkept">
      {(isListUnsaved || isTimerUnsaved) && 'Some of this will be lost when you close the page.'}
    </p>
  );
}
