import { changeTaste, NO_TASTE, type Taste } from '../../machines/taste.ts';
import { openDrawer } from './documents.ts';
import { openKeptList } from './keptList.ts';
import { CHOICES, isChoice, parseTaste } from './parse.ts';

type Choice = { name: string; value: unknown };

/** A taste, a key for each choice of it, and for each word: two tabs may change it at the same time. */
export function openKeptTaste(getStorage: () => Storage, now: () => number) {
  const drawer = openDrawer<Choice>(getStorage, 'recipe-kitchen.taste.', ({ value }, name) =>
    isChoice(name, value) ? { name, value } : null,
  );
  const avoid = openKeptList(getStorage, 'recipe-kitchen.avoid.', now);
  // As it was kept before each choice had a key of its own.
  const older = openDrawer(getStorage, 'recipe-kitchen.taste', parseTaste);
  /** What this tab knows to be stored. */
  let stored = read() ?? NO_TASTE;
  let isOlder = older.isTaken('');

  /** Null where the storage cannot be read. */
  function read(): Taste | null {
    const choices = drawer.readAll();
    return choices && { ...NO_TASTE, ...Object.fromEntries(choices.map(({ name, value }) => [name, value])) };
  }

  return {
    taste: () => older.read('') ?? changeTaste(stored, { avoid: avoid.texts() }),
    /** Writes what has changed here. Returns whether all of it could be. */
    keep(taste: Taste): boolean {
      let isKept = avoid.keep(taste.avoid);
      for (const name of CHOICES) {
        const value = taste[name];
        if (value === stored[name]) continue;
        if (value === null ? drawer.remove(name) : drawer.write(name, { name, value })) {
          stored = { ...stored, [name]: value };
        } else isKept = false;
      }
      if (isKept && isOlder) isOlder = !older.remove('');
      return isKept;
    },
    /** The taste as all tabs have made it, with what could not be stored. */
    catchUp(here: Taste): Taste {
      const found = read();
      if (!found) return here;
      const unstored = CHOICES.filter((name) => here[name] !== stored[name]);
      stored = found;
      const mine = Object.fromEntries(unstored.map((name) => [name, here[name]]));
      return changeTaste({ ...found, ...mine }, { avoid: avoid.catchUp(here.avoid) });
    },
    forget() {
      stored = NO_TASTE;
      avoid.forget();
    },
  };
}
