import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { remarkVideos } from './remarkVideos.ts';

/** Beyond these the steps after the parser or the browser take too long, or overflow the stack; so may texts, see `isTooMuchToParse`. */
const MAX_DEPTH = 60;
const MAX_NODES = 2_500;

export const remarkPlugins = [remarkLimits, remarkGfm, remarkIndented, remarkVideos];

/** Models indent lists by four blanks: markdown takes that for code, and no recipe holds any. */
function remarkIndented(this: { data(): object }) {
  const data: { micromarkExtensions?: object[] } = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ['codeIndented'] } });
}

/** Cells are counted as if all rows were full: the next step fills short ones up with empty cells. */
function remarkLimits() {
  return (tree: Root) => {
    let nodes = 0;
    const measure = (node: Nodes, depth: number) => {
      nodes += node.type === 'table' ? node.children.length * (node.align?.length ?? 1) : 1;
      if (nodes > MAX_NODES || depth > MAX_DEPTH)
        throw new RangeError('This recipe is too deep or too large to be drawn');
      if ('children' in node) for (const child of node.children) measure(child, depth + 1);
    };
    measure(tree, 0);
  };
}
