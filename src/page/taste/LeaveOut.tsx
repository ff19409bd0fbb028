import { type MouseEvent, useId, useRef, useState } from 'react';
import { findSame } from '../../../machines/list.ts';
import { MAX_AVOIDED } from '../../../machines/taste.ts';
import { isOnLines, wordsOf } from '../../reading/words/splitInto.ts';
import { focusNeighbour } from '../frame/focus.ts';

const FULL = `No more than ${MAX_AVOIDED}: remove one first.`;

type LeaveOutProps = {
  words: string[];
  /** Returns the words as they were kept: without doubles, and cut to their longest length. */
  onChange: (words: string[]) => string[];
};

export function LeaveOut({ words, onChange }: LeaveOutProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const isFull = words.length >= MAX_AVOIDED;

  function add(text: string) {
    const written = wordsOf(text);
    if (!input.current || written.length === 0) return;
    const known = written.map((word) => findSame(words, word)).find((word) => word !== undefined);
    const added = onChange([...words, ...written]).slice(words.length);
    if (added.length > 0) setSaid(added.join(', '));
    else setSaid(known ? `${known} is already left out.` : isFull ? FULL : '');
    if (added.length === 0 && !known) return;
    input.current.value = '';
    input.current.focus();
  }

  function remove(event: MouseEvent<HTMLButtonElement>, word: string) {
    if (!focusNeighbour(event.currentTarget.parentElement)) input.current?.focus();
    onChange(words.filter((other) => other !== word));
    setSaid(`${word} removed.`);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: named as the others are
    <div role="group" aria-labelledby={id}>
      <span id={id} className="name-of">
        Leave out
      </span>
      {words.length > 0 && (
        <ul className="chips">
          {words.map((word) => (
            <li key={word} className="chip">
              <span className="name" dir="auto">
                {word}
              </span>
              <button
                type="button"
                className="cross"
                aria-label={`Remove ${word}`}
                onClick={(event) => remove(event, word)}
              />
            </li>
          ))}
        </ul>
      )}
      <form
        className="add"
        onSubmit={(event) => {
          event.preventDefault();
          add(input.current?.value ?? '');
        }}
      >
        <input
          ref={input}
          type="text"
          dir="auto"
          aria-label="Something to leave out"
          placeholder="e.g. peanuts"
          autoComplete="off"
          enterKeyHint="done"
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!isOnLines(pasted)) return;
            event.preventDefault();
            add(pasted);
          }}
        />
        <button type="submit" className="button">
          Leave out
        </button>
      </form>
      <p className={said === FULL ? 'soft' : 'visually-hidden'} role="status">
        {said}
      </p>
    </div>
  );
}
