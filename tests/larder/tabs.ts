import { openOnHand } from '../../src/larder/onHand.ts';
import { openShelf } from '../../src/larder/shelf.ts';

export type Tab = {
  keep: (list: string[]) => void;
  list: () => string[];
  /** So many of the events that wait, or all. */
  hear: (events?: number) => string[];
  /** Everything kept is thrown away, by another page. */
  lose: () => void;
};

type Write = { by: Tab; key: string; value: string | null };

/**
 * Tabs of a browser that gives each a copy of the storage, as Chromium and WebKit do: what one has written reaches the others
 * with the event that tells of it, write by write, and until its own write has come round a tab takes no other for that key.
 */
export function openTabs() {
  const shared = new Map<string, string>();
  const tabs: { tab: Tab; waiting: Write[] }[] = [];
  let time = 1_000;

  function write(target: Map<string, string>, { key, value }: Write) {
    if (value === null) target.delete(key);
    else target.set(key, value);
  }

  function openTab(): Tab {
    const copy = new Map(shared);
    const own = new Map<string, number>();
    const waiting: Write[] = [];
    const send = (key: string, value: string | null) => {
      const change = { by: tab, key, value };
      write(copy, change);
      write(shared, change);
      own.set(key, (own.get(key) ?? 0) + 1);
      for (const other of tabs) other.waiting.push(change);
    };
    const storage: Storage = {
      getItem: (key) => copy.get(key) ?? null,
      setItem: send,
      removeItem: (key) => send(key, null),
      clear: () => {},
      key: (at) => [...copy.keys()][at] ?? null,
      get length() {
        return copy.size;
      },
    };
    const onHand = openOnHand(
      openShelf(() => storage),
      () => (time += 10),
    );
    let list = onHand.list();
    const tab: Tab = {
      keep(next) {
        list = next;
        onHand.keep(next);
      },
      list: () => [...list],
      hear(events = waiting.length) {
        for (const change of waiting.splice(0, events)) {
          const left = own.get(change.key) ?? 0;
          if (change.by === tab) own.set(change.key, left - 1);
          else if (left === 0) write(copy, change);
          list = onHand.catchUp(list);
        }
        return [...list];
      },
      lose() {
        shared.clear();
        copy.clear();
        onHand.forget();
        list = onHand.catchUp(list);
      },
    };
    tabs.push({ tab, waiting });
    return tab;
  }

  return {
    openTab,
    /** Until nobody has anything to hear. What they hear makes none of them write. */
    settle: () => tabs.map(({ tab }) => tab.hear()),
    stored: () => [...shared.keys()],
  };
}
