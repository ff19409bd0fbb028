import { useState } from 'react';
import { isConnected } from '../../../machines/connectionMachine.ts';
import { needsSettings } from '../../../machines/pane.ts';
import { INGREDIENT_INPUT_ID, thenFocus } from '../browser/focus.ts';
import { useConnectionState, useEmitted, usePane, useRecipeState } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { Bowl } from '../pane/Bowl.tsx';
import { YourTaste } from '../taste/YourTaste.tsx';
import { FoldedList } from './FoldedList.tsx';
import { IngredientForm } from './IngredientForm.tsx';
import { IngredientList } from './IngredientList.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';
import { RemovalNotice } from './RemovalNotice.tsx';
import { Staples } from './Staples.tsx';
import { Suggestions } from './Suggestions.tsx';

/** Up to this number of ingredients, the page shows an introduction above the list. */
const MAX_WITH_PROMISE = 11;

export function IngredientPanel() {
  const { shows } = usePane();
  const isBare = shows === 'nothing';
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const isEmpty = ingredients.length === 0;
  const isLong = ingredients.length > MAX_WITH_PROMISE;
  const isUnconnected = useConnectionState((s) => !isConnected(s.context));
  const settings = useRecipeState(needsSettings);
  const [hadSettings, setHadSettings] = useState(settings);
  const [isFirst, setFirst] = useState(isBare);
  const [typedList, setTypedList] = useState<string[] | null>(null);
  // Keeps the settings once they are shown, so that they do not disappear while the visitor uses them.
  if (settings && !hadSettings) setHadSettings(true);
  // The list when a narrow page folded it into one line, or null.
  const [folded, setFolded] = useState<string[] | null>(null);
  const [shownBefore, setShownBefore] = useState('nothing');
  if (shows !== shownBefore) {
    setShownBefore(shows);
    if (isBare) setFolded(null);
    else if (!isEmpty && (shows === 'request' || shownBefore === 'nothing')) setFolded(ingredients);
  }
  useEmitted('ingredient.pointedOut', () => setFolded(null));
  const unfold = () =>
    thenFocus(() => {
      setFirst(false);
      setFolded(null);
    }, INGREDIENT_INPUT_ID);
  const state = folded ? 'is-folded' : isEmpty ? 'is-unfilled' : '';
  return (
    <section className={`slip ${state}`} aria-label="Ingredients">
      {isFirst && !isLong && (
        <div className="promise">
          <div>
            <h2>Tonight, from what you have</h2>
            <p className="soft">{isEmpty ? 'Two ingredients are enough.' : 'Add as many as you like.'}</p>
          </div>
          <Bowl />
        </div>
      )}
      <IngredientForm onAdded={setTypedList} />
      {isFirst && !isLong && <Suggestions typedList={typedList} />}
      {isFirst && isEmpty && isUnconnected && (
        <p className="soft line from-cookbook">
          <Icon name="book" /> You get a recipe at once, from the kitchen’s own cookbook. Free, no AI.
        </p>
      )}
      <IngredientList />
      <RemovalNotice />
      <RecipePrompt folded={folded && <FoldedList before={folded} onOpen={unfold} />} />
      {hadSettings && (
        <div className="foldouts">
          <Staples />
          <YourTaste />
        </div>
      )}
    </section>
  );
}
