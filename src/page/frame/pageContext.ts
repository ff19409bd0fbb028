import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ConnectionActor } from '../../../machines/connectionMachine.ts';
import type { CookingActor } from '../../../machines/cookingMachine.ts';
import type { Recipe, RecipeActor } from '../../../machines/recipeMachine.ts';
import { createStore, type Store } from '../../shared/store.ts';
import type { Failure } from './failureMessages.ts';
import type { Part } from './lazyPart.ts';
import { useStore } from './useStore.ts';

type Readable<Value> = Omit<Store<Value>, 'set'>;

/** What the page needs of the connection to the model. */
type Connection = Readable<{
  model: string;
  /** The usual model, where it is served no more and another is asked. */
  standsInFor: string | null;
  /** Null where the page asks an endpoint of its own. */
  provider: string | null;
  isChosenModel: boolean;
  failure: Failure | null;
}> & {
  actor: ConnectionActor;
  /** Visitors can sign in with Hugging Face here. */
  offersSignIn: boolean;
  /** Hugging Face does not ask within a frame of another page. */
  isFramed: boolean;
  signIn: (remember: boolean) => void;
  /** These two return whether what was written is what it should be. */
  giveToken: (written: string, remember: boolean) => boolean;
  chooseModel: (written: string) => boolean;
  forget: () => void;
  /** What one attempt may take. */
  attemptSeconds: () => number;
  /** Notices an account that has run out while the device slept. */
  noticeExpiry: () => void;
  /** Asks the browser for a model of its own. */
  lookForModel: () => void;
  takeDevice: () => void;
  leaveDevice: () => void;
  listModels: () => Promise<string[]>;
};

/** What a visitor has done with a recipe: items ticked off, amounts scaled, the step they have come to. */
export type Marks = { ticks: number[]; scale: number; step: number };
export type Entry = Marks & { recipe: Recipe };

/** What the page needs of the box in which recipes are kept. */
type RecipeBox = Readable<{
  /** Newest first. */
  entries: Entry[];
  /** Some recipes could not be stored, and stay for this visit only. */
  unstored: boolean;
  /** What was deleted in a row, and can be taken back together. */
  deleted: Entry[];
}> & {
  delete: (id: string) => void;
  undoDeletions: () => void;
  acceptDeletions: () => void;
  mark: (id: string, marks: Partial<Marks>) => void;
  mostUsed: () => string[];
  exportAll: () => string;
  importAll: (text: string) => { added: number; left: number } | { refused: string };
};

export type Page = {
  recipeActor: RecipeActor;
  connection: Part<Connection>;
  /** The page came with a connection of its own: what is told until it is known who pays. */
  isPaidFor: boolean;
  /** The visitor has brought no credentials along: that is known before it has come who pays. */
  isUntouched: boolean;
  box: Part<RecipeBox>;
  /** There is something in it: that is known before it has come. */
  keepsRecipes: boolean;
  /** Some of it could not be stored, and stays for this visit only. */
  unkept: Readable<boolean>;
  /** `unkept`: the same of a timer. */
  cooking: Part<{ cookingActor: CookingActor; unkept: Readable<boolean> }>;
};

/** What main.tsx hands down to the views. */
export const PageContext = createContext<Page | null>(null);

function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('A view stands outside of the page');
  return page;
}

export const useRecipeActor = () => usePage().recipeActor;
/** Null as long as its code is not there. */
export const useConnectionPart = () => usePage().connection.usePart().code;
export const useIsPaidFor = () => usePage().isPaidFor;

/** Recipes can be had; as far as is known, where that has not come yet. */
export function useIsConnected(): boolean {
  const { isPaidFor } = usePage();
  return useSelector(useConnectionPart()?.actor, (s) => (s ? s.hasTag('connected') : isPaidFor));
}

/** There is nothing to ask with, and nothing on its way: something to look at helps more. */
export function useOffersSample(): boolean {
  const { recipeActor, isPaidFor, isUntouched } = usePage();
  const canSee = useSelector(recipeActor, (s) => s.can({ type: 'sample.requested' }));
  const lacksConnection = useSelector(useConnectionPart()?.actor, (s) =>
    s ? !s.hasTag('connected') && !s.hasTag('underWay') : !isPaidFor && isUntouched,
  );
  return canSee && lacksConnection;
}

/** For views that come after it. */
export function useConnection(): Connection {
  const connection = useConnectionPart();
  if (!connection) throw new Error('A view has come before the connection');
  return connection;
}

const NOT_SO = createStore(false);

export function useIsUnkept(): boolean {
  const { unkept, cooking } = usePage();
  const isTimerUnkept = useStore(cooking.usePart().code?.unkept ?? NOT_SO);
  return useStore(unkept) || isTimerUnkept;
}

/** Null as long as its code is not there. */
export const useCookingActor = () => usePage().cooking.usePart().code?.cookingActor ?? null;
export const useConnectionSnapshot = () => useStore(useConnection());

const NO_BOX = createStore<ReturnType<RecipeBox['getSnapshot']>>({
  entries: [],
  unstored: false,
  deleted: [],
});

/** Empty as long as its code is not there. */
export function useRecipeBox() {
  const { box, keepsRecipes } = usePage();
  const { code } = box.usePart();
  return { box: code, isAwaited: keepsRecipes && !code, ...useStore(code ?? NO_BOX) };
}
