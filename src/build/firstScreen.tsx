import { renderToString } from 'react-dom/server';
import { startApp } from '../app.ts';
import type { PageSettings } from '../model/settings/settings.ts';
import { App } from '../page/frame/App.tsx';

const noStorage = () => {
  throw new Error('The build has no storage');
};

export function renderFirstScreen(settings: PageSettings): string {
  const home = 'https://page.invalid/';
  const app = startApp({
    settings,
    tab: noStorage,
    allTabs: noStorage,
    address: home,
    home,
    events: new EventTarget(),
    whenIdle: () => {},
  });
  return renderToString(<App {...app} brand={settings.brand} />);
}
