import { useId, useRef } from 'react';
import { MAX_WISH_CHARS } from '../../../machines/request.ts';
import { Button } from '../controls/Button.tsx';

type ReplaceProps = { name: string; onRequest: (wish: string) => void };

/** Menu items that request the recipe with a food left out or replaced. */
export function Replace({ name, onRequest }: ReplaceProps) {
  const id = useId();
  const wish = `Replace ${name}`;
  const withWhat = `${wish} with `;
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <label htmlFor={id}>
        Replace <bdi>{name}</bdi> with…
      </label>
      {/* Uses no form, because pressing the button closes the menu and would unmount a form before its submission. */}
      <div className="line add">
        <input
          ref={field}
          id={id}
          type="text"
          dir="auto"
          placeholder="a food, or whatever fits"
          maxLength={MAX_WISH_CHARS - withWhat.length}
          autoComplete="off"
          enterKeyHint="go"
          onKeyDown={({ key, nativeEvent }) =>
            key === 'Enter' && !nativeEvent.isComposing && button.current?.click()
          }
        />
        <Button
          ref={button}
          variant="tint"
          onClick={() => {
            const replacement = field.current?.value.trim();
            onRequest(replacement ? withWhat + replacement : wish);
          }}
        >
          Replace
        </Button>
      </div>
      <Button icon="minus" onClick={() => onRequest(`Leave out the ${name}`)}>
        Leave it out
      </Button>
    </>
  );
}
