import { latePart } from '../../shared/latePart.ts';
import { type Drawing, drawing } from '../context/drawing.ts';

export const loadDrawing = latePart<Drawing>(drawing, () => import('./recipeViews.ts'));
