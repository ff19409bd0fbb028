import type { ComponentType } from 'react';
import { type LatePart, latePart } from '../../shared/latePart.ts';
import { createStore } from '../../shared/store.ts';

export const tasteFields = createStore<LatePart<{ TasteFields: ComponentType }>>({
  code: null,
  failed: false,
});
/** Loads the fields only when the visitor opens the section 'Your taste', since most visitors never do. */
export const loadTaste = latePart(tasteFields, () => import('./TasteFields.tsx'));
