import { Button } from '../page/controls/Button.tsx';
import './devNotice.css';

type DevNoticeProps = { inspector: { start: () => void } | null };

export default function DevNotice({ inspector }: DevNoticeProps) {
  return (
    <aside className="dev-notice line soft" aria-label="For the developer">
      {inspector && <Button onClick={() => inspector.start()}>Inspect</Button>}
    </aside>
  );
}
