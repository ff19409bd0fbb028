import { type ReactNode, useEffect } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine.ts';
import { RecipeBox } from './box/RecipeBox.tsx';
import { Connection, LazyConnectionDialog, useConnectionDialog } from './connection/Connection.tsx';
import * as contexts from './contexts.ts';
import { ChefIcon } from './icons.tsx';
import { lazyPart } from './lazyPart.ts';
import type { Versions } from './NewVersion.tsx';
import { RecipePane } from './pane/RecipePane.tsx';
import { Slip } from './slip/Slip.tsx';

export const newVersion = lazyPart(() => import('./NewVersion.tsx'));

export type AppProps = {
  recipeActor: RecipeActor;
  box: contexts.RecipeBox;
  connection: contexts.Connection;
  versions: Versions;
  brand: string;
  /** What development adds to the page; nothing in production. */
  notice?: ReactNode;
};

export function App({ recipeActor, box, connection, versions, brand, notice }: AppProps) {
  const { openings, failed, open } = useConnectionDialog();
  const { code: newVersionPart } = newVersion.usePart();

  useEffect(() => {
    const subscription = recipeActor.on('signIn.required', open);
    return () => subscription.unsubscribe();
    // `open` is a new one each time.
  });

  return (
    <contexts.RecipeActorContext value={recipeActor}>
      <contexts.RecipeBoxContext value={box}>
        <contexts.ConnectionContext value={connection}>
          <header className="masthead">
            <ChefIcon />
            <h1>{brand}'s Kitchen</h1>
            <Connection failed={failed} onOpen={open} />
          </header>
          {notice}
          <main>
            <Slip onConnect={open} />
            <RecipeBox />
            <RecipePane brand={brand} />
          </main>
          <LazyConnectionDialog openings={openings} />
          {/* Stands before its text does, or screen readers would miss that. */}
          <div role="status">{newVersionPart && <newVersionPart.NewVersion versions={versions} />}</div>
        </contexts.ConnectionContext>
      </contexts.RecipeBoxContext>
    </contexts.RecipeActorContext>
  );
}
