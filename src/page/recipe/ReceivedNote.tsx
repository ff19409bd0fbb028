import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

export function ReceivedNote({ isKept, onKeep }: { isKept: boolean; onKeep: () => void }) {
  return (
    <div className="sample came page-only">
      <Icon name="link" />
      <p role="status">
        <strong>This recipe came by a link.</strong>{' '}
        {isKept ? 'It is in your box now.' : 'It is gone when you leave, unless you keep it.'}
      </p>
      {/* It stays when it has been pressed: the focus would be lost, and the recipe would jump. */}
      <Button aria-disabled={isKept} onClick={onKeep}>
        {isKept ? 'Kept' : 'Keep it'}
      </Button>
    </div>
  );
}
