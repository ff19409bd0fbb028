import { afterAll, describe, expect, it } from 'vitest';
import type { ActorLogic, AnyStateMachine, AnyTransitionDefinition, EventObject, Snapshot } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type SerializedSnapshot } from 'xstate/graph';
import { transitionsOf } from '../machines/chart.ts';

type Walked = { taken: AnyTransitionDefinition[]; stop: () => void };

type Walks<State extends Snapshot<unknown>, Event extends EventObject, Start, Page extends Walked> = {
  machine: AnyStateMachine;
  starts: Start[];
  /** The machine to walk, where the start gives it guards of its own. */
  machineAt?: (start: Start) => AnyStateMachine;
  /** The events to try in a state, also those that must be ignored. */
  possibleEvents: (snapshot: State) => Event[];
  /** States that no guard tells apart must get the same text: otherwise the walk does not end. */
  serializeState: (snapshot: State) => string;
  open: (start: Start) => Promise<Page>;
  perform: (page: Page, event: Event) => Promise<void> | void;
  expectPageToShow: (page: Page) => void;
};

/**
 * Takes the transitions from the machine itself, walks them on the rendered page, and fails where one is left out. What it
 * returns takes in what another test has walked.
 */
export function walkEveryEdge<
  State extends Snapshot<unknown>,
  Event extends EventObject,
  Start,
  Page extends Walked,
>({
  machine,
  starts,
  machineAt = () => machine,
  possibleEvents,
  serializeState,
  open,
  perform,
  expectPageToShow,
}: Walks<State, Event, Start, Page>): (page: Walked) => void {
  const triedOn = new Map<AnyStateMachine, Set<string>>();
  const taken = new Set<string>();

  /** The shortest way to each state of the chart, and there each event that does what no earlier path has seen it do. */
  function pathsFrom(input: Start): Event[][] {
    const walked = machineAt(input);
    const tried = triedOn.get(walked) ?? new Set();
    triedOn.set(walked, tried);
    // `xstate/graph` does not know what the machine emits, nor what it sends to itself.
    const logic = walked as unknown as ActorLogic<State, Event, Start>;
    const options = { input, events: possibleEvents, serializeState, limit: 20_000 };
    const isNew = (effect: string) => !tried.has(effect) && tried.add(effect) !== undefined;
    const neighbours = getAdjacencyMap(logic, options);
    const paths = getShortestPaths(logic, options).flatMap(({ state, steps }) => {
      const there = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      const here = neighbours[serializeState(state) as SerializedSnapshot];
      if (!here) return [];
      return Object.entries(here.transitions)
        .filter(([name, { state: next }]) => isNew(effectOf(here.state, name, next)))
        .map(([, { event }]) => [...there, event]);
    });
    return [[], ...paths];
  }

  describe.each(starts.map((start) => ({ start, name: JSON.stringify(start) })))(
    'from $name',
    ({ start }) => {
      it.each(pathsFrom(start).map((path) => ({ path, name: path.map(describeEvent).join(', ') })))(
        '$name',
        async ({ path }) => {
          const page = await open(start);
          // What the events on the way lead to is looked at by the paths that end with them.
          for (const event of path) await perform(page, event);
          expectPageToShow(page);
          takeIn(page);
        },
      );
    },
  );

  function takeIn(page: Walked): void {
    for (const transition of page.taken) taken.add(nameOf(transition));
    page.stop();
  }

  afterAll(() => {
    const edges = transitionsOf(machine.root).map(nameOf);
    expect(edges.length).toBeGreaterThan(9);
    expect(edges.filter((edge) => !taken.has(edge))).toEqual([]);
  });
  return takeIn;
}

/** What can happen where something holds; an event that is nothing but its type can be named by that. */
export function whenFor<Event extends EventObject>() {
  return (holds: unknown, ...events: (Event | Event['type'])[]): Event[] =>
    holds ? events.map((event) => (typeof event === 'string' ? ({ type: event } as Event) : event)) : [];
}

/** What an event does in a state of the chart: where it leads, and what of the context it changes. */
function effectOf(from: Snapshot<unknown>, event: string, to: Snapshot<unknown>): string {
  const [before, after] = [from, to] as unknown as { value: unknown; context: Record<string, unknown> }[];
  const changed = Object.keys(after?.context ?? {}).filter(
    (name) => before?.context[name] !== after?.context[name],
  );
  return JSON.stringify([before?.value, event, after?.value, changed]);
}

/** By text: the same transition is another object in a machine with other actors. */
function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const guardName = typeof guard === 'object' ? guard.type : guard;
  return `${source.id} --${eventType} [${guardName ?? ''}]--> ${target?.map(({ id }) => id) ?? 'itself'}`;
}

function describeEvent(event: EventObject): string {
  return 'ingredient' in event ? `${event.type} ${event.ingredient}` : event.type;
}
