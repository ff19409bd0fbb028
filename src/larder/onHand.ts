import { distinct, identityOf } from '../../machines/list.ts';
import { unlessRefused } from '../shared/unlessRefused.ts';
import { isObject, parseJson } from './parse.ts';
import type { Shelf } from './shelf.ts';

const KEY = 'recipe-kitchen.onHand.';
const VERSION = 1;

/** What stands before it has a smaller place. */
type Item = { text: string; place: number };

/** The ingredients on hand, a key each: what two tabs write at the same time stands side by side. */
export function openOnHand(shelf: Shelf, now: () => number) {
  /** The places of what this tab knows to be stored, in order. */
  let stored = read() ?? new Map<string, number>();

  /** Null where the storage cannot be read. */
  function read(): Map<string, number> | null {
    const items = shelf.readAll(KEY, parse)?.sort(inOrder);
    return items ? new Map(items.map(({ text, place }) => [text, place])) : null;
  }

  function store(text: string, place: number): void {
    const identity = identityOf(text);
    const before = unlessRefused(() => shelf.read(KEY + identity));
    // What cannot be read, such as a newer version's, stays as it is.
    const isReadable = before === null || parse(parseJson(before ?? ''), identity) !== null;
    if (isReadable && shelf.write(KEY + identity, { version: VERSION, text, place })) stored.set(text, place);
  }

  return {
    list: () => [...stored.keys()],
    /** Writes what has changed here. Returns whether the whole list is stored. */
    keep(list: string[]): boolean {
      const onHand = new Set(list);
      for (const text of [...stored.keys()]) {
        if (onHand.has(text)) continue;
        shelf.remove(KEY + identityOf(text));
        stored.delete(text);
      }
      for (const [text, place] of placesOfNew(list, stored, now())) store(text, place);
      return list.every((text) => stored.has(text));
    },
    /** The list as all tabs have made it. What could not be stored comes last. */
    catchUp(here: string[]): string[] {
      const found = read();
      if (!found) return here;
      const unstored = here.filter((text) => !stored.has(text));
      stored = found;
      return distinct([...stored.keys(), ...unstored]);
    },
    /** All was thrown away, by hand or by another page of this origin: nobody has taken anything off the list. */
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

function parse(value: unknown, identity: string): Item | null {
  if (!isObject(value) || value.version !== VERSION) return null;
  const { text, place } = value;
  const readable = typeof text === 'string' && identityOf(text) === identity && Number.isFinite(place);
  return readable ? { text, place: place as number } : null;
}
