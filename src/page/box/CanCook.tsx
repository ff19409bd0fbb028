import { formatMinutes } from '../../shared/formatMinutes.ts';
import { useIsModelOffline, usePane } from '../context/pageContext.ts';
import { useReadRecipe } from '../context/renderer.ts';
import { useOpenRecipe } from '../context/requests.ts';
import { Disclosure } from '../controls/Foldout.tsx';
import { Icon } from '../controls/Icon.tsx';
import { type Cookable, useCookable } from './useCookable.ts';
import { useShortened } from './useShortened.tsx';

const SHOWN_AT_FIRST = 6;

/**
 * Lists saved recipes for which the visitor has all or nearly all ingredients. The page shows this list when a request
 * has failed, and while offline.
 */
export function CanCook({ cookable }: { cookable: Cookable[] }) {
  const isOffline = useIsModelOffline();
  return (
    <section className="can-cook">
      <h2>{READY}</h2>
      {isOffline && <p className="soft">Recipes, cook mode and timers work offline.</p>}
      <Rows cookable={cookable} />
    </section>
  );
}

/** Shows the recipes of `CanCook` in a collapsible section below 'Get a recipe'. */
export function CanCookLine() {
  const cookable = useCookable();
  const isOffline = useIsModelOffline();
  const { shows } = usePane();
  const isRequestInPane = shows === 'request' || shows === 'apology';
  const isListInPane = shows === 'nothing' && isOffline;
  const isOffered = cookable.some(({ missing }) => isOffline || missing.length === 0);
  if (!isOffered || isRequestInPane || isListInPane) return null;
  return (
    <Disclosure
      line={
        <>
          <Icon name="cards" />
          <span>
            <b>{READY}</b>
          </span>
        </>
      }
    >
      <Rows cookable={cookable} />
    </Disclosure>
  );
}

const READY = 'Ready or nearly ready, from your box';

function Rows({ cookable }: { cookable: Cookable[] }) {
  const { shown, more } = useShortened(cookable, cookable.slice(0, SHOWN_AT_FIRST));
  return (
    <>
      <ul>
        {shown.map((one) => (
          <Row key={one.entry.recipe.id} {...one} />
        ))}
      </ul>
      {more}
    </>
  );
}

function Row({ entry, missing }: Cookable) {
  const { canOpen, open } = useOpenRecipe(entry.recipe);
  const { dish, facts } = useReadRecipe()(entry.recipe);
  return (
    <li>
      <button type="button" className="cookable" aria-disabled={!canOpen} onClick={open}>
        <span className="beside name title">
          {entry.liked && <Icon name="heart" className="icon in-text liked" />}
          <span dir="auto">{dish}</span>
        </span>{' '}
        <span className="takes soft">{facts.total !== null && formatMinutes(facts.total)}</span>{' '}
        {missing.length === 0 ? (
          <b className="beside">
            <Icon name="check" />
            You have everything
          </b>
        ) : (
          <span className="soft">
            needs <bdi>{missing[0]}</bdi>
            {missing[1] && (
              <>
                {' '}
                and <bdi>{missing[1]}</bdi>
              </>
            )}
          </span>
        )}
      </button>
    </li>
  );
}
