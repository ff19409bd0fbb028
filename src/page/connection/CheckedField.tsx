import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';

type CheckedFieldProps = Pick<ComponentProps<'input'>, 'type' | 'placeholder'> & {
  label: string;
  action: string;
  /** Returns what is wrong with what was written, or null. */
  onUse: (written: string) => string | null;
};

/** A field whose content is used on submit. What is wrong with it is told below it. */
export function CheckedField({ label, action, onUse, ...input }: CheckedFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  function use(event: FormEvent) {
    event.preventDefault();
    if (!field.current) return;
    const refused = onUse(field.current.value);
    setProblem(refused);
    if (refused) field.current.focus();
    else field.current.value = '';
  }

  return (
    <form className="field-row" onSubmit={use}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        ref={field}
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
      />
      <button type="submit" className="button">
        {action}
      </button>
      <p id={`${id}-problem`} role="status" className="problem">
        {problem}
      </p>
    </form>
  );
}
