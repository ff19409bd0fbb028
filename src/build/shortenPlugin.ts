import MagicString from 'magic-string';
import { type Plugin, Visitor, type VisitorObject } from 'vite';

const WORDS = /\/languages\/(?:\w\w|everywhere)\.ts$/;
const MACHINE = /\/machines\/\w+Machine\.ts$/;
const BETWEEN_WORDS = /\s*([\n,|;:=])\s*/g;

/** Removes text that only readers of the source need: spaces in word lists, and descriptions of states. */
export function shortenPlugin(): Plugin {
  return {
    name: 'shorten',
    apply: 'build',
    transform: {
      filter: { id: [WORDS, MACHINE] },
      handler(source, id) {
        const code = new MagicString(source);
        const visitor = MACHINE.test(id) ? removeDescriptions(code) : removeSpaces(code);
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

function removeSpaces(code: MagicString): VisitorObject {
  function shorten({ start, end }: { start: number; end: number }) {
    const words = code.original.slice(start, end);
    const short = words.replace(BETWEEN_WORDS, (_, sign: string) => (sign === '\n' ? ',' : sign));
    if (short !== words) code.update(start, end, short);
  }
  return {
    Literal(node) {
      if (typeof node.value === 'string') shorten(node);
    },
    TemplateElement: shorten,
  };
}
