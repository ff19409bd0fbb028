import { type ReactNode, useId, useState } from 'react';
import { splitWords } from '../../../machines/splitList.ts';
import { findSame } from '../../../machines/textLists.ts';
import { AddForm } from '../controls/AddForm.tsx';
import { ChipWord } from '../controls/ChipWord.tsx';

type WordFieldProps = {
  words: string[];
  maxWords: number;
  /** Returns the saved words, which are shortened and contain no duplicates. */
  onAdd: (words: string[]) => string[];
  onRemove: (word: string) => void;
  label: string;
  placeholder: string;
  action: string;
  knownMessage: (word: string) => string;
  /** Returns a note to show beside a word. */
  noteOn?: (word: string) => ReactNode;
  /** Content between the list of words and the text field. */
  children?: ReactNode;
};

export function WordField({
  words,
  maxWords,
  onAdd,
  onRemove,
  knownMessage,
  noteOn,
  children,
  ...field
}: WordFieldProps) {
  const id = useId();
  const [message, setMessage] = useState('');
  const full = `No more than ${maxWords}: remove one first.`;

  function addText(text: string): string {
    const typed = splitWords(text);
    if (typed.length === 0) return text;
    const known = typed.map((word) => findSame(words, word)).find((word) => word !== undefined);
    const saved = onAdd(typed);
    const added = saved.slice(words.length);
    const left = saved.length < maxWords ? [] : typed.filter((word) => !findSame(saved, word));
    if (left.length > 0) setMessage(full);
    else setMessage(added.length > 0 ? added.join(', ') : known ? knownMessage(known) : '');
    return left.join(', ');
  }

  function remove(word: string) {
    onRemove(word);
    setMessage(`${word} removed.`);
  }

  return (
    <>
      {words.length > 0 && (
        <ul className="line chips" data-next-focus={id}>
          {words.map((word) => (
            <li key={word} className="chip">
              <ChipWord word={word} note={noteOn?.(word)} onRemove={() => remove(word)} />
            </li>
          ))}
        </ul>
      )}
      {children}
      <AddForm {...field} id={id} onAdd={addText} />
      <p className={message === full ? 'soft' : 'visually-hidden'} role="status">
        {message}
      </p>
    </>
  );
}
