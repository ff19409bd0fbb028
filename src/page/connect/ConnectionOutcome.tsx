import { useState } from 'react';
import { useConnectionState, useRecipeState } from '../context/pageContext.ts';

export const DOWNLOAD_FAILED = 'The download did not finish. It needs a network, and room on this device.';

const SIGN_IN_PROBLEMS: Record<string, string> = {
  denied: 'You did not let this page use your Hugging Face account. Nothing has changed.',
  'sign-in failed': 'Signing in did not work. Try again, or use a token of your own.',
};

export function useSignInProblem(): string | undefined {
  return useConnectionState(({ context }) => SIGN_IN_PROBLEMS[context.problem ?? '']);
}

export function SignInProblem() {
  const problem = useSignInProblem();
  return <div role="status">{problem && <p className="problem">{problem}</p>}</div>;
}

/** On the page, since a sign-in returns there, not to the dialog. Where it has interrupted a request, the pane shows it instead: on a phone, the masthead is out of sight then. */
export function SignInProblemOnPage() {
  const problem = useSignInProblem();
  const interrupted = useRecipeState((s) => s.matches({ shown: 'interrupted' }));
  const [shownInPane, setShownInPane] = useState<string>();
  // It does not come back to the masthead with the next press, which would move the page.
  if (interrupted && problem !== shownInPane) setShownInPane(problem);
  const isHere = problem && problem !== shownInPane;
  return (
    <div role="status">{problem && <p className={isHere ? 'problem' : 'visually-hidden'}>{problem}</p>}</div>
  );
}

export function DownloadEnd() {
  const failed = useConnectionState((s) => s.context.problem === 'download failed');
  const hasCome = useConnectionState(
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
