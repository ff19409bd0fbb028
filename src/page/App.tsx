import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Icon } from '../shared/Icon.tsx';
import { Connection } from './connection/Connection.tsx';
import { later } from './later.ts';
import { fetchAhead, NOT_LOADED } from './lazyPart.ts';
import type { Versions } from './NewVersion.tsx';
import { type Page, PageContext } from './pageContext.ts';
import { RecipePane } from './pane/RecipePane.tsx';
import { Slip } from './slip/Slip.tsx';

export type AppProps = Page & {
  versions: Versions;
  brand: string;
  /** What development adds to the page; nothing in production. */
  notice?: ReactNode;
};

export function App(page: AppProps) {
  const { recipeActor, box, versions, brand, notice } = page;
  const { code, failed } = later.usePart();
  const { failed: boxFailed } = box.usePart();
  /** How often the connection was asked for. */
  const [openings, setOpenings] = useState(0);

  async function open() {
    try {
      await later.load();
      setOpenings((times) => times + 1);
    } catch {
      // Said below.
    }
  }

  useEffect(() => {
    fetchAhead(later.load, box.load);
  }, [box]);

  useEffect(() => {
    const subscription = recipeActor.on('signIn.required', open);
    return () => subscription.unsubscribe();
    // `open` is a new one each time.
  });

  return (
    <PageContext value={page}>
      <header className="masthead">
        <Icon name="chef" className="chef" />
        <h1>{brand}'s Kitchen</h1>
        <Connection onOpen={open} />
        {code && <code.SignInProblem />}
      </header>
      {notice && <Suspense>{notice}</Suspense>}
      <main>
        <Slip onConnect={open} />
        <RecipePane brand={brand} onConnect={open} />
        {code && <code.RecipeBox />}
      </main>
      {code && <code.Timers />}
      {code && <code.ConnectionDialog openings={openings} />}
      {/* Stands before its text does, or screen readers would miss that. */}
      <div role="status">
        {code && <code.NewVersion versions={versions} />}
        {(failed || boxFailed) && <p className="notice">{NOT_LOADED}</p>}
      </div>
    </PageContext>
  );
}
