import { latePart } from '../../shared/latePart.ts';

/** Loads the fields only when the visitor opens one of the sections that contain them. Most visitors never do. */
export const tasteFields = latePart(() => import('./fields.ts'));
