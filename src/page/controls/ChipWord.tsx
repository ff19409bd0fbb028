import type { MouseEvent } from 'react';
import { focusFirst, focusNeighbour } from '../browser/focus.ts';

type ChipWordProps = {
  word: string;
  /** Id of the element that gets the focus when the last chip is removed. */
  next: string;
  onRemove: () => void;
};

/** Content of a chip: its word and the button that removes it. */
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
