import MagicString from 'magic-string';
import { type Plugin, Visitor, type VisitorObject } from 'vite';

const WORDS = /\/languages\/(?:\w\w|everywhere)\.ts$/;
const MACHINE = /\/machines\/\w+Machine\.ts$/;
const DISHES = /\/cookbook\/.*\.md\?raw$/;
const BETWEEN_WORDS = /\s*([\n,|;:=])\s*/g;
/** Text of a dish without which `readBook` reads the same. Line breaks are escaped. */
const AROUND_LINES =
  /(?<=\\n)(?:\\n)+|(?<=\\n) {2}(?=- )|Prep time: | minutes \| Popularity:|(?<=## )(?:Ingredients|Instructions)|(?<=1\. )\*\*|(?<=:)\*\*| \(up to 1\)(?=\\n)/g;

/** Removes text that only readers of the source need: spaces in word lists, descriptions of states, and layout of dishes. */
export function shortenPlugin(): Plugin {
  return {
    name: 'shorten',
    apply: 'build',
    transform: {
      filter: { id: [WORDS, MACHINE, DISHES] },
      handler(source, id) {
        const code = new MagicString(source);
        const short = DISHES.test(id) ? (text: string) => text.replace(AROUND_LINES, '') : withoutSpaces;
        const visitor = MACHINE.test(id) ? removeDescriptions(code) : shortenStrings(code, short);
        new Visitor(visitor).visit(this.parse(source));
        return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

function removeDescriptions(code: MagicString): VisitorObject {
  return {
    Property({ key, start, end }) {
      if (key.type !== 'Identifier' || key.name !== 'description') return;
      code.remove(start, code.original[end] === ',' ? end + 1 : end);
    },
  };
}

function withoutSpaces(words: string): string {
  return words.replace(BETWEEN_WORDS, (_, sign: string) => (sign === '\n' ? ',' : sign));
}

function shortenStrings(code: MagicString, shortened: (text: string) => string): VisitorObject {
  function shorten({ start, end }: { start: number; end: number }) {
    const text = code.original.slice(start, end);
    const short = shortened(text);
    if (short !== text) code.update(start, end, short);
  }
  return {
    Literal(node) {
      if (typeof node.value === 'string') shorten(node);
    },
    TemplateElement: shorten,
  };
}
