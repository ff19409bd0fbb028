import { latePart } from '../../shared/latePart.ts';

/** Loads the content of the dialog on demand. Most visitors never open the dialog. */
export const dialogCode = latePart(() => import('./ConnectionChoice.tsx'));
