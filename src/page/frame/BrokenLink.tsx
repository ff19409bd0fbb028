import { useReturnFocus } from '../browser/useReturnFocus.ts';
import { useStore } from '../browser/useStore.ts';
import { usePage } from '../context/pageContext.ts';
import { IconButton } from '../controls/Button.tsx';

export function BrokenLink() {
  const { link } = usePage();
  const isShown = useStore(link.hasBroken);
  const { onFocus, giveBack } = useReturnFocus();

  function close() {
    giveBack();
    link.hasBroken.set(false);
  }

  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it looks only where the focus came from
    <div className="broken-link notice" onFocus={onFocus}>
      <p>This link is broken or newer than this page.</p>
      <IconButton icon="cross" label="Close" onClick={close} />
    </div>
  );
}
