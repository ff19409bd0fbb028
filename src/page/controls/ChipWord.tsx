import type { MouseEvent } from 'react';
import { focusFirst, focusNeighbour } from '../browser/focus.ts';

type ChipWordProps = {
  word: string;
  /** What takes the focus with the last of them. */
  next: string;
  onRemove: () => void;
};

/** What a chip holds: a word, and what takes it away. */
export function ChipWord({ word, next, onRemove }: ChipWordProps) {
  function remove({ currentTarget }: MouseEvent) {
    if (!focusNeighbour(currentTarget.parentElement)) focusFirst(next);
    onRemove();
  }

  return (
    <>
      <span className="name" dir="auto">
        {word}
      </span>
      <button type="button" className="icon-button" aria-label={`Remove ${word}`} onClick={remove} />
    </>
  );
}
