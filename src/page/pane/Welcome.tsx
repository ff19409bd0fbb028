import { useIsModelOffline } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { Bowl } from './Bowl.tsx';

/** Content of the pane before there is a recipe. A phone hides this bowl, since one above the list replaces it. */
export function Welcome() {
  const isOffline = useIsModelOffline();

  return (
    <>
      <Icon name="rail" className="drawing rail" />
      <p className="soft hint">
        {isOffline ? 'Recipes in your box work offline.' : 'Your recipe will appear here.'}
      </p>
      <div className="on-table">
        <Bowl />
        <svg className="drawing beside-bowl" viewBox="0 0 560 110" aria-hidden="true">
          <use href="#food-tomato" x="42" y="34" width="68" height="68" />
          <use href="#food-garlic" x="456" y="30" width="70" height="70" />
        </svg>
      </div>
    </>
  );
}
