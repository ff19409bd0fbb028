import type { ReactNode } from 'react';
import { useConnection } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { CheckedField } from './CheckedField.tsx';

const NEW_TOKEN_URL =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained';

type TokenFormProps = { remember: boolean; isOpen: boolean; isOnlyWay: boolean; children: ReactNode };

export function TokenForm({ remember, isOpen, isOnlyWay, children }: TokenFormProps) {
  const { giveToken } = useConnection();
  const steps = (
    <>
      <p>Use your own Hugging Face account. About two minutes.</p>
      <ol>
        <li>
          <p>
            <a className="word-button" href={NEW_TOKEN_URL} target="_blank" rel="noopener noreferrer">
              Create a token at Hugging Face
            </a>
            . The right permission is already selected.
          </p>
        </li>
        <li>
          <CheckedField
            type="password"
            label="Paste the token here"
            action="Use this token"
            onUse={(written) => giveToken(written, remember)}
            rule="Hugging Face tokens start with hf_ and hold only letters, digits, “.”, “_” and “-”."
          />
        </li>
      </ol>
      {children}
      <p className="soft">Your token and requests go only to Hugging Face.</p>
    </>
  );

  if (isOnlyWay) return <div className="stack">{steps}</div>;
  return (
    <details className="foldout" name="way" open={isOpen}>
      <summary>
        <h3>Other ways</h3>
        <span className="soft">With a token</span>
        <Icon name="down" className="icon chevron" />
      </summary>
      <div className="stack">{steps}</div>
    </details>
  );
}
