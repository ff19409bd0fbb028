import { type AnyTransitionDefinition, createActor, fromCallback, SimulatedClock } from 'xstate';
import { cookingMachine } from '../machines/cookingMachine.ts';
import { type Timer, timerMachineOn } from '../machines/timerMachine.ts';

/** Cooking as the page has it, on a clock that the test moves, with a bell that the test listens to. */
export function openTestCooking(timers: Timer[] = []) {
  const clock = new SimulatedClock();
  const taken: AnyTransitionDefinition[] = [];
  /** The ids of the timers that ring now. */
  const ringing: string[] = [];
  const ring = fromCallback<{ type: string }, { id: string }>(({ input }) => {
    ringing.push(input.id);
    return () => void ringing.splice(ringing.indexOf(input.id), 1);
  });
  const timer = timerMachineOn(clock).provide({ actors: { ring } });
  const cookingActor = createActor(cookingMachine.provide({ actors: { timer } }), {
    clock,
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions);
    },
  });
  cookingActor.start();
  for (const timer of timers) cookingActor.send({ type: 'timer.synced', timer });
  return { cookingActor, clock, ringing, taken };
}
