import { type Cooking, CookingContext } from './cooking.ts';
import { RecipeBoundary } from './RecipeBoundary.tsx';
import { PlainRecipe, RecipeMarkdown } from './RecipeMarkdown.tsx';

type RecipeTextProps = Cooking & { text: string; cutShort: boolean };

/** One recipe to cook from. Give it a key: its state belongs to that recipe. */
export function RecipeText({ text, cutShort, ...cooking }: RecipeTextProps) {
  return (
    <CookingContext value={cooking}>
      <div className="recipe" dir="auto">
        <RecipeBoundary fallback={<PlainRecipe text={text} />}>
          <RecipeMarkdown text={text} />
        </RecipeBoundary>
      </div>
      {cutShort && <p className="quiet">The recipe ends here: it is as long as the model may write.</p>}
    </CookingContext>
  );
}
