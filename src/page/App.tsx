import { type ReactNode, useRef } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine.ts';
import { ConnectionControl, SignInProblem } from './ConnectionControl.tsx';
import { ConnectionDialog } from './ConnectionDialog.tsx';
import { type Connection, ConnectionContext } from './connection.ts';
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
  connection: Connection;
  brand: string;
  /** What development adds to the page; nothing in production. */
  notice?: ReactNode;
};

export function App({ kitchen, box, connection, brand, notice }: AppProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openConnection = () => dialog.current?.showModal();

  return (
    <KitchenContext value={kitchen}>
      <RecipeBoxContext value={box}>
        <ConnectionContext value={connection}>
          <header className="masthead">
            <ChefIcon />
            <h1>{brand}'s Kitchen</h1>
            <ConnectionControl onOpen={openConnection} />
            <SignInProblem />
          </header>
          {notice}
          <main>
            <section className="slip" aria-label="Ingredients">
              <IngredientForm />
              <IngredientList />
              <RecipePrompt onConnect={openConnection} />
            </section>
            <RecipePane brand={brand} />
            <RecipeBoxList />
          </main>
          <ConnectionDialog dialog={dialog} />
        </ConnectionContext>
      </RecipeBoxContext>
    </KitchenContext>
  );
}
