import { createContext, use } from 'react';
import type { RecipeActor } from '../../machines/recipeMachine.ts';

export const KitchenContext = createContext<RecipeActor | null>(null);

export function useKitchen(): RecipeActor {
  const kitchen = use(KitchenContext);
  if (!kitchen) throw new Error('A view of the kitchen stands outside of KitchenContext');
  return kitchen;
}
