/** A storage whose texts are its own properties, as in browsers. */
class MemoryStorage {
  [key: string]: unknown;
  get length() {
    return Object.keys(this).length;
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null;
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
}

/** The features of browsers that machines, models and storage need. */
const BROWSER = {
  Storage: MemoryStorage,
  localStorage: new MemoryStorage(),
  sessionStorage: new MemoryStorage(),
  location: new URL('http://localhost:3000/'),
  history: { state: null, replaceState() {} },
  navigator: { onLine: true, languages: ['en-US'] },
  document: { hidden: false },
  AudioContext: class {
    resume() {}
  },
};
for (const [name, value] of Object.entries(BROWSER)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
