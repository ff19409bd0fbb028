import { useSelector } from '@xstate/react';
import { useConnection } from '../context/pageContext.ts';

export const DOWNLOAD_FAILED = 'The download did not finish. It needs a network, and room on this device.';

/** It is on the page too, not in the dialog alone: a sign-in comes back to the page. */
export function SignInProblem() {
  const { actor } = useConnection();
  const isDenied = useSelector(actor, (s) => s.context.problem === 'denied');
  const hasFailed = useSelector(actor, (s) => s.context.problem === 'sign-in failed');
  return (
    <div role="status">
      {(isDenied || hasFailed) && (
        <p className="problem">
          {isDenied
            ? 'You did not let this page use your Hugging Face account. Nothing has changed.'
            : 'Signing in did not work. Try again, or use a token of your own.'}
        </p>
      )}
    </div>
  );
}

export function DownloadEnd() {
  const { actor } = useConnection();
  const failed = useSelector(actor, (s) => s.context.problem === 'download failed');
  const hasCome = useSelector(
    actor,
    ({ context }) => context.loaded > 0 && context.onDevice && context.model === 'available',
  );
  return (
    <div role="status">
      {failed && <p className="problem">{DOWNLOAD_FAILED}</p>}
      {hasCome && (
        <p className="visually-hidden">The download is done: recipes are written on this device.</p>
      )}
    </div>
  );
}
