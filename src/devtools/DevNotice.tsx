import './devNotice.css';

type DevNoticeProps = { inspector: { start: () => void } | null };

export default function DevNotice({ inspector }: DevNoticeProps) {
  return (
    <aside className="dev-notice" aria-label="For the developer">
      {__PRACTICE__ && (
        <p>
          <strong>Practice kitchen:</strong> no model is asked, these recipes are made up on this machine. To
          connect one, use “Connection”, or set <code>VITE_HF_ACCESS_TOKEN</code> in <code>.env.local</code>.
        </p>
      )}
      {inspector && (
        <button type="button" onClick={() => inspector.start()}>
          Inspect
        </button>
      )}
    </aside>
  );
}
