import { fireEvent, screen } from '@testing-library/react';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type ActorLogic,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  getInitialSnapshot,
  getNextSnapshot,
  type Snapshot,
} from 'xstate';
import { transitionsOf } from '../machines/chart.ts';

/** Number of events after which a test ends. Shorter tests would open the page more often, which takes more time. */
const LONG = 25;

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

type Edge<State, Event> = { event: Event; next: State; effect: string };

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
 * each transition. Fails if a transition was never taken.
 */
export function walkEveryEdge<
  State extends Snapshot<unknown>,
  Event extends EventObject,
  Start,
  Page extends Walked,
>({ machine, walks, serializeState, open, deeds, expectPageToShow }: Walks<State, Event, Start, Page>): void {
  const taken = new Set<string>();
  // Casts the machine's type because it does not contain events that the machine emits or sends to itself.
  const logic = machine as unknown as ActorLogic<State, Event, Start>;

  /** Returns routes (lists of events) that together cause every effect that `tried` does not contain yet. */
  function routesFrom(
    input: Start,
    { possibleEvents }: Walk<State, Event, Start>,
    tried: Set<string>,
  ): Event[][] {
    const known = new Map<string, Edge<State, Event>[]>();
    const edgesOf = (state: State): Edge<State, Event>[] =>
      possibleEvents(state).map((event) => {
        const next = getNextSnapshot(logic, state, event);
        return { event, next, effect: effectOf(state, event, next) };
      });

    /** Returns the first step from a state to the nearest event with a new effect. */
    function stepToNewEffect(from: State): Edge<State, Event> | undefined {
      // A known state may differ from this one in the data of its events.
      known.set(serializeState(from), edgesOf(from));
      const seen = new Set<string>();
      const reached: [State, first: Edge<State, Event> | null][] = [[from, null]];
      for (const [state, first] of reached) {
        const key = serializeState(state);
        if (seen.has(key)) continue;
        seen.add(key);
        const edges = known.get(key) ?? edgesOf(state);
        known.set(key, edges);
        for (const edge of edges) {
          if (!tried.has(edge.effect)) return first ?? edge;
          reached.push([edge.next, first ?? edge]);
        }
      }
      return undefined;
    }

    function nextRoute(): Event[] {
      const route: Event[] = [];
      let state = getInitialSnapshot(logic, input);
      for (let step = stepToNewEffect(state); step; step = stepToNewEffect(state)) {
        const isNew = !tried.has(step.effect);
        tried.add(step.effect);
        route.push(step.event);
        state = step.next;
        if (isNew && route.length >= LONG) break;
      }
      return route;
    }

    const routes = [nextRoute()];
    for (let route = nextRoute(); route.length > 0; route = nextRoute()) routes.push(route);
    return routes;
  }

  describe.each(Object.entries(walks))('page and machine, %s', (_, walk) => {
    const tried = new Set<string>();
    describe.each(walk.starts)('starting with %j', (start) => {
      const routes = routesFrom(start, walk, tried).map((route) => ({ name: describePath(route), route }));
      it.each(routes)('page: shows the state of the state machine after $name', async ({ route }) => {
        const page = open(start);
        expectPageToShow(page, 'at the start');
        for (const [index, event] of route.entries()) {
          const deed = deeds[event.type as Event['type']];
          if (!deed) throw new Error(`Nobody can do ${event.type} on the page`);
          await deed(page, event as Parameters<typeof deed>[1]);
          await page.settled(() => {});
          expectPageToShow(page, `after ${describePath(route.slice(0, index + 1))}`);
        }
        for (const transition of page.taken) taken.add(nameOf(transition));
        page.stop();
      });
    });
  });

  afterAll(() => {
    const edges = transitionsOf(machine.root).map(nameOf);
    expect(edges.length).toBeGreaterThan(6);
    expect(edges.filter((edge) => !taken.has(edge))).toEqual([]);
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
function effectOf(from: Snapshot<unknown>, event: EventObject, to: Snapshot<unknown>): string {
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
