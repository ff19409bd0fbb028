import { type AnyTransitionDefinition, createActor, fromPromise, SimulatedClock } from 'xstate';
import { type Kept, type RecipeRequest, recipeMachine } from '../machines/recipeMachine.ts';

type Call = {
  input: RecipeRequest;
  signal: AbortSignal;
  answer: (recipe: string) => void;
  fail: (error?: unknown) => void;
};

/** The production machine with a clock that the test moves and a model whose calls the test answers. */
export function openKitchen(kept: Partial<Kept> = {}) {
  const clock = new SimulatedClock();
  const calls: Call[] = [];
  const taken: AnyTransitionDefinition[] = [];
  const kitchen = createActor(
    recipeMachine.provide({
      actors: {
        askForRecipe: fromPromise<string, RecipeRequest>(
          ({ input, signal }) =>
            new Promise((answer, fail) => {
              calls.push({ input, signal, answer, fail: (error = new Error('failed')) => fail(error) });
            }),
        ),
      },
    }),
    {
      clock,
      input: { ingredients: [], recipe: null, ...kept },
      inspect: (event) => {
        if (event.type === '@xstate.microstep') taken.push(...event._transitions);
      },
    },
  );
  return { kitchen, clock, calls, taken, lastCall: () => calls.at(-1) as Call };
}

/** Lets promises that are already settled reach whoever waits for them. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}
