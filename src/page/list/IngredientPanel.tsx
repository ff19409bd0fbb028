import { useRef, useState } from 'react';
import { isConnected } from '../../../machines/connectionMachine.ts';
import { needsSettings, paneOf } from '../../../machines/pane.ts';
import { useConnectionState, useRecipeState } from '../context/pageContext.ts';
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
import { useFold } from './useFold.ts';

/** Up to this number of ingredients, the page shows an introduction above the list. */
const MAX_WITH_PROMISE = 11;

export function IngredientPanel() {
  const isBare = useRecipeState((s) => paneOf(s).shows === 'nothing');
  const isEmpty = useRecipeState((s) => s.context.ingredients.length === 0);
  const isLong = useRecipeState((s) => s.context.ingredients.length > MAX_WITH_PROMISE);
  const isUnconnected = useConnectionState((s) => !isConnected(s.context));
  const settings = useRecipeState(needsSettings);
  const [hadSettings, setHadSettings] = useState(settings);
  const [isFirst, setFirst] = useState(isBare);
  const [typedList, setTypedList] = useState<string[] | null>(null);
  // Keeps the settings and the introduction once they are shown, so that neither disappears while the visitor uses it.
  if (settings && !hadSettings) setHadSettings(true);
  if (isBare && !isFirst) setFirst(true);
  const panel = useRef<HTMLElement>(null);
  const { folded, unfold } = useFold(panel, () => setFirst(false));
  const state = folded ? 'is-folded' : isEmpty ? 'is-unfilled' : '';
  return (
    <section ref={panel} className={`slip ${state}`} aria-label="Ingredients">
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
