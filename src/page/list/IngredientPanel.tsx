import { useLayoutEffect, useState } from 'react';
import { takenAway } from '../../../machines/kitchen.ts';
import { needsSettings, placeOfDishes } from '../../../machines/pane.ts';
import { isSameList } from '../../../machines/textLists.ts';
import { formatNames, formatSome } from '../../shared/formatCounts.ts';
import { OpenFile } from '../box/OpenFile.tsx';
import { ASK_BUTTON_ID, INGREDIENT_INPUT_ID, idOf, thenFocus } from '../browser/focus.ts';
import {
  useEmitted,
  useIsConnected,
  usePage,
  usePane,
  useRecipeActor,
  useRecipeState,
} from '../context/pageContext.ts';
import { AddForm } from '../controls/AddForm.tsx';
import { Icon } from '../controls/Icon.tsx';
import { UndoNotice } from '../controls/UndoNotice.tsx';
import { Dishes } from '../dishes/Dishes.tsx';
import { useDishes } from '../dishes/useDishes.ts';
import { Bowl } from '../picture/Bowl.tsx';
import { YourTaste } from '../taste/YourTaste.tsx';
import { IngredientList, MOST_AT_FIRST } from './IngredientList.tsx';
import { QuickTaste } from './QuickTaste.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';
import { Staples } from './Staples.tsx';
import { Suggestions } from './Suggestions.tsx';

export function IngredientPanel() {
  const { shows } = usePane();
  const isBare = shows === 'nothing';
  const ingredients = useRecipeState((s) => s.context.ingredients);
  const isEmpty = ingredients.length === 0;
  const isLong = ingredients.length > MOST_AT_FIRST;
  const settings = useRecipeState(needsSettings);
  const [hadSettings, setHadSettings] = useState(settings);
  const [typedList, setTypedList] = useState<string[] | null>(null);
  // Keeps the settings once they are shown, so that they do not disappear while the visitor uses them.
  if (settings && !hadSettings) setHadSettings(true);
  // True if a narrow page shows the list on one line.
  const [isFolded, setFolded] = useState(false);
  const [shownBefore, setShownBefore] = useState('nothing');
  if (shows !== shownBefore) {
    setShownBefore(shows);
    if (isBare) setFolded(false);
    else if (!isEmpty && (shows === 'request' || shownBefore === 'nothing')) setFolded(true);
  }
  useEmitted('ingredient.pointedOut', () => setFolded(false));
  const unfold = () => thenFocus(() => setFolded(false), INGREDIENT_INPUT_ID);
  const state = isFolded ? 'is-folded' : isEmpty && !isBare ? 'is-unfilled' : '';
  return (
    <section className={`ingredient-panel ${state}`} aria-label="Ingredients">
      {isBare && (
        <div className="promise">
          <h2>Tonight, from what you have</h2>
          <Promised />
          <Bowl />
        </div>
      )}
      <AnnouncedDishes />
      <IngredientForm onAdded={setTypedList} />
      {isBare && !isLong && <Suggestions typedList={typedList} />}
      {isBare && isEmpty && (
        <p className="soft own-recipe">
          Have a recipe? Paste it here. <OpenFile variant="word">Open a recipe file</OpenFile>
        </p>
      )}
      <IngredientList />
      <RemovalNotice />
      {isBare && <QuickTaste />}
      <RecipePrompt folded={isFolded && <FoldedList onOpen={unfold} />} />
      <Dishes place="list" />
      {hadSettings && (
        <div className="foldouts">
          <Staples />
          <YourTaste />
        </div>
      )}
    </section>
  );
}

/** Says which dishes are offered. Its own component, so that finding dishes does not render the whole panel again. */
function Promised() {
  const isConnected = useIsConnected();
  const { sentence } = useDishes();
  return (
    <p>{sentence || (isConnected ? 'Two ingredients are enough.' : 'A recipe at once. Free, no sign-up.')}</p>
  );
}

function AnnouncedDishes() {
  const { sentence, isAnnounced } = useDishes();
  const isOffered = useRecipeState((s) => placeOfDishes(s) !== null);
  return (
    <p className="visually-hidden" role="status">
      {isOffered && isAnnounced && sentence}
    </p>
  );
}

/** Shows the ingredient list on one line. */
function FoldedList({ onOpen }: { onOpen: () => void }) {
  const ingredients = useRecipeState((s) => s.context.ingredients);
  return (
    <button type="button" className="beside" aria-expanded={false} onClick={onOpen}>
      <Icon name="leaf" />
      <span className="some-lines">{formatSome(ingredients, 2)}</span>
      <Icon name="down" className="icon chevron" />
      <span className="visually-hidden">Change</span>
    </button>
  );
}

function RemovalNotice() {
  const removed = useRecipeState((s) => takenAway(s.context), isSameList);
  const parts = useRecipeState(({ context: { removal } }) => removal?.of === 'ingredients' && removal.parts);

  const isWhole = parts === 1;
  const message = isWhole
    ? 'Added as one ingredient.'
    : parts
      ? `Split into ${parts}.`
      : `Removed ${formatNames(removed, 'ingredients')}.`;
  return (
    <UndoNotice
      of="ingredients"
      message={message}
      action={isWhole ? 'Split' : undefined}
      nextFocus={`${ASK_BUTTON_ID} ${INGREDIENT_INPUT_ID}`}
      restored={idOf('ingredient', removed[0] ?? '')}
    />
  );
}

const LABEL = 'Add more than one ingredient';

/** `onAdded`: called with the new list after the visitor has typed an ingredient. */
function IngredientForm({ onAdded }: { onAdded: (list: string[]) => void }) {
  const recipeActor = useRecipeActor();
  const { paste } = usePage();

  useLayoutEffect(() => {
    for (const action of globalThis.early?.splice(0) ?? []) {
      if ('typed' in action) recipeActor.send({ type: 'ingredient.added', text: action.typed });
      else if ('files' in action) void paste.open(action.files);
      else document.getElementById(action.pressed)?.click();
    }
  }, [recipeActor, paste]);

  return (
    <AddForm
      id={INGREDIENT_INPUT_ID}
      label={LABEL}
      placeholder={LABEL}
      action="Add ingredient"
      onAdd={(text) => {
        recipeActor.send({ type: 'ingredient.added', text });
        onAdded(recipeActor.getSnapshot().context.ingredients);
        return '';
      }}
      onLongPaste={paste.take}
    />
  );
}
