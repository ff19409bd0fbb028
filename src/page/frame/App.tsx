import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Connection } from '../connect/ConnectionButton.tsx';
import { Slip } from '../list/IngredientPanel.tsx';
import { RecipePane } from '../recipe/RecipePane.tsx';
import { Icon } from './Icon.tsx';
import { later } from './later.ts';
import { fetchAhead, NOT_LOADED } from './lazyPart.ts';
import type { Versions } from './NewVersion.tsx';
import { type Page, PageContext } from './pageContext.ts';

export type AppProps = Page & {
  versions: Versions;
  brand: string;
  /** What development adds to the page; nothing in production. */
  notice?: ReactNode;
};

export function App(page: AppProps) {
  const { connection, box, versions, brand, notice } = page;
  const { code, failed } = later.usePart();
  const { code: connected, failed: connectionFailed } = connection.usePart();
  const { failed: boxFailed } = box.usePart();
  /** How often the connection was asked for. */
  const [openings, setOpenings] = useState(0);

  async function open() {
    try {
      fetchAhead(box.load);
      await Promise.all([later.load(), connection.load()]);
      setOpenings((times) => times + 1);
    } catch {
      // Said below.
    }
  }

  // Where one has come, the others may come as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the first has come
  useEffect(() => {
    fetchAhead(connection.load, later.load, box.load);
  }, [connected, connection, box]);

  return (
    <PageContext value={page}>
      <header className="masthead">
        <Icon name="chef" className="chef" />
        <h1>{brand}'s Kitchen</h1>
        <Connection onOpen={open} />
        {code && connected && (
          <>
            <code.SignInProblem />
            <code.DownloadEnd />
          </>
        )}
      </header>
      {notice && <Suspense>{notice}</Suspense>}
      <main>
        <Slip />
        <RecipePane brand={brand} onConnect={open} />
        {code && <code.RecipeBox />}
      </main>
      {code && <code.Timers />}
      {code && connected && <code.ConnectionDialog openings={openings} />}
      {/* Stands before its text does, or screen readers would miss that. */}
      <div role="status">
        {code && <code.NewVersion versions={versions} />}
        {(failed || connectionFailed || boxFailed) && <p className="notice">{NOT_LOADED}</p>}
      </div>
    </PageContext>
  );
}
