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

/** Keeps each route short enough to be one test. */
const MOST_STEPS = 40;

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
  /** Returns what of an event is tried in each state. By default, each type of event is tried with any data. */
  serializeEvent?: (event: Event) => string;
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
>(walk: Walks<State, Event, Start, Page>): void {
  const { machine, walks, serializeState, open, deeds, expectPageToShow } = walk;
  const serializeEvent = walk.serializeEvent ?? (({ type }) => type);
  const tried = new Set<string>();
  const taken = new Set<string>();
  // Casts the machine's type because it does not contain events that the machine emits or sends to itself.
  const logic = machine as unknown as ActorLogic<State, Event, Start>;

  /** Describes what an event does: the transitions, and the changed fields of the context. */
  function effectOf(from: State, event: Event, to: State): string {
    const [before, after] = [from, to] as unknown as { value: unknown; context: Record<string, unknown> }[];
    const changed = Object.keys(after?.context ?? {}).filter(
      (name) => before?.context[name] !== after?.context[name],
    );
    const transitions = machine.getTransitionData(from as never, event).map(nameOf);
    return JSON.stringify([before?.value, serializeEvent(event), transitions, after?.value, changed]);
  }

  /** Returns routes (lists of events) that together cause every effect that `tried` does not contain yet. */
  function routesFrom(input: Start, { possibleEvents: events }: Walk<State, Event, Start>): Event[][] {
    const start = getInitialSnapshot(logic, input);

    /** Returns the events that lead soonest to a new effect, and the state after it. */
    function findNew(from: State): { path: Event[]; state: State } | null {
      const known = new Set([serializeState(from)]);
      const reached = [{ path: [] as Event[], state: from }];
      for (const { path, state } of reached) {
        for (const event of events(state)) {
          const next = { path: [...path, event], state: getNextSnapshot(logic, state, event) };
          const effect = effectOf(state, event, next.state);
          if (!tried.has(effect)) {
            tried.add(effect);
            return next;
          }
          const name = serializeState(next.state);
          if (!known.has(name)) reached.push(next);
          known.add(name);
        }
      }
      return null;
    }

    const routes: Event[][] = [];
    let next = findNew(start);
    for (; next; next = findNew(start)) {
      const route: Event[] = [];
      while (next) {
        route.push(...next.path);
        next = route.length < MOST_STEPS ? findNew(next.state) : null;
      }
      routes.push(route);
    }
    return routes.length > 0 ? routes : [[]];
  }

  describe.each(Object.entries(walks))('page and machine, %s', (_, walk) => {
    describe.each(walk.starts)('starting with %j', (start) => {
      const routes = routesFrom(start, walk).map((route) => ({ name: describePath(route), route }));
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
