import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { MAX_STAPLES } from '../../../machines/bounds.ts';
import { takenAway } from '../../../machines/kitchen.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { findSame, isSameList } from '../../../machines/textLists.ts';
import { formatNames } from '../../shared/formatCounts.ts';
import { focusFirst, focusNeighbour, STAPLES_ID } from '../browser/focus.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Foldout } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { WordField } from '../controls/WordField.tsx';

const USUAL = ['salt', 'pepper', 'oil', 'olive oil', 'sugar', 'flour', 'water'];

export function Staples() {
  const recipeActor = useRecipeActor();
  const staples = useRecipeState((s) => staplesOf(s.context.staples));
  const removed = useRecipeState((s) => takenAway(s.context), isSameList);

  function add(words: string[]): string[] {
    for (const staple of words) recipeActor.send({ type: 'staple.added', staple });
    return staplesOf(recipeActor.getSnapshot().context.staples);
  }

  return (
    <>
      <Foldout
        id={STAPLES_ID}
        icon="jar"
        name="Always in my kitchen"
        summary={staples.join(', ') || 'What you never run out of'}
      >
        <div className="staples">
          <WordField
            words={staples}
            maxWords={MAX_STAPLES}
            onAdd={add}
            onRemove={(staple) => recipeActor.send({ type: 'staple.removed', staple })}
            label="Something that you always have"
            placeholder="e.g. butter"
            action="Add"
            knownMessage={(word) => `${word} is already there.`}
          >
            {staples.length < MAX_STAPLES && (
              <SuggestedWords
                words={USUAL}
                known={staples}
                onAdd={(staple) => add([staple])}
                next={STAPLES_ID}
              />
            )}
          </WordField>
        </div>
      </Foldout>
      <UndoNotice
        of="staples"
        message={`Removed ${formatNames(removed, 'ingredients')}.`}
        onGone={() => focusFirst(STAPLES_ID)}
      />
    </>
  );
}

type SuggestedWordsProps = {
  words: string[];
  /** Words that must not be suggested. */
  known: string[];
  onAdd: (word: string) => void;
  /** Id of the element to focus once no suggestion is left. */
  next: string;
};

function SuggestedWords({ words, known, onAdd, next }: SuggestedWordsProps) {
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
