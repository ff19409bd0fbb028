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

/** What somebody does on the page, or what happens to it, for the machine to get an event. */
export type Deeds<Event extends EventObject, Page> = {
  [Type in Event['type']]?: (page: Page, event: Extract<Event, { type: Type }>) => unknown;
};

type Walk<State extends Snapshot<unknown>, Event extends EventObject, Start> = {
  starts: Start[];
  /** The events to try in a state, also those that must be ignored. */
  possibleEvents: (snapshot: State) => Event[];
};

type Walks<State extends Snapshot<unknown>, Event extends EventObject, Start, Page extends Walked> = {
  machine: AnyStateMachine;
  /** By what each of them is about. */
  walks: Record<string, Walk<State, Event, Start>>;
  /** States that no guard tells apart must get the same text: otherwise the walk does not end. */
  serializeState: (snapshot: State) => string;
  open: (start: Start) => Page;
  deeds: Deeds<Event, Page>;
  /** What is said of a failure is where on the way it was. */
  expectPageToShow: (page: Page, where: string) => void;
};

/**
 * Proves that view and machine agree: what a page must show comes from the machine's own selectors. Plain facts are held elsewhere.
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
  walks,
  serializeState,
  open,
  deeds,
  expectPageToShow,
}: Walks<State, Event, Start, Page>): (page: Walked) => void {
  const taken = new Set<string>();

  /** The shortest way to each state of the chart, and there each event that does what no earlier path has seen it do. */
  function pathsFrom(
    input: Start,
    { possibleEvents }: Walk<State, Event, Start>,
    tried: Set<string>,
  ): Event[][] {
    // `xstate/graph` does not know what the machine emits, nor what it sends to itself.
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

  describe.each(Object.entries(walks))('%s', (_, walk) => {
    const tried = new Set<string>();
    describe.each(walk.starts)('from %j', (start) => {
      it.each(routesAlong(pathsFrom(start, walk, tried)))('$name', async ({ path, stops }) => {
        const page = open(start);
        if (stops.has(0)) expectPageToShow(page, 'at the start');
        for (const [at, event] of path.entries()) {
          const deed = deeds[event.type as Event['type']];
          if (!deed) throw new Error(`Nobody can do ${event.type} on the page`);
          await deed(page, event as Parameters<typeof deed>[1]);
          await page.settled(() => {});
          if (stops.has(at + 1)) expectPageToShow(page, `after ${describePath(path.slice(0, at + 1))}`);
        }
        takeIn(page);
      });
    });
  });

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

/** The paths that no other one goes on from, each with where on it another one ends. */
function routesAlong<Event extends EventObject>(paths: Event[][]) {
  const stopsAt = new Map<string, Set<number>>();
  return paths
    .toSorted((one, other) => other.length - one.length)
    .flatMap((path) => {
      const stopsOfLonger = stopsAt.get(JSON.stringify(path));
      stopsOfLonger?.add(path.length);
      if (stopsOfLonger) return [];
      const stops = new Set([path.length]);
      for (const at of path.keys()) stopsAt.set(JSON.stringify(path.slice(0, at)), stops);
      return [{ name: describePath(path), path, stops }];
    });
}

/** What can happen in a state; an event that is nothing but its type can be named by that. */
export function eventsOf<Event extends EventObject>() {
  type Named = Event | Event['type'];
  const whole = (named: Named) => (typeof named === 'string' ? ({ type: named } as Event) : named);
  return {
    when: (holds: unknown, ...events: Named[]): Event[] => (holds ? events.map(whole) : []),
    /** Those that the machine takes. */
    whatCan: (snapshot: { can: (event: never) => boolean }, ...events: Named[]): Event[] =>
      events.map(whole).filter((event) => snapshot.can(event as never)),
  };
}

/** Finds by text, which is faster: a search by role looks at the whole page. */
export function pressText(name: string | RegExp, selector = 'button'): void {
  fireEvent.click(screen.getByText(name, { selector }));
}

export function pressLabel(label: string | RegExp, selector = '*'): void {
  fireEvent.click(screen.getByLabelText(label, { selector }));
}

export function enter(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Each by its name: what is seen on the page, and what must be. All that differ are told at once. */
export function expectEach(where: string, rows: Record<string, [seen: unknown, expected: unknown]>): void {
  const column = (at: 0 | 1) => Object.entries(rows).map(([name, row]) => [name, row[at]]);
  expect(Object.fromEntries(column(0)), where).toEqual(Object.fromEntries(column(1)));
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

function describePath(path: EventObject[]): string {
  return path
    .map((event) => ('ingredient' in event ? `${event.type} ${event.ingredient}` : event.type))
    .join(', ');
}
