import { useSelector } from '@xstate/react';
import { hasRemoval, type Removal } from '../../../machines/recipeMachine.ts';
import { Icon } from './Icon.tsx';
import { useRecipeActor } from './pageContext.ts';

type UndoNoticeProps = {
  /** Beside what was taken away it is offered to bring that back. */
  of: Removal['of'];
  what: string;
  /** The focus goes where it makes sense, before this notice takes it along. */
  onUndo: () => void;
  onClose: () => void;
};

/** Tells at the edge of the page what was taken away last, and brings it back. */
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
