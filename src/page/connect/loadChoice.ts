import type { ComponentType } from 'react';
import { type LatePart, latePart } from '../../shared/latePart.ts';
import { createStore } from '../../shared/store.ts';

type Choice = { ConnectionChoice: ComponentType<{ titleId: string }> };

export const choice = createStore<LatePart<Choice>>({ code: null, failed: false });
/** It comes late: most visits never open it. */
export const loadChoice = latePart<Choice>(choice, () => import('./ConnectionChoice.tsx'));
