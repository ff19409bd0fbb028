import { useState } from 'react';
import { YourTaste } from '../taste/YourTaste.tsx';
import { IngredientForm } from './IngredientForm.tsx';
import { IngredientList } from './IngredientList.tsx';
import { NotSaved } from './NotSaved.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';
import { RemovalNotice } from './RemovalNotice.tsx';
import { Split } from './Split.tsx';
import { Staples } from './Staples.tsx';
import { Suggestions } from './Suggestions.tsx';

export function IngredientPanel() {
  /** What the visitor calls one ingredient, whatever its commas. */
  const [whole, setWhole] = useState('');
  return (
    <section className="slip" aria-label="Ingredients">
      <IngredientForm whole={whole} />
      <IngredientList />
      <Split whole={whole} onKeep={setWhole} />
      <RemovalNotice />
      <Suggestions />
      <div className="foldouts">
        <Staples />
        <YourTaste />
      </div>
      <NotSaved />
      <RecipePrompt />
    </section>
  );
}
