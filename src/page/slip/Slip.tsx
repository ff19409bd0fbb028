import { IngredientForm } from './IngredientForm.tsx';
import { IngredientList } from './IngredientList.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';

/** What is on hand, and the button that asks for a recipe. */
export function Slip({ onConnect }: { onConnect: () => void }) {
  return (
    <section className="slip" aria-label="Ingredients">
      <IngredientForm />
      <IngredientList />
      <RecipePrompt onConnect={onConnect} />
    </section>
  );
}
