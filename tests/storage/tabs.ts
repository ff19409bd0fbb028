import { createActor } from 'xstate';
import { type Kept, type RecipeEvent, recipeMachine } from '../../machines/recipeMachine.ts';
import { openLarder } from '../../src/storage/larder.ts';

export type Tab = {
  send: (...events: RecipeEvent[]) => void;
  /** So many of the events that wait, or all. */
  hear: (events?: number) => void;
  list: () => string[];
  taste: () => Kept['taste'];
};

type Write = { by: Tab | null; key: string | null; value: string | null };

/**
 * Tabs of a browser that gives each a copy of the storage, as Chromium and WebKit do: what one has written reaches the others
 * with the event that tells of it, write by write, and until its own write has come round a tab takes no other for that key.
 * Each has the machine and the larder, joined as in keepInStep.ts.
 */
export function openTabs() {
  const shared = new Map<string, string>();
  const tabs: { tab: Tab; waiting: Write[] }[] = [];
  let time = 1_000;

  function openTab(): Tab {
    const copy = new Map(shared);
    const own = new Map<string, number>();
    const waiting: Write[] = [];
    const write = (key: string, value: string | null) => {
      if (value === (copy.get(key) ?? null)) return;
      for (const store of [copy, shared]) change(store, key, value);
      own.set(key, (own.get(key) ?? 0) + 1);
      for (const other of tabs) other.waiting.push({ by: tab, key, value });
    };
    const larder = openLarder(
      () => storageOf(copy, write),
      () => (time += 10),
    );
    const actor = createActor(recipeMachine, { input: larder.kept });
    let isBehind = false;
    const catchUp = () => {
      actor.send({ type: 'kept.changedElsewhere', ...larder.catchUp(actor.getSnapshot().context) });
      isBehind = false;
    };
    const tab: Tab = {
      send: (...events) => {
        for (const event of events) actor.send(event);
      },
      hear(events = waiting.length) {
        for (const { by, key, value } of waiting.splice(0, events)) {
          const left = own.get(key ?? '') ?? 0;
          if (key === null) {
            copy.clear();
            larder.forget();
          } else if (by === tab) own.set(key, left - 1);
          else if (left === 0) change(copy, key, value);
          isBehind = true;
        }
        if (isBehind) catchUp();
      },
      list: () => actor.getSnapshot().context.ingredients,
      taste: () => actor.getSnapshot().context.taste,
    };
    tabs.push({ tab, waiting });
    actor.subscribe(({ context }) => larder.keep(context, isBehind));
    actor.start();
    return tab;
  }

  return {
    openTab,
    /** Until nobody has anything to hear. What they hear makes none of them write. */
    settle() {
      for (const { tab } of tabs) tab.hear();
      if (tabs.some(({ waiting }) => waiting.length > 0))
        throw new Error('What a tab has heard made it write');
      return tabs.map(({ tab }) => tab.list());
    },
    /** All is thrown away, by another page. */
    clear() {
      shared.clear();
      for (const { waiting } of tabs) waiting.push({ by: null, key: null, value: null });
    },
    stored: () => [...shared.keys()],
  };
}

function change(store: Map<string, string>, key: string, value: string | null): void {
  if (value === null) store.delete(key);
  else store.set(key, value);
}

function storageOf(copy: Map<string, string>, write: (key: string, value: string | null) => void): Storage {
  return {
    getItem: (key) => copy.get(key) ?? null,
    setItem: write,
    removeItem: (key) => write(key, null),
    clear: () => {},
    key: (at) => [...copy.keys()][at] ?? null,
    get length() {
      return copy.size;
    },
  };
}
