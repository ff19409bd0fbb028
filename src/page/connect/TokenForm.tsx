import { useConnection, useConnectionState } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { CheckedField } from './CheckedField.tsx';

const NEW_TOKEN_URL =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained';

type TokenFormProps = { remember: boolean; isOnlyWay: boolean };

export function TokenForm({ remember, isOnlyWay }: TokenFormProps) {
  const { giveToken } = useConnection();
  const isOpen = useConnectionState((s) => s.context.option === 'token');
  const steps = (
    <>
      <p>Use your own Hugging Face account. About two minutes.</p>
      <ol className="token-steps">
        <li>
          <p>
            <a href={NEW_TOKEN_URL} target="_blank" rel="noopener noreferrer">
              Create a token at Hugging Face
            </a>
            . The permission is set for you.
          </p>
        </li>
        <li>
          <p>Copy it. It starts with hf_.</p>
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
      <p className="soft">Your ingredients and the token go to Hugging Face only.</p>
    </>
  );

  if (isOnlyWay) return <div className="token-way">{steps}</div>;
  return (
    <details className="token-way" open={isOpen}>
      <summary>
        <Icon name="key" />
        <h3>I have a token</h3>
        <Icon name="down" className="icon chevron" />
      </summary>
      <div>{steps}</div>
    </details>
  );
}
