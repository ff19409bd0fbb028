import { useId } from 'react';
import { MAX_AVOIDED } from '../../../machines/taste.ts';
import { WordField } from '../frame/WordField.tsx';

type LeaveOutProps = {
  words: string[];
  /** Returns the words as they were kept. */
  onChange: (words: string[]) => string[];
};

export function LeaveOut({ words, onChange }: LeaveOutProps) {
  const id = useId();

  return (
    // biome-ignore lint/a11y/useSemanticElements: named as the others are
    <div role="group" aria-labelledby={id}>
      <span id={id} className="name-of">
        Leave out
      </span>
      <WordField
        words={words}
        maxWords={MAX_AVOIDED}
        onAdd={(added) => onChange([...words, ...added])}
        onRemove={(word) => onChange(words.filter((other) => other !== word))}
        label="Something to leave out"
        placeholder="e.g. peanuts"
        add="Leave out"
        tellKnown={(word) => `${word} is already left out.`}
      />
    </div>
  );
}
