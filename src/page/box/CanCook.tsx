import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { isAwaited } from '../../../machines/recipeMachine.ts';
import { tellMinutes } from '../../shared/tellMinutes.ts';
import { useIsOffline } from '../browser/useIsOffline.ts';
import { useRecipeActor } from '../context/pageContext.ts';
import { useOpenRecipe } from '../context/useOpenRecipe.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { type Cookable, useCookable } from './useCookable.ts';

const SHOWN_AT_FIRST = 6;

/** Below the apology. It reads the box while the attempts still run: read later, its rows would come late and push the box down. */
export function CanCook() {
  const cookable = useCookable();
  const apologises = useSelector(useRecipeActor(), (s) => s.matches({ shown: 'apology' }));
  if (!apologises || !cookable || cookable.length === 0) return null;
  return (
    <section className="can-cook">
      <h3>
        {tellCount(cookable)} {WITH_THIS_LIST}
      </h3>
      <Rows cookable={cookable} />
    </section>
  );
}

/** Under 'Get a recipe'. Its place is kept, so that nothing moves when it comes. */
export function CanCookLine() {
  const cookable = useCookable() ?? [];
  const recipeActor = useRecipeActor();
  const waits = useSelector(recipeActor, (s) => s.matches('connecting'));
  const isOffline = useIsOffline();
  const isNextAwaited = useSelector(recipeActor, isAwaited);
  const isAnyComplete = cookable.some(({ missing }) => missing.length === 0);
  const isOffered = isAnyComplete || ((waits || isOffline) && cookable.length > 0);
  return (
    <div className="can-cook-line">
      {isOffered && !isNextAwaited && (
        <details>
          <summary>
            <Icon name="cards" />
            <span>
              <b>{tellCount(cookable)}</b> {WITH_THIS_LIST}
            </span>
            <Icon name="down" className="icon chevron" />
          </summary>
          <Rows cookable={cookable} />
        </details>
      )}
    </div>
  );
}

const WITH_THIS_LIST = 'with this list';

function tellCount({ length }: Cookable[]): string {
  return `You can cook ${length} of your recipes`;
}

function Rows({ cookable }: { cookable: Cookable[] }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <ul>
        {cookable.slice(0, showsAll ? undefined : SHOWN_AT_FIRST).map((one) => (
          <Row key={one.entry.recipe.id} {...one} />
        ))}
      </ul>
      {cookable.length > SHOWN_AT_FIRST && (
        <Button onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${cookable.length}`}
        </Button>
      )}
    </>
  );
}

function Row({ entry, dish, minutes, missing }: Cookable) {
  const { canOpen, open } = useOpenRecipe(entry.recipe);
  return (
    <li>
      <button type="button" className="cookable" aria-disabled={!canOpen} onClick={open}>
        <span className="name">
          {entry.liked && <Icon name="heart" className="icon liked" />}
          <span dir="auto">{dish}</span>
        </span>{' '}
        <span className="takes soft">{minutes !== null && tellMinutes(minutes)}</span>{' '}
        {missing.length === 0 ? (
          <b className="has">
            <Icon name="tick" />
            You have everything
          </b>
        ) : (
          <span className="has soft">
            needs <bdi>{missing[0]}</bdi>
            {missing[1] && (
              <>
                {' '}
                and <bdi>{missing[1]}</bdi>
              </>
            )}
          </span>
        )}
        <Icon name="next" />
      </button>
    </li>
  );
}
