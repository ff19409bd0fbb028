import type { MouseEvent } from 'react';

type ChipWordProps = { word: string; onRemove: (event: MouseEvent<HTMLButtonElement>) => void };

/** What a chip holds: a word, and what takes it away. */
export function ChipWord({ word, onRemove }: ChipWordProps) {
  return (
    <>
      <span className="name" dir="auto">
        {word}
      </span>
      <button type="button" className="icon-button" aria-label={`Remove ${word}`} onClick={onRemove} />
    </>
  );
}
