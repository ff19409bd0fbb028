import { latePart } from '../../shared/latePart.ts';
import { renderer } from '../context/renderer.ts';

export const loadRenderer = latePart(() => import('./recipeViews.ts'), renderer).load;
