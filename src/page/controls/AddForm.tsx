import { type ClipboardEvent, type FormEvent, useRef } from 'react';
import { isOnLines, mayBeRecipe } from '../../../machines/splitList.ts';
import { Button } from './Button.tsx';

type AddFormProps = {
  /** Id of the field. */
  id: string;
  label: string;
  placeholder: string;
  action: string;
  /** Returns the text that was not accepted, which stays in the field. */
  onAdd: (text: string) => string;
  /** Takes a pasted text that may be a recipe. `add`: adds the text, as `onAdd` does. */
  onLongPaste?: (pasted: { text: string; html: string }, add: () => void) => void;
};

export function AddForm({ id, label, placeholder, action, onAdd, onLongPaste }: AddFormProps) {
  const input = useRef<HTMLInputElement>(null);

  function addText(text: string) {
    if (!input.current) return;
    input.current.value = onAdd(text);
    if (input.current.value === '') input.current.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    addText(input.current?.value ?? '');
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const isLong = onLongPaste && mayBeRecipe(pasted);
    if (!isOnLines(pasted) && !isLong) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    // Inserts pasted lines below a half-typed word. Otherwise, the first pasted line would be joined to that word. Leaves
    // the field alone if its text has changed since the paste.
    const add = () => {
      const whole = [value.slice(0, selectionStart ?? 0), pasted, value.slice(selectionEnd ?? 0)].join('\n');
      if (input.current?.value === value) addText(whole);
      else onAdd(pasted);
    };
    if (isLong) onLongPaste({ text: pasted, html: event.clipboardData.getData('text/html') }, add);
    else add();
  }

  return (
    <form className="line add" onSubmit={submit}>
      <input
        ref={input}
        id={id}
        type="text"
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="done"
        onPaste={paste}
      />
      <Button type="submit" variant="tint">
        {action}
      </Button>
    </form>
  );
}
