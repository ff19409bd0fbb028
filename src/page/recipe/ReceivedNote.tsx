import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';

export function ReceivedNote({ isSaved, onSave }: { isSaved: boolean; onSave: () => void }) {
  return (
    <div className="received panel panel-basil page-only">
      <Icon name="link" />
      <p role="status">{isSaved ? 'It’s in your box now.' : 'It isn’t saved yet.'}</p>
      {/* Keeps the button after it is pressed, so that focus is not lost and the recipe does not move. */}
      <Button variant="edge" aria-disabled={isSaved} onClick={onSave}>
        {isSaved ? 'Kept' : 'Keep it'}
      </Button>
    </div>
  );
}
