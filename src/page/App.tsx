import type { ReactNode } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine.ts';
import { IngredientForm } from './IngredientForm.tsx';
import { IngredientList } from './IngredientList.tsx';
import { ChefIcon } from './icons.tsx';
import { KitchenContext } from './kitchen.ts';
import { RecipeBoxList } from './RecipeBoxList.tsx';
import { RecipePane } from './RecipePane.tsx';
import { RecipePrompt } from './RecipePrompt.tsx';
import { type RecipeBox, RecipeBoxContext } from './recipeBox.ts';

type AppProps = {
  kitchen: RecipeActor;
  box: RecipeBox;
  brand: string;
  /** What development adds to the page; nothing in production. */
  notice?: ReactNode;
};

export function App({ kitchen, box, brand, notice }: AppProps) {
  return (
    <KitchenContext value={kitchen}>
      <RecipeBoxContext value={box}>
        <header className="masthead">
          <ChefIcon />
          <h1>{brand}'s Kitchen</h1>
        </header>
        {notice}
        <main>
          <section className="slip" aria-label="Ingredients">
            <IngredientForm />
            <IngredientList />
            <RecipePrompt />
          </section>
          <RecipePane brand={brand} />
          <RecipeBoxList />
        </main>
      </RecipeBoxContext>
    </KitchenContext>
  );
}
