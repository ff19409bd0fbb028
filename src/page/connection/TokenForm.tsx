import { useId } from 'react';
import { useConnection } from '../contexts.ts';
import { CheckedField } from './CheckedField.tsx';

const NEW_TOKEN_URL =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained';

export function TokenForm({ remember }: { remember: boolean }) {
  const { giveToken } = useConnection();
  const title = useId();

  return (
    <section aria-labelledby={title}>
      <h3 id={title}>A token of your own</h3>
      <p className="quiet">
        <a href={NEW_TOKEN_URL} target="_blank" rel="noopener noreferrer">
          Create one at Hugging Face
        </a>{' '}
        with the one permission that is needed. It goes nowhere but to Hugging Face.
      </p>
      <CheckedField
        type="password"
        label="Token"
        action="Use this token"
        onUse={(written) => giveToken(written, remember)}
        rule="A token of Hugging Face begins with “hf_” and holds only letters, digits, “.”, “_” and “-”."
      />
    </section>
  );
}
