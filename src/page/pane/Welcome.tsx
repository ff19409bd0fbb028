import { useIsModelOffline } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';

/** Content of the pane before there is a recipe. A phone hides this bowl, since one above the list replaces it. */
export function Welcome() {
  const isOffline = useIsModelOffline();

  return (
    <>
      <Icon name="rail" className="drawing rail" />
      <p className="soft hint">
        {isOffline ? 'Recipes in your box work offline.' : 'Your recipe will appear here.'}
      </p>
    </>
  );
}
