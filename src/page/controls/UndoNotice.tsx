import { flushSync } from 'react-dom';
import type { Removal } from '../../../machines/kitchen.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button, IconButton } from './Button.tsx';

type UndoNoticeProps = {
  of: Removal['of'];
  message: string;
  /** Called when the notice closes. Must move focus, which the browser would otherwise move to the top of the page. */
  onGone: (isUndone: boolean) => void;
};

export function UndoNotice({ of, message, onGone }: UndoNoticeProps) {
  const recipeActor = useRecipeActor();
  const isShown = useRecipeState((s) => s.context.removal?.of === of);

  function end(type: 'removal.undone' | 'removal.accepted') {
    // Renders the change at once, since a restored item can get focus only after it has been rendered.
    flushSync(() => recipeActor.send({ type }));
    onGone(type === 'removal.undone');
  }

  return (
    <div className={isShown ? 'undo notice' : ''}>
      <p role="status">{isShown && <span className="one-line">{message}</span>}</p>
      {isShown && (
        <>
          <Button onClick={() => end('removal.undone')}>Undo</Button>
          <IconButton icon="cross" label="Close" onClick={() => end('removal.accepted')} />
        </>
      )}
    </div>
  );
}
