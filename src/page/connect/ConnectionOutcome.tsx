import { useConnectionState } from '../context/pageContext.ts';

export const DOWNLOAD_FAILED =
  'The download did not finish. Check your connection, and whether this device has enough space.';

const SIGN_IN_PROBLEMS: Record<string, string> = {
  denied: 'You did not let this page use your Hugging Face account. Nothing has changed.',
  'sign-in failed': 'Signing in did not work. Try again, or use your own token.',
};

/**
 * Message about a failed sign-in. Shown in the connection dialog, and on the page to which the visitor returns after
 * signing in.
 */
export function SignInProblem() {
  const problem = useConnectionState(({ context }) => SIGN_IN_PROBLEMS[context.problem ?? '']);
  return <div role="status">{problem && <p className="problem">{problem}</p>}</div>;
}

export function DownloadEnd() {
  const failed = useConnectionState((s) => s.context.problem === 'download failed');
  const isDownloaded = useConnectionState(
    ({ context }) => context.loaded > 0 && context.onDevice && context.model === 'available',
  );
  return (
    <div role="status">
      {failed && <p className="problem">{DOWNLOAD_FAILED}</p>}
      {isDownloaded && (
        <p className="visually-hidden">Download complete. Recipes are now written on this device.</p>
      )}
    </div>
  );
}
