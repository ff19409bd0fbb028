import { useSelector } from '@xstate/react';
import { useConnection } from '../pageContext.ts';

/** How the last sign-in went wrong: on the page, since that is where one comes back to, and in the dialog. */
export function SignInProblem() {
  const { actor } = useConnection();
  const problem = useSelector(actor, (s) => s.context.problem);
  return (
    <div role="status">
      {problem && (
        <p className="problem">
          {problem === 'denied'
            ? 'You did not let this page use your Hugging Face account. Nothing has changed.'
            : 'Signing in did not work. Try again, or use a token of your own.'}
        </p>
      )}
    </div>
  );
}
