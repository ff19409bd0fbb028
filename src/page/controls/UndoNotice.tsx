import type { Removal } from '../../../machines/kitchen.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Button, IconButton } from './Button.tsx';

type UndoNoticeProps = {
  of: Removal['of'];
  message: string;
  action?: string | undefined;
  /** Ids of the elements that may get focus when the notice closes. */
  nextFocus: string;
  /** Id of the restored element, which gets focus after 'Undo'. */
  restored?: string;
};

export function UndoNotice({ of, message, action = 'Undo', nextFocus, restored }: UndoNoticeProps) {
  const recipeActor = useRecipeActor();
  const isShown = useRecipeState((s) => s.context.removal?.of === of);

  return (
    <div className={isShown ? 'undo notice' : ''} data-next-focus={nextFocus}>
      <p role="status">{isShown && <span className="one-line">{message}</span>}</p>
      {isShown && (
        <>
          <Button data-next-focus={restored} onClick={() => recipeActor.send({ type: 'removal.undone' })}>
            {action}
          </Button>
          <IconButton
            icon="cross"
            label="Close"
            onClick={() => recipeActor.send({ type: 'removal.accepted' })}
          />
        </>
      )}
    </div>
  );
}
