import { useState } from 'react';
import { OpenFile } from '../box/OpenFile.tsx';
import { INGREDIENT_INPUT_ID } from '../browser/focus.ts';
import { usePage, usePane, useRecipeActor, useRecipeState } from '../context/pageContext.ts';
import { AddForm } from '../controls/AddForm.tsx';
import { Dishes } from '../dishes/Dishes.tsx';
import { AnnouncedDishes, FirstOffer } from './FirstOffer.tsx';
import { useFolding } from './FoldedList.tsx';
import { IngredientList } from './IngredientList.tsx';
import { KitchenSettings } from './KitchenSettings.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';
import { RemovalNotice } from './RemovalNotice.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useEarlyActions } from './useEarlyActions.ts';

const LABEL = 'Add more than one ingredient';

export function IngredientPanel() {
  const recipeActor = useRecipeActor();
  const { paste } = usePage();
  const isBare = usePane().shows === 'nothing';
  const count = useRecipeState((s) => s.context.ingredients.length);
  /** The new list after the visitor has typed an ingredient. */
  const [typedList, setTypedList] = useState<string[] | null>(null);
  const { foldedList, className } = useFolding();
  useEarlyActions();
  const hasSuggestions = isBare && count <= 11;
  return (
    <section className={`ingredient-panel ${className}`} aria-label="Ingredients">
      {isBare && <FirstOffer isShort={typedList !== null || !hasSuggestions} />}
      <AnnouncedDishes />
      {foldedList && <div className="folded">{foldedList}</div>}
      <AddForm
        id={INGREDIENT_INPUT_ID}
        label={LABEL}
        placeholder={LABEL}
        action="Add ingredient"
        onAdd={(text) => {
          recipeActor.send({ type: 'ingredient.added', text });
          setTypedList(recipeActor.getSnapshot().context.ingredients);
          return '';
        }}
        onLongPaste={paste.take}
      />
      {hasSuggestions && <Suggestions typedList={typedList} />}
      {isBare && count === 0 && (
        <p className="soft own-recipe">
          Have a recipe? Paste it here. <OpenFile variant="word">Open a recipe file</OpenFile>
        </p>
      )}
      <IngredientList />
      <RemovalNotice />
      <RecipePrompt />
      <Dishes place="list" />
      <KitchenSettings place="list" />
    </section>
  );
}
