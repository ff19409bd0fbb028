import { Button } from '../page/controls/Button.tsx';
import './devNotice.css';

type DevNoticeProps = { inspector: { start: () => void } | null };

export default function DevNotice({ inspector }: DevNoticeProps) {
  return (
    <aside className="dev-notice line soft" aria-label="For the developer">
      {__PRACTICE__ && (
        <p>
          <strong>Practice kitchen:</strong> no model is called, these recipes are made up on this machine. To
          connect one, press the button above, or set <code>VITE_HF_ACCESS_TOKEN</code> in{' '}
          <code>.env.local</code>.
        </p>
      )}
      {inspector && <Button onClick={() => inspector.start()}>Inspect</Button>}
    </aside>
  );
}
