import { useLayoutEffect, useState } from 'react';
import { takenAway } from '../../../machines/kitchen.ts';
import { needsSettings } from '../../../machines/pane.ts';
import { partsOf, splitLines } from '../../../machines/splitList.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { formatNames, formatSome } from '../../shared/formatCounts.ts';
import { ASK_BUTTON_ID, INGREDIENT_INPUT_ID, idOfIngredient, thenFocus } from '../browser/focus.ts';
import type { Page } from '../context/page.ts';
import {
  useEmitted,
  useIsConnected,
  usePane,
  useRecipeActor,
  useRecipeState,
} from '../context/pageContext.ts';
import { AddForm } from '../controls/AddForm.tsx';
import { Icon } from '../controls/Icon.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { Bowl } from '../pane/Bowl.tsx';
import { YourTaste } from '../taste/YourTaste.tsx';
import { IngredientList } from './IngredientList.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';
import { Staples } from './Staples.tsx';
import { Suggestions } from './Suggestions.tsx';

/** A list with at most this many ingredients has an introduction above it. */
const MAX_WITH_PROMISE = 11;

export function IngredientPanel() {
  const { shows } = usePane();
  const isBare = shows === 'nothing';
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const isEmpty = ingredients.length === 0;
  const isLong = ingredients.length > MAX_WITH_PROMISE;
  const isConnected = useIsConnected();
  const settings = useRecipeState(needsSettings);
  const [hadSettings, setHadSettings] = useState(settings);
  const [isFirst, setFirst] = useState(isBare);
  const [typedList, setTypedList] = useState<string[] | null>(null);
  // Keeps the settings once they are shown, so that they do not disappear while the visitor uses them.
  if (settings && !hadSettings) setHadSettings(true);
  // The list as it was when a narrow page folded it into one line. Null if it is not folded.
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
      {isFirst && isEmpty && !isConnected && (
        <p className="soft beside from-cookbook">
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

/**
 * Shows the ingredient list on one line, with the changes made since the recipe arrived. `before`: the list when the
 * recipe arrived.
 */
function FoldedList({ before, onOpen }: { before: string[]; onOpen: () => void }) {
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const added = ingredients.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !ingredients.includes(one));
  const others = ingredients.filter((one) => before.includes(one));
  const changes = [
    added.length > 0 && `${formatNames(added, 'ingredients')} added`,
    removed.length > 0 && `${formatNames(removed, 'ingredients')} removed`,
  ].filter(Boolean);

  return (
    <button type="button" className="beside" aria-expanded={false} onClick={onOpen}>
      <Icon name="basket" />
      <span>
        <span className="some-lines">{formatSome(others.length > 0 ? others : ingredients, 2)}</span>
        <small className="some-lines">
          {changes.length > 0 && `${changes.join(', ')} for the next recipe`}
        </small>
      </span>
      <b>Change</b>
    </button>
  );
}

function RemovalNotice() {
  const removed = useRecipeState((s) => takenAway(s.context), isSameList);
  const parts = useRecipeState(({ context: { removal } }) => removal?.of === 'ingredients' && removal.parts);

  const message = parts ? `Split into ${parts}.` : `Removed ${formatNames(removed, 'ingredients')}.`;
  return (
    <UndoNotice
      of="ingredients"
      message={message}
      heir={`${ASK_BUTTON_ID} ${INGREDIENT_INPUT_ID}`}
      restored={idOfIngredient(removed[0] ?? '')}
    />
  );
}

const LABEL = 'Add more than one ingredient';

/** `onAdded`: called with the new list after the visitor has typed an ingredient. */
function IngredientForm({ onAdded }: { onAdded: (list: string[]) => void }) {
  const recipeActor = useRecipeActor();

  useLayoutEffect(() => {
    for (const text of globalThis.typedEarly?.splice(0) ?? []) addTo(recipeActor, text);
  }, [recipeActor]);

  return (
    <AddForm
      id={INGREDIENT_INPUT_ID}
      label={LABEL}
      placeholder={LABEL}
      action="Add ingredient"
      onAdd={(text) => {
        addTo(recipeActor, text);
        onAdded(recipeActor.getSnapshot().context.ingredients);
        return '';
      }}
    />
  );
}

/**
 * Splits a single line at its commas. If several lines are pasted, each line is one ingredient, such as 'feta,
 * crumbled'.
 */
function addTo(recipeActor: Page['recipeActor'], typed: string): void {
  const lines = splitLines(typed);
  const [text = ''] = lines;
  const isOneLine = lines.length === 1;
  const parts = isOneLine ? partsOf(text) : lines;
  if (isOneLine && parts.length > 1)
    recipeActor.send({ type: 'ingredient.listAdded', text: text.trim(), parts });
  else for (const ingredient of parts) recipeActor.send({ type: 'ingredient.added', ingredient });
}
