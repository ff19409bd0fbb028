import type { ReactNode } from 'react';

type ChipWordProps = {
  word: string;
  note?: ReactNode;
  /** Called when the word itself is pressed. Without this function, the word is no button. */
  onMark?: () => void;
  isMarked?: boolean;
  /** Id of the button. */
  id?: string;
  onRemove: () => void;
};

/** A word in a list, with a button that removes it. */
export function ChipWord({ word, note, onMark, isMarked, id, onRemove }: ChipWordProps) {
  return (
    <>
      {onMark ? (
        <button
          type="button"
          className="name"
          dir="auto"
          aria-pressed={isMarked}
          aria-label={`Use ${word} first`}
          onClick={onMark}
        >
          {word}
        </button>
      ) : (
        <span className="name" dir="auto">
          {word}
        </span>
      )}
      {note}
      <button
        type="button"
        id={id}
        className="icon-button"
        aria-label={`Remove ${word}`}
        onClick={onRemove}
      />
    </>
  );
}
