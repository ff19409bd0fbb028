import { MAX_STAPLES } from '../../../machines/bounds.ts';
import { staplesOf } from '../../../machines/staples.ts';
import { findSame } from '../../../machines/textLists.ts';
import { STAPLES_ID } from '../browser/focus.ts';
import { useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { WordField } from './WordField.tsx';

const USUAL = ['salt', 'pepper', 'oil', 'olive oil', 'sugar', 'flour', 'water'];

export function StapleFields() {
  const recipeActor = useRecipeActor();
  const staples = useRecipeState((s) => staplesOf(s.context.staples));
  const suggested = USUAL.filter((staple) => !findSame(staples, staple));

  function add(words: string[]): string[] {
    for (const staple of words) recipeActor.send({ type: 'staple.added', staple });
    return staplesOf(recipeActor.getSnapshot().context.staples);
  }

  return (
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
        {staples.length < MAX_STAPLES && suggested.length > 0 && (
          <ul className="line chips" data-next-focus={STAPLES_ID}>
            {suggested.map((staple) => (
              <li key={staple}>
                <button type="button" className="button round suggestion" onClick={() => add([staple])}>
                  <Icon name="plus" className="icon in-text" />
                  {staple}
                </button>
              </li>
            ))}
          </ul>
        )}
      </WordField>
    </div>
  );
}
