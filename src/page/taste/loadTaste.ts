import { latePart } from '../../shared/latePart.ts';

/** Loads the fields only when the visitor opens the section 'Your taste'. Most visitors never do. */
export const tasteFields = latePart(() => import('./TasteFields.tsx'));
