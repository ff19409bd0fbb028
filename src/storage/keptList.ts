import { distinct, identityOf } from '../../machines/list.ts';
import { openDrawer } from './documents.ts';

/** What stands before it has a smaller place. */
type Item = { text: string; place: number };

/** A list, a key for each text of it: what two tabs write at the same time stands side by side. */
export function openKeptList(getStorage: () => Storage, prefix: string, now: () => number) {
  const drawer = openDrawer(getStorage, prefix, parse);
  /** The places of what this tab knows to be stored, in order. */
  let stored = read() ?? new Map<string, number>();

  /** Null where the storage cannot be read. */
  function read(): Map<string, number> | null {
    const items = drawer.readAll()?.sort(inOrder);
    return items ? new Map(items.map(({ text, place }) => [text, place])) : null;
  }

  return {
    texts: () => [...stored.keys()],
    /** Writes what has changed here. Returns whether all of it could be. */
    keep(list: string[]): boolean {
      let isKept = true;
      const onList = new Set(list);
      for (const text of [...stored.keys()]) {
        if (onList.has(text)) continue;
        if (drawer.remove(identityOf(text))) stored.delete(text);
        else isKept = false;
      }
      for (const [text, place] of placesOfNew(list, stored, now())) {
        if (drawer.write(identityOf(text), { text, place })) stored.set(text, place);
        else isKept = false;
      }
      return isKept;
    },
    /** The list as all tabs have made it. What could not be stored comes last. */
    catchUp(here: string[]): string[] {
      const found = read();
      if (!found) return here;
      const unstored = here.filter((text) => !stored.has(text));
      stored = found;
      return distinct([...stored.keys(), ...unstored]);
    },
    /** All was thrown away, and by no visitor of this list: it is stored again with the next change. */
    forget: () => stored.clear(),
  };
}

/** What is new shares the room between two that are stored. At the end it stands by the time of day. */
function placesOfNew(list: string[], stored: Map<string, number>, now: number): Map<string, number> {
  const places = list.map((text) => stored.get(text));
  const ofNew = new Map<string, number>();
  for (const [at, text] of list.entries()) {
    if (stored.has(text)) continue;
    const before = places[at - 1] ?? 0;
    const next = places.findIndex((place, later) => later > at && place !== undefined);
    const room = ((places[next] ?? 0) - before) / (next - at + 1);
    const place = next < 0 ? Math.max(before + 1, now) : before + room;
    places[at] = place;
    ofNew.set(text, place);
  }
  return ofNew;
}

function inOrder(one: Item, other: Item): number {
  return one.place - other.place || one.text.localeCompare(other.text);
}

function parse({ text, place }: Record<string, unknown>, identity: string): Item | null {
  const readable = typeof text === 'string' && identityOf(text) === identity && Number.isFinite(place);
  return readable ? { text, place: place as number } : null;
}
