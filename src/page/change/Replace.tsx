import { useId, useRef } from 'react';
import { MAX_WISH_CHARS } from '../../../machines/request.ts';
import { Button } from '../controls/Button.tsx';

type ReplaceProps = { name: string; onAsk: (wish: string, pressed: HTMLElement) => void };

/** In the menu of a food to buy: asks for the recipe with another one, or without it. */
export function Replace({ name, onAsk }: ReplaceProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const press = useRef<HTMLButtonElement>(null);

  return (
    <>
      <label htmlFor={id}>
        Replace <bdi>{name}</bdi> with…
      </label>
      {/* Not a form: the menu, which closes with the press, would take it away before it is submitted. */}
      <div className="line add">
        <input
          ref={field}
          id={id}
          type="text"
          dir="auto"
          placeholder="whatever fits"
          maxLength={MAX_WISH_CHARS - name.length}
          autoComplete="off"
          enterKeyHint="go"
          onKeyDown={({ key, nativeEvent }) =>
            key === 'Enter' && !nativeEvent.isComposing && press.current?.click()
          }
        />
        <Button
          ref={press}
          className="button-tint"
          onClick={({ currentTarget }) => {
            const by = field.current?.value.trim();
            onAsk(by ? `Replace ${name} with ${by}` : `Replace ${name}`, currentTarget);
          }}
        >
          Replace
        </Button>
      </div>
      <Button icon="minus" onClick={({ currentTarget }) => onAsk(`Leave out the ${name}`, currentTarget)}>
        Leave it out
      </Button>
    </>
  );
}
