import type { ComponentType } from 'react';
import { type LatePart, latePart } from '../../shared/latePart.ts';
import { createStore } from '../../shared/store.ts';

type DialogCode = { ConnectionChoice: ComponentType<{ titleId: string }> };

export const dialogCode = createStore<LatePart<DialogCode>>({ code: null, failed: false });
/** Loads the content of the dialog on demand, since most visitors never open the dialog. */
export const loadConnectionDialog = latePart<DialogCode>(dialogCode, () => import('./ConnectionChoice.tsx'));
