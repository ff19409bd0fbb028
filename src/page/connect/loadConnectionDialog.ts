import { latePart } from '../../shared/latePart.ts';

/** Loads the content of the dialog on demand, since most visitors never open the dialog. */
export const dialogCode = latePart(() => import('./ConnectionChoice.tsx'));
