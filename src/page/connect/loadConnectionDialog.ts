import { latePart } from '../../shared/latePart.ts';

/** Loads the content of the dialog on demand. Most visitors never open it. */
export const dialogCode = latePart(() => import('./ConnectionChoice.tsx'));
