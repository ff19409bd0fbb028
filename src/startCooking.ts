import { createActor, fromCallback, type Subscription } from 'xstate';
import { cookingMachine } from '../machines/cookingMachine.ts';
import { type Timer, type TimerSnapshot, timerMachineOn } from '../machines/timerMachine.ts';
import { prepareSound, ring } from './page/cook/ring.ts';
import { openTimers } from './storage/timers.ts';

const inspector = import.meta.env.DEV ? (await import('./devtools/inspector.ts')).inspector : null;
const now = () => Date.now();
const timers = openTimers(() => localStorage, now);
export const { unkept } = timers;

/** Cooking and its timers: fetched with the first recipe. */
export const cookingActor = createActor(
  cookingMachine.provide({
    actors: {
      timer: timerMachineOn({ now }).provide({
        actors: { ring: fromCallback(({ input }) => ring(input.id)) },
      }),
    },
  }),
  inspector ? { inspect: inspector.inspect } : {},
);
cookingActor.on('timer.begun', prepareSound);
cookingActor.start();
takeUp();

// What a timer is goes into the storage with each change of it.
const kept = new Map<string, Subscription>();
followTimers();
cookingActor.subscribe(followTimers);

window.addEventListener('storage', (event) => {
  const change = timers.changeOf(event);
  if (change?.timer) cookingActor.send({ type: 'timer.synced', timer: change.timer });
  else if (change) cookingActor.send({ type: 'timer.stopped', id: change.id });
});
for (const event of ['visibilitychange', 'pageshow'])
  addEventListener(event, () => cookingActor.send({ type: 'time.passed' }));
window.addEventListener('pageshow', ({ persisted }) => persisted && takeUp());

/** A page that comes back from the browser's memory has heard of nothing meanwhile. */
function takeUp() {
  for (const id of timers.missing()) cookingActor.send({ type: 'timer.stopped', id });
  for (const timer of timers.read()) cookingActor.send({ type: 'timer.synced', timer });
}

function followTimers() {
  const { context, children } = cookingActor.getSnapshot();
  for (const id of context.timers) {
    const timer = children[id];
    if (!timer || kept.has(id)) continue;
    let known: Timer | undefined;
    // It is told of the time four times a second, and changes seldom.
    const keep = ({ context }: TimerSnapshot) => {
      if (context !== known) timers.keep(context);
      known = context;
    };
    keep(timer.getSnapshot());
    kept.set(id, timer.subscribe(keep));
  }
  for (const [id, subscription] of kept) {
    if (context.timers.includes(id)) continue;
    subscription.unsubscribe();
    kept.delete(id);
    timers.drop(id);
  }
}
