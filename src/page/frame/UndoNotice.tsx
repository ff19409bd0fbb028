import { Icon } from './Icon.tsx';

type UndoNoticeProps = { what: string | null; onUndo: () => void; onClose: () => void };

/** Tells at the edge of the page what has gone, and brings it back. */
export function UndoNotice({ what, onUndo, onClose }: UndoNoticeProps) {
  return (
    <div className={what ? 'undo notice' : ''}>
      <p role="status">{what && <span className="what">{what}</span>}</p>
      {what && (
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
