import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { tellScaled } from '../../reading/numbers/amounts.ts';
import { copy, share } from '../browser/copyAndShare.ts';
import { focusFirst, focusNeighbour, NEEDED_ID, RECIPE_HEADING_ID } from '../browser/focus.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { useOnHand } from '../context/useOnHand.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { readRecipe } from '../drawing/readRecipe.ts';
import { type Answer, HadTodayOrAlways } from './HadTodayOrAlways.tsx';
import { useAskForChange } from './useAskForChange.ts';

export function StillNeeded() {
  const { recipe, reading, isSample, scale } = useRecipe();
  const recipeActor = useRecipeActor();
  const answered = useSelector(recipeActor, ({ context: { removal } }) =>
    removal?.of === 'needed' ? removal : null,
  );
  const [said, setSaid] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  /** The line that asks whether one has it today or always. */
  const [asking, setAsking] = useState('');
  const { lines, names } = readRecipe(recipe).needed(useOnHand());
  const askForChange = useAskForChange();
  if (reading.ingredients.length === 0 || isSample) return null;
  const list = () => lines.map(({ text }) => tellScaled(text, reading.language, scale)).join('\n');

  function ask(line: Element | null, name: string) {
    // What takes the focus has to be rendered before: the button that has it unmounts.
    flushSync(() => setAsking(name));
    line?.querySelector<HTMLElement>('.have button, .have-this')?.focus();
  }

  function answer(line: Element | null, type: Answer) {
    if (!focusNeighbour(line, '.have-this')) focusFirst(RECIPE_HEADING_ID);
    flushSync(() => {
      recipeActor.send({ type, ingredient: asking });
      setAsking('');
    });
    // The neighbour may have gone as well: a neutral oil is oil, too.
    if (document.activeElement === document.body) focusFirst(RECIPE_HEADING_ID);
  }

  return (
    <>
      {names.length === 0 ? (
        <p className="needed page-only">
          <Icon name="tick" />
          You have everything
        </p>
      ) : (
        <details
          className="needed page-only"
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary id={NEEDED_ID}>
            <Icon name="basket" />
            <b>{names.length} to buy</b>
            <span className="one-line soft" dir="auto">
              {names.join(', ')}
            </span>
            <Icon name="down" className="icon chevron" />
          </summary>
          <ul>
            {names.map((name) => (
              <li key={name} className={name === asking ? 'asking' : ''}>
                <span dir="auto">
                  {name}
                  {name === asking && <small aria-hidden="true">I have this:</small>}
                </span>
                {name === asking ? (
                  <HadTodayOrAlways name={name} onAnswer={answer} onEscape={(line) => ask(line, '')} />
                ) : (
                  <>
                    {askForChange && (
                      <Button
                        className="button-quiet"
                        aria-label={`Replace: ${name}`}
                        onClick={() => askForChange(`Something else instead of ${name}`)}
                      >
                        Replace
                      </Button>
                    )}
                    <Button
                      className="button-quiet have-this"
                      aria-label={`I have this: ${name}`}
                      onClick={(event) => ask(event.currentTarget.closest('li'), name)}
                    >
                      I have this
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
          <div className="needed-tools">
            <Button
              icon="copy"
              className="button-quiet"
              onClick={() => void copy({ plain: list() }).then(setSaid)}
            >
              Copy this list
            </Button>
            {'share' in navigator && (
              <Button
                icon="share"
                className="button-quiet"
                onClick={() => void share({ title: 'To buy', text: list() }).then(setSaid)}
              >
                Share
              </Button>
            )}
            <p className="soft" role="status">
              {said}
            </p>
          </div>
        </details>
      )}
      <div className="page-only">
        <UndoNotice
          of="needed"
          what={`${answered?.ingredient} is ${answered?.isAlways ? 'always in your kitchen' : 'on your list'} now.`}
          onGone={() => focusFirst(NEEDED_ID, RECIPE_HEADING_ID)}
        />
      </div>
    </>
  );
}
