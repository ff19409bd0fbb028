import { type ReactNode, Suspense, useState } from 'react';
import { BoxButton } from '../box/BoxButton.tsx';
import { FileChooser } from '../box/OpenFile.tsx';
import { RecipeBox } from '../box/RecipeBox.tsx';
import { ConnectionButton } from '../connect/ConnectionButton.tsx';
import { ConnectionDialog } from '../connect/ConnectionDialog.tsx';
import { DownloadEnd, SignInProblem } from '../connect/ConnectionOutcome.tsx';
import { Announcer } from '../context/Announcer.tsx';
import type { Page } from '../context/page.ts';
import { PageContext } from '../context/pageContext.ts';
import { useRenderer } from '../context/renderer.ts';
import { Icon } from '../controls/Icon.tsx';
import { Dishes } from '../dishes/Dishes.tsx';
import { IngredientPanel } from '../list/IngredientPanel.tsx';
import { KitchenSettings } from '../list/KitchenSettings.tsx';
import { RecipePane } from '../pane/RecipePane.tsx';
import { PageNotice } from './PageNotice.tsx';

export type AppProps = Page & {
  brand: string;
  notice?: ReactNode;
};

export function App(page: AppProps) {
  const { brand, notice } = page;
  const { code } = useRenderer();
  const [isBoxOpen, setBoxOpen] = useState(false);
  return (
    <PageContext value={page}>
      <header className="masthead line">
        <Icon name="chef" className="drawing chef" />
        {/* One string because a second text node would move when the heading's font loads. */}
        <h1>{`${brand}'s Kitchen`}</h1>
        <BoxButton isOpen={isBoxOpen} onOpen={setBoxOpen} />
        <ConnectionButton />
        <SignInProblem />
        <DownloadEnd />
      </header>
      {notice && <Suspense>{notice}</Suspense>}
      <main className={isBoxOpen ? 'box-open' : ''}>
        <div className="panel-column">
          <IngredientPanel />
        </div>
        <div className="pane-column">
          <RecipePane brand={brand} />
          <Dishes place="pane" />
          <KitchenSettings place="pane" />
        </div>
        <RecipeBox />
      </main>
      {code && <code.Timers />}
      {code && <code.CookMode />}
      <ConnectionDialog />
      <FileChooser />
      <PageNotice />
      <Announcer />
    </PageContext>
  );
}
