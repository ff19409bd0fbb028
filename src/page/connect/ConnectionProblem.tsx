import { useSelector } from '@xstate/react';
import { useConnection } from '../frame/pageContext.ts';

export const DOWNLOAD_FAILED = 'The download did not finish. It needs a network, and room on this device.';

/** How a sign-in went wrong: on the page, since that is where one comes back to, and in the dialog. */
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

/** How a download ended that nobody looks at any more. */
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
