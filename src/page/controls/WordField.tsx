import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { findSame } from '../../../machines/textLists.ts';
import { isOnLines, wordsOf } from '../../reading/foods/splitIngredients.ts';
import { focusNeighbour } from '../browser/focus.ts';
import { ChipWord } from './ChipWord.tsx';
import { withPasted } from './withPasted.ts';

type WordFieldProps = {
  words: string[];
  maxWords: number;
  /** Returns the words as they were kept: without doubles, and cut to their longest length. */
  onAdd: (words: string[]) => string[];
  onRemove: (word: string) => void;
  /** Of the field. */
  label: string;
  placeholder: string;
  /** Of the button that adds. */
  add: string;
  tellKnown: (word: string) => string;
  /** Between the words and the field. */
  children?: ReactNode;
};

export function WordField({
  words,
  maxWords,
  onAdd,
  onRemove,
  label,
  placeholder,
  add,
  tellKnown,
  children,
}: WordFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const full = `No more than ${maxWords}: remove one first.`;

  function take(text: string) {
    const written = wordsOf(text);
    if (!input.current || written.length === 0) return;
    const known = written.map((word) => findSame(words, word)).find((word) => word !== undefined);
    const added = onAdd(written).slice(words.length);
    if (added.length > 0) setSaid(added.join(', '));
    else setSaid(known ? tellKnown(known) : words.length >= maxWords ? full : '');
    if (added.length === 0 && !known) return;
    input.current.value = '';
    input.current.focus();
  }

  function remove(event: MouseEvent<HTMLButtonElement>, word: string) {
    if (!focusNeighbour(event.currentTarget.parentElement)) input.current?.focus();
    onRemove(word);
    setSaid(`${word} removed.`);
  }

  return (
    <>
      {words.length > 0 && (
        <ul className="chips">
          {words.map((word) => (
            <li key={word} className="chip">
              <ChipWord word={word} onRemove={(event) => remove(event, word)} />
            </li>
          ))}
        </ul>
      )}
      {children}
      <form
        className="add"
        onSubmit={(event) => {
          event.preventDefault();
          take(input.current?.value ?? '');
        }}
      >
        <input
          ref={input}
          type="text"
          dir="auto"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="done"
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!isOnLines(pasted)) return;
            event.preventDefault();
            take(withPasted(event.currentTarget, pasted));
          }}
        />
        <button type="submit" className="button">
          {add}
        </button>
      </form>
      <p className={said === full ? 'soft' : 'visually-hidden'} role="status">
        {said}
      </p>
    </>
  );
}
