import { latePart } from '../../shared/latePart.ts';
import { drawing, type Renderer } from '../context/drawing.ts';

export const loadRenderer = latePart<Renderer>(drawing, () => import('./recipeViews.ts'));
