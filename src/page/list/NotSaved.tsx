import { useStore } from '../browser/useStore.ts';
import { usePage } from '../context/pageContext.ts';

export function NotSaved() {
  const { kitchenDocument, timers } = usePage();
  const isListUnsaved = useStore(kitchenDocument.unsaved);
  const isTimerUnsaved = useStore(timers.unsaved);
  return (
    <p role="status" className="soft unkept">
      {(isListUnsaved || isTimerUnsaved) && 'Some of this will be lost when you close the page.'}
    </p>
  );
}
