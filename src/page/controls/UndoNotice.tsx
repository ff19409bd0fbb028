import { flushSync } from 'react-dom';
import { hasRemoval, type Removal } from '../../../machines/undo.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button, IconButton } from './Button.tsx';

type UndoNoticeProps = {
  of: Removal['of'];
  what: string;
  /** It has to move the focus: this notice unmounts with its button, and a lost focus starts at the top of the page. */
  onGone: (isUndone: boolean) => void;
};

export function UndoNotice({ of, what, onGone }: UndoNoticeProps) {
  const recipeActor = useRecipeActor();
  const isShown = useRecipeState(({ context }) => context.removal?.of === of && hasRemoval(context));

  function end(type: 'removal.undone' | 'removal.accepted') {
    // What comes back has to be rendered before it can take the focus.
    flushSync(() => recipeActor.send({ type }));
    onGone(type === 'removal.undone');
  }

  return (
    <div className={isShown ? 'undo notice' : ''}>
      <p role="status">{isShown && <span className="one-line">{what}</span>}</p>
      {isShown && (
        <>
          <Button onClick={() => end('removal.undone')}>Undo</Button>
          <IconButton icon="cross" label="Close" onClick={() => end('removal.accepted')} />
        </>
      )}
    </div>
  );
}
