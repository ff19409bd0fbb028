import { type FormEvent, useId, useRef, useState } from 'react';
import { useConnection } from './connection.ts';

const NEW_TOKEN_URL =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained';

export function TokenForm({ remember }: { remember: boolean }) {
  const { giveToken } = useConnection();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  function give(event: FormEvent) {
    event.preventDefault();
    if (!field.current) return;
    const refused = giveToken(field.current.value, remember);
    setProblem(refused);
    if (refused) field.current.focus();
    else field.current.value = '';
  }

  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>A token of your own</h3>
      <p className="quiet">
        <a href={NEW_TOKEN_URL} target="_blank" rel="noopener noreferrer">
          Create one at Hugging Face
        </a>{' '}
        with the one permission that is needed. It goes nowhere but to Hugging Face.
      </p>
      <form className="field-row" onSubmit={give}>
        <label htmlFor={id}>Token</label>
        <input
          ref={field}
          id={id}
          type="password"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
        />
        <button type="submit" className="button">
          Use this token
        </button>
      </form>
      <p id={`${id}-problem`} role="status" className="problem">
        {problem}
      </p>
    </section>
  );
}
