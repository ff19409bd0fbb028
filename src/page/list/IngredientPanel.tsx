import { later } from '../frame/later.ts';
import { YourTaste } from '../taste/YourTaste.tsx';
import { IngredientForm } from './IngredientForm.tsx';
import { IngredientList } from './IngredientList.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';
import { Suggestions } from './Suggestions.tsx';

/** What is on hand, and the button that asks for a recipe. */
export function Slip() {
  const { code } = later.usePart();
  return (
    <section className="slip" aria-label="Ingredients">
      <IngredientForm />
      <IngredientList />
      {code && <code.Split />}
      {code && <code.Removal />}
      <Suggestions />
      <YourTaste />
      {code && <code.Unkept />}
      <RecipePrompt />
    </section>
  );
}
