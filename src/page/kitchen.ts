import { createContext } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine.ts';
import { useRequired } from './required.ts';

export const KitchenContext = createContext<RecipeActor | null>(null);

export function useKitchen(): RecipeActor {
  return useRequired(KitchenContext);
}
