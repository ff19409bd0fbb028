import { useSelector } from '@xstate/react';
import { hasRemoval, type Removal } from '../../../machines/recipeMachine.ts';
import { Button, IconButton } from './Button.tsx';
import { useRecipeActor } from './pageContext.ts';

type UndoNoticeProps = {
  of: Removal['of'];
  what: string;
  /** It has to move the focus first: this notice unmounts with its button, and a lost focus starts at the top of the page. */
  onUndo: () => void;
  onClose: () => void;
};

export function UndoNotice({ of, what, onUndo, onClose }: UndoNoticeProps) {
  const recipeActor = useRecipeActor();
  const isShown = useSelector(
    recipeActor,
    ({ context }) => context.removal?.of === of && hasRemoval(context),
  );
  return (
    <div className={isShown ? 'undo notice' : ''}>
      <p role="status">{isShown && <span className="what">{what}</span>}</p>
      {isShown && (
        <>
          <Button onClick={onUndo}>Undo</Button>
          <IconButton icon="cross" label="Close" onClick={onClose} />
        </>
      )}
    </div>
  );
}
