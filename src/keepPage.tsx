import { createRoot } from 'react-dom/client';
import type { RecipeActor } from '../machines/recipeMachine.ts';
import { openVersions } from './larder/versions.ts';
import { NewVersion } from './page/NewVersion.tsx';

/** What comes after the first screen: keeping the page for visits without a network, and telling of a newer version of it. */
export function keepPage(script: string, kitchen: RecipeActor, loadEverything: () => void): void {
  const news = document.getElementById('news');
  if (!news) throw new Error('index.html lacks #news');
  const versions = openVersions(script);
  // The newer version will drop the files of this one, and another tab may let it: what may still be needed comes now.
  versions.subscribe(loadEverything);
  createRoot(news).render(<NewVersion versions={versions} kitchen={kitchen} />);
  versions.keepPage();
}
