import type { ReactNode } from 'react';
import { activeConnection } from '../../../machines/connectionMachine.ts';
import { useConnection, useConnectionState } from '../context/pageContext.ts';
import { CheckedField } from './CheckedField.tsx';
import { ConnectionOption } from './ConnectionOption.tsx';

const NEW_TOKEN_URL =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained';

type TokenOptionProps = { remember: boolean; isOpen: boolean; children: ReactNode };

export function TokenOption({ remember, isOpen, children }: TokenOptionProps) {
  const { giveToken } = useConnection();
  const isOn = useConnectionState((s) => activeConnection(s.context) === 'token');

  return (
    <ConnectionOption
      icon="key"
      name="A Hugging Face token"
      line="An AI model · 2 min to set up · your account’s credits"
      isOn={isOn}
      isOpen={isOpen}
    >
      <ol>
        <li>
          <p>
            <a className="word-button" href={NEW_TOKEN_URL} target="_blank" rel="noopener noreferrer">
              Create a token on Hugging Face
            </a>
            . The right permission is already selected.
          </p>
        </li>
        <li>
          <CheckedField
            type="password"
            placeholder="hf_…"
            label="Paste the token here"
            action="Use this token"
            onUse={(token) => giveToken(token, remember)}
            rule="Hugging Face tokens start with hf_ and hold only letters, digits, “.”, “_” and “-”."
          >
            {children}
          </CheckedField>
        </li>
      </ol>
    </ConnectionOption>
  );
}
