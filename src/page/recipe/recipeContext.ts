import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Facts } from '../../reading/words/facts.ts';

export type TimerChipProps = {
  id: string;
  /** The step and the dish that it is for. */
  name: string;
  dish: string;
  ms: number;
  words: string;
};

/** What the parts of a recipe need of the recipe as a whole, and of the page round it. */
export type Cooking = {
  recipeId: string;
  dish: string;
  ticks: number[];
  onTick: (item: number) => void;
  /** What the amounts of the ingredients are multiplied with. */
  scale: number;
  onScale: (scale: number) => void;
  /** How many it is for, where it says so. */
  yield: Facts['yield'];
  canScale: boolean;
  hasSteps: boolean;
  /** What a video looks like is asked of YouTube before it is played. */
  asksForPosters: boolean;
  TimerChip: ComponentType<TimerChipProps>;
  /** Stands below the ingredients. */
  stillNeeded: ReactNode;
};

const NOTHING: Cooking = {
  recipeId: '',
  dish: '',
  ticks: [],
  onTick: () => {},
  scale: 1,
  onScale: () => {},
  yield: null,
  canScale: false,
  hasSteps: false,
  asksForPosters: true,
  TimerChip: ({ words }) => words,
  stillNeeded: null,
};

export const CookingContext = createContext(NOTHING);

export function useCooking(): Cooking {
  return use(CookingContext);
}
