import { type ReactNode, useId, useState } from 'react';
import { wordsOf } from '../../../machines/splitList.ts';
import { findSame } from '../../../machines/textLists.ts';
import { AddForm } from './AddForm.tsx';
import { ChipWord } from './ChipWord.tsx';

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
  knownMessage: (word: string) => string;
  /** Between the words and the field. */
  children?: ReactNode;
};

export function WordField({
  words,
  maxWords,
  onAdd,
  onRemove,
  knownMessage,
  children,
  ...field
}: WordFieldProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const full = `No more than ${maxWords}: remove one first.`;

  function take(text: string): boolean {
    const written = wordsOf(text);
    if (written.length === 0) return false;
    const known = written.map((word) => findSame(words, word)).find((word) => word !== undefined);
    const added = onAdd(written).slice(words.length);
    if (added.length > 0) setSaid(added.join(', '));
    else setSaid(known ? knownMessage(known) : words.length >= maxWords ? full : '');
    return added.length > 0 || known !== undefined;
  }

  function remove(word: string) {
    onRemove(word);
    setSaid(`${word} removed.`);
  }

  return (
    <>
      {words.length > 0 && (
        <ul className="line chips">
          {words.map((word) => (
            <li key={word} className="chip">
              <ChipWord word={word} next={id} onRemove={() => remove(word)} />
            </li>
          ))}
        </ul>
      )}
      {children}
      <AddForm {...field} id={id} onAdd={take} />
      <p className={said === full ? 'soft' : 'visually-hidden'} role="status">
        {said}
      </p>
    </>
  );
}
