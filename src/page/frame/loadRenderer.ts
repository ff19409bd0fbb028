import { latePart } from '../../shared/latePart.ts';
import { type Renderer, renderer } from '../context/renderer.ts';

export const loadRenderer = latePart<Renderer>(renderer, () => import('./recipeViews.ts'));
