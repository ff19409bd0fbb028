import { latePart } from '../../shared/latePart.ts';
import { type Renderer, renderer } from '../context/renderer.ts';

export const loadRenderer = latePart(() => import('./recipeViews.ts').then(addSheet), renderer).load;

function addSheet(views: Renderer): Renderer {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(views.recipeSheets);
  document.adoptedStyleSheets.push(sheet);
  return views;
}
