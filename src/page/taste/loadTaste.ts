import { latePart } from '../../shared/latePart.ts';

/**
 * Loads the fields only when the visitor opens one of the sections that contain the fields. Most visitors never open
 * these sections.
 */
export const tasteFields = latePart(() => import('./fields.ts'));
