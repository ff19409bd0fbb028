import { useConnection } from '../pageContext.ts';
import { CheckedField } from './CheckedField.tsx';
import { Way } from './Way.tsx';

const NEW_TOKEN_URL =
  'https://huggingface.co/settings/tokens/new?ownUserPermissions=inference.serverless.write&tokenType=fineGrained';

export function TokenForm({ remember, isOpen }: { remember: boolean; isOpen: boolean }) {
  const { giveToken } = useConnection();

  return (
    <Way
      icon="key"
      name="A token of your own"
      line="Its account pays. Your list goes to Hugging Face, and the token to nobody else."
      isOpen={isOpen}
    >
      <p className="soft">
        <a href={NEW_TOKEN_URL} target="_blank" rel="noopener noreferrer">
          Create one at Hugging Face
        </a>{' '}
        with the one permission needed.
      </p>
      <CheckedField
        type="password"
        label="Token"
        action="Use this token"
        onUse={(written) => giveToken(written, remember)}
        rule="A token of Hugging Face begins with “hf_” and holds only letters, digits, “.”, “_” and “-”."
      />
    </Way>
  );
}
