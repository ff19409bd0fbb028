import { type ComponentProps, type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';

type CheckedFieldProps = Pick<ComponentProps<'input'>, 'type' | 'placeholder'> & {
  label: string;
  action: string;
  /** Returns whether the text is valid. */
  onUse: (text: string) => boolean;
  /** Message that is shown if the typed text is not valid. */
  rule: string;
  /** Optional choice, shown between the field and the button. */
  children?: ReactNode;
};

export function CheckedField({ label, action, onUse, rule, children, ...input }: CheckedFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isInvalid, setInvalid] = useState(false);
  const id = useId();

  function use(event: FormEvent) {
    event.preventDefault();
    if (!field.current) return;
    const isUsed = onUse(field.current.value);
    setInvalid(!isUsed);
    if (isUsed) field.current.value = '';
    else field.current.focus();
  }

  return (
    <form className="line field-row" onSubmit={use}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={field}
        className="field"
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-problem`}
      />
      {children}
      <Button type="submit" variant="main">
        {action}
      </Button>
      <p id={`${id}-problem`} role="status" className="problem">
        {isInvalid && rule}
      </p>
    </form>
  );
}
