import { usePage } from '../frame/pageContext.ts';
import { useStore } from '../frame/useStore.ts';

export function NotSaved() {
  const { kitchen, timers } = usePage();
  const isKitchenUnsaved = useStore(kitchen.unsaved);
  const isTimerUnsaved = useStore(timers.unsaved);
  return (
    <p role="status" className="soft unkept">
      {(isKitchenUnsaved || isTimerUnsaved) &&
        'This browser does not keep all of this: some of it is gone when you close the page.'}
    </p>
  );
}
