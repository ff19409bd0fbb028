import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { findSame } from '../../../machines/textLists.ts';
import { focusFirst, focusNeighbour } from '../browser/focus.ts';
import { Icon } from './Icon.tsx';

type SuggestedWordsProps = {
  words: string[];
  /** They need no suggestion. */
  known: string[];
  /** The others stay where they are: a second press must not meet another word. */
  keepsPlaces?: boolean;
  onAdd: (word: string) => void;
  /** What takes the focus with the last of them. */
  next: string;
};

export function SuggestedWords({ words, known, keepsPlaces = false, onAdd, next }: SuggestedWordsProps) {
  function add(event: MouseEvent<HTMLButtonElement>, word: string) {
    // The focus goes to the next suggestion: in the field it would call up the keyboard of a phone.
    focusNeighbour(event.currentTarget.parentElement);
    flushSync(() => onAdd(word));
    if (document.activeElement === document.body) focusFirst(next);
  }

  const isKnown = (word: string) => Boolean(findSame(known, word));
  const suggested = keepsPlaces ? words : words.filter((word) => !isKnown(word));
  if (suggested.every(isKnown)) return null;
  return (
    <ul className="line chips">
      {suggested.map((word) => (
        <li key={word}>
          <button
            type="button"
            className="button round suggestion"
            disabled={isKnown(word)}
            onClick={(event) => add(event, word)}
          >
            <Icon name={isKnown(word) ? 'tick' : 'plus'} className="icon in-text" />
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}
