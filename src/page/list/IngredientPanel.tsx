import { useState } from 'react';
import { needsSettings } from '../../../machines/recipeMachine.ts';
import { useRecipeState } from '../context/pageContext.ts';
import { PROMISE, useIsBeginning } from '../pane/Welcome.tsx';
import { YourTaste } from '../taste/YourTaste.tsx';
import { IngredientForm } from './IngredientForm.tsx';
import { IngredientList } from './IngredientList.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';
import { RemovalNotice } from './RemovalNotice.tsx';
import { Staples } from './Staples.tsx';
import { Suggestions } from './Suggestions.tsx';

export function IngredientPanel() {
  const isBeginning = useIsBeginning();
  const settings = useRecipeState(needsSettings);
  const [hadSettings, setHadSettings] = useState(settings);
  // Once there they stay: what is open must not be gone with the last press in it.
  if (settings && !hadSettings) setHadSettings(true);
  return (
    <section className="slip" aria-label="Ingredients">
      {isBeginning && (
        <div className="promise">
          <h2 className="large-title">{PROMISE}</h2>
          <p>Add what you have. Get a recipe you can cook tonight.</p>
        </div>
      )}
      <IngredientForm />
      <Suggestions />
      <IngredientList />
      <RemovalNotice />
      {hadSettings && (
        <div className="foldouts">
          <Staples />
          <YourTaste />
        </div>
      )}
      <RecipePrompt />
    </section>
  );
}
