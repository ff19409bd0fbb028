import { createContext, use } from 'react';

/** What the parts of a recipe need of the recipe as a whole. */
export type Cooking = {
  dish: string;
  ticks: number[];
  onTick: (item: number) => void;
};

export const CookingContext = createContext<Cooking>({ dish: '', ticks: [], onTick: () => {} });

export function useCooking(): Cooking {
  return use(CookingContext);
}
