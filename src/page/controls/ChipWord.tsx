import type { MouseEvent, ReactNode } from 'react';
import { focusFirst, focusNeighbour } from '../browser/focus.ts';

type ChipWordProps = {
  word: string;
  note?: ReactNode;
  /** Id of the element to focus after the last word has been removed. */
  next: string;
  onRemove: () => void;
};

/** A word in a list, with a button that removes it. */
export function ChipWord({ word, note, next, onRemove }: ChipWordProps) {
  function remove({ currentTarget }: MouseEvent) {
    if (!focusNeighbour(currentTarget.parentElement)) focusFirst(next);
    onRemove();
  }

  return (
    <>
      <span className="name" dir="auto">
        {word}
      </span>
      {note}
      <button type="button" className="icon-button" aria-label={`Remove ${word}`} onClick={remove} />
    </>
  );
}
