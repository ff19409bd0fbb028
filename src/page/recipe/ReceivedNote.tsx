import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

export function ReceivedNote({ isSaved, onSave }: { isSaved: boolean; onSave: () => void }) {
  return (
    <div className="came panel panel-basil page-only">
      <Icon name="link" />
      <p role="status">
        <strong>Someone sent you this.</strong>{' '}
        {isSaved ? 'It’s in your box now.' : 'Keep it, or it’s gone when you leave.'}
      </p>
      {/* It stays when it has been pressed: the focus would be lost, and the recipe would jump. */}
      <Button variant="edge" aria-disabled={isSaved} onClick={onSave}>
        {isSaved ? 'Kept' : 'Keep it'}
      </Button>
    </div>
  );
}
