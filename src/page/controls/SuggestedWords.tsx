import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { findSame } from '../../../machines/textLists.ts';
import { focusFirst, focusNeighbour } from '../browser/focus.ts';
import { Icon } from './Icon.tsx';

type SuggestedWordsProps = {
  words: string[];
  /** Words that must not be suggested. */
  known: string[];
  onAdd: (word: string) => void;
  /** Id of the element to focus once no suggestion is left. */
  next: string;
};

export function SuggestedWords({ words, known, onAdd, next }: SuggestedWordsProps) {
  function add(event: MouseEvent<HTMLButtonElement>, word: string) {
    // Focuses the next suggestion rather than the field, since focusing a field would open a phone's keyboard.
    focusNeighbour(event.currentTarget.parentElement);
    flushSync(() => onAdd(word));
    if (document.activeElement === document.body) focusFirst(next);
  }

  const suggested = words.filter((word) => !findSame(known, word));
  if (suggested.length === 0) return null;
  return (
    <ul className="line chips">
      {suggested.map((word) => (
        <li key={word}>
          <button type="button" className="button round suggestion" onClick={(event) => add(event, word)}>
            <Icon name="plus" className="icon in-text" />
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}
