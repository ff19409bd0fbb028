import { fireEvent, screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import type { ActorLogic, AnyStateMachine, AnyTransitionDefinition, EventObject, Snapshot } from 'xstate';
import { getAdjacencyMap, getShortestPaths, type SerializedSnapshot } from 'xstate/graph';
import { transitionsOf } from '../machines/chart.ts';

type Walked = {
  taken: AnyTransitionDefinition[];
  stop: () => void;
  settled: (happen: () => void) => Promise<void>;
};

/** Functions that trigger events of the machine, for example by clicking a button. Keys: event types. */
export type Deeds<Event extends EventObject, Page> = {
  [Type in Event['type']]?: (page: Page, event: Extract<Event, { type: Type }>) => unknown;
};

type Walk<State extends Snapshot<unknown>, Event extends EventObject, Start> = {
  starts: Start[];
  /** Returns the events to try in a state, including events that the machine must ignore. */
  possibleEvents: (snapshot: State) => Event[];
};

type Walks<State extends Snapshot<unknown>, Event extends EventObject, Start, Page extends Walked> = {
  machine: AnyStateMachine;
  /** How to walk through each part of the machine. Keys: the names of the parts. */
  walks: Record<string, Walk<State, Event, Start>>;
  /** Returns a state as text. Omits data that no guard checks. Otherwise, there would be too many different states. */
  serializeState: (snapshot: State) => string;
  open: (start: Start) => Page;
  deeds: Deeds<Event, Page>;
  /** Compares the page with the state of the machine. `where`: the previous events, which failure messages show. */
  expectPageToShow: (page: Page, where: string) => void;
};

/**
 * Performs every transition of a state machine on the rendered page, and compares the page with the machine after
 * each transition. Fails if a transition was never taken. Returns a function that also counts the transitions
 * taken by another test.
 */
export function walkEveryEdge<
  State extends Snapshot<unknown>,
  Event extends EventObject,
  Start,
  Page extends Walked,
>({
  machine,
  walks,
  serializeState,
  open,
  deeds,
  expectPageToShow,
}: Walks<State, Event, Start, Page>): (page: Walked) => void {
  const taken = new Set<string>();

  /**
   * Returns paths (lists of events): the shortest path to each state, followed by one event that has not been tested
   * yet.
   */
  function pathsFrom(
    input: Start,
    { possibleEvents }: Walk<State, Event, Start>,
    tried: Set<string>,
  ): Event[][] {
    // Casts the machine's type because `xstate/graph` does not know events that the machine emits or sends to itself.
    const logic = machine as unknown as ActorLogic<State, Event, Start>;
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

  describe.each(Object.entries(walks))('page and machine, %s', (_, walk) => {
    const tried = new Set<string>();
    describe.each(walk.starts)('starting with %j', (start) => {
      it.each(routesAlong(pathsFrom(start, walk, tried)))(
        'page: agrees with the machine after $name',
        async ({ path, stops }) => {
          const page = open(start);
          if (stops.has(0)) expectPageToShow(page, 'at the start');
          for (const [index, event] of path.entries()) {
            const deed = deeds[event.type as Event['type']];
            if (!deed) throw new Error(`Nobody can do ${event.type} on the page`);
            await deed(page, event as Parameters<typeof deed>[1]);
            await page.settled(() => {});
            if (stops.has(index + 1))
              expectPageToShow(page, `after ${describePath(path.slice(0, index + 1))}`);
          }
          countWalked(page);
        },
      );
    });
  });

  function countWalked(page: Walked): void {
    for (const transition of page.taken) taken.add(nameOf(transition));
    page.stop();
  }

  afterAll(() => {
    const edges = transitionsOf(machine.root).map(nameOf);
    expect(edges.length).toBeGreaterThan(8);
    expect(edges.filter((edge) => !taken.has(edge))).toEqual([]);
  });
  return countWalked;
}

/**
 * Drops paths that are the beginning of a longer path. `stops`: the numbers of events after which to check the
 * page.
 */
function routesAlong<Event extends EventObject>(paths: Event[][]) {
  const stopsAt = new Map<string, Set<number>>();
  return paths
    .toSorted((one, other) => other.length - one.length)
    .flatMap((path) => {
      const stopsOfLonger = stopsAt.get(JSON.stringify(path));
      stopsOfLonger?.add(path.length);
      if (stopsOfLonger) return [];
      const stops = new Set([path.length]);
      for (const length of path.keys()) stopsAt.set(JSON.stringify(path.slice(0, length)), stops);
      return [{ name: describePath(path), path, stops }];
    });
}

/** Returns functions that list possible events. A string stands for an event without data. */
export function eventsOf<Event extends EventObject>() {
  type Named = Event | Event['type'];
  const whole = (named: Named) => (typeof named === 'string' ? ({ type: named } as Event) : named);
  return {
    when: (holds: unknown, ...events: Named[]): Event[] => (holds ? events.map(whole) : []),
    /** Returns the events that the machine accepts in its current state. */
    whatCan: (snapshot: { can: (event: never) => boolean }, ...events: Named[]): Event[] =>
      events.map(whole).filter((event) => snapshot.can(event as never)),
  };
}

/** Presses a button by its text. Finding the button by role would be slower. */
export function pressText(name: string | RegExp, selector = 'button'): void {
  fireEvent.click(screen.getByText(name, { selector }));
}

export function pressLabel(label: string | RegExp, selector = '*'): void {
  fireEvent.click(screen.getByLabelText(label, { selector }));
}

export function enter(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Compares several values on the page with the expected values, and reports all differences at once. */
export function expectEach(where: string, rows: Record<string, [seen: unknown, expected: unknown]>): void {
  const column = (index: 0 | 1) => Object.entries(rows).map(([name, row]) => [name, row[index]]);
  expect(Object.fromEntries(column(0)), where).toEqual(Object.fromEntries(column(1)));
}

/** Describes what an event changes: the state, and fields of the context. */
function effectOf(from: Snapshot<unknown>, event: string, to: Snapshot<unknown>): string {
  const [before, after] = [from, to] as unknown as { value: unknown; context: Record<string, unknown> }[];
  const changed = Object.keys(after?.context ?? {}).filter(
    (name) => before?.context[name] !== after?.context[name],
  );
  return JSON.stringify([before?.value, event, after?.value, changed]);
}

/** Returns a name by which transitions can be compared, because `provide` creates new transition objects. */
function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const guardName = typeof guard === 'object' ? guard.type : guard;
  return `${source.id} --${eventType} [${guardName ?? ''}]--> ${target?.map(({ id }) => id) ?? 'itself'}`;
}

function describePath(path: EventObject[]): string {
  return path
    .map((event) => ('ingredient' in event ? `${event.type} ${event.ingredient}` : event.type))
    .join(', ');
}
