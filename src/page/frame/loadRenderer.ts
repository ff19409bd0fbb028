import { latePart } from '../../shared/latePart.ts';
import { renderer } from '../context/renderer.ts';

export const loadRenderer = latePart(() => import('./recipeViews.ts'), renderer).load;

// Adds the style sheet before the views are shown, even if their code loads only at a later attempt.
renderer.subscribe(() => renderer.getSnapshot().code?.addSheet());
