import { type ReactNode, Suspense } from 'react';
import { RecipeBox } from '../box/RecipeBox.tsx';
import { ConnectionButton } from '../connect/ConnectionButton.tsx';
import { ConnectionDialog } from '../connect/ConnectionDialog.tsx';
import { DownloadEnd, SignInProblem } from '../connect/ConnectionOutcome.tsx';
import { useDrawing } from '../context/drawing.ts';
import type { Page } from '../context/page.ts';
import { PageContext } from '../context/pageContext.ts';
import { Icon } from '../controls/Icon.tsx';
import { IngredientPanel } from '../list/IngredientPanel.tsx';
import { RecipePane } from '../pane/RecipePane.tsx';
import { PageNotice } from './PageNotice.tsx';

export type AppProps = Page & {
  brand: string;
  notice?: ReactNode;
};

export function App(page: AppProps) {
  const { brand, notice } = page;
  const { code } = useDrawing();
  return (
    <PageContext value={page}>
      <header className="masthead line">
        <Icon name="chef" className="drawing chef" />
        <h1>{brand}'s Kitchen</h1>
        <ConnectionButton />
        <SignInProblem />
        <DownloadEnd />
      </header>
      {notice && <Suspense>{notice}</Suspense>}
      <main>
        <IngredientPanel />
        <RecipePane brand={brand} />
        <RecipeBox />
      </main>
      {code && <code.Timers />}
      {code && <code.CookMode />}
      <ConnectionDialog />
      <PageNotice />
    </PageContext>
  );
}
