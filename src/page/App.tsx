import { type ReactNode, useState } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine.ts';
import { ConnectionControl, SignInProblem } from './ConnectionControl.tsx';
import { type Connection, ConnectionContext } from './connection.ts';
import { IngredientForm } from './IngredientForm.tsx';
import { IngredientList } from './IngredientList.tsx';
import { ChefIcon } from './icons.tsx';
import { KitchenContext } from './kitchen.ts';
import { connectionPart } from './parts.ts';
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
  const { code: connectionCode } = connectionPart.usePart();
  const [openings, setOpenings] = useState(0);
  const [failed, setFailed] = useState(false);

  function openConnection() {
    setOpenings((times) => times + 1);
    setFailed(false);
    connectionPart.load().catch(() => {
      // Else it would open by itself, should the code come later.
      setOpenings(0);
      setFailed(true);
    });
  }

  return (
    <KitchenContext value={kitchen}>
      <RecipeBoxContext value={box}>
        <ConnectionContext value={connection}>
          <header className="masthead">
            <ChefIcon />
            <h1>{brand}'s Kitchen</h1>
            <ConnectionControl onOpen={openConnection} />
            <SignInProblem />
            <div role="status">
              {failed && (
                <p className="problem">
                  The connection cannot be shown: this part of the page did not load. Reload the page, or try
                  again when you are online.
                </p>
              )}
            </div>
          </header>
          {notice}
          <main>
            <section className="slip" aria-label="Ingredients">
              <IngredientForm />
              <IngredientList />
              <RecipePrompt onConnect={openConnection} />
            </section>
            <RecipeBoxList />
            <RecipePane brand={brand} />
          </main>
          {connectionCode && <connectionCode.ConnectionDialog openings={openings} />}
        </ConnectionContext>
      </RecipeBoxContext>
    </KitchenContext>
  );
}
