import { useSelector } from '@xstate/react';
import { hasRemoval, type Removal } from '../../../machines/recipeMachine.ts';
import { Icon } from './Icon.tsx';
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
          <button type="button" className="button" onClick={onUndo}>
            Undo
          </button>
          <button type="button" className="cross" aria-label="Close" onClick={onClose}>
            <Icon name="cross" />
          </button>
        </>
      )}
    </div>
  );
}
