import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { remarkVideos } from './remarkVideos.ts';

/**
 * Limits for a parsed recipe, which prevent slow rendering and stack overflows. `isTooMuchToParse` limits the text
 * before parsing.
 */
const MAX_DEPTH = 60;
const MAX_NODES = 2_500;

export const lineOfTextPlugins = [remarkLimits, remarkGfm];
export const remarkPlugins = [...lineOfTextPlugins, remarkIndented, remarkVideos];

/** Disables indented code blocks. Models indent lists by four spaces, and recipes contain no code. */
function remarkIndented(this: { data(): object }) {
  const data: { micromarkExtensions?: object[] } = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ['codeIndented'] } });
}

/**
 * Limits the size of a recipe. Counts a table's cells as if every row had a cell for each column, since the conversion
 * to HTML adds the missing cells.
 */
function remarkLimits() {
  return (tree: Root) => {
    let nodes = 0;
    const measure = (node: Nodes, depth: number) => {
      nodes += node.type === 'table' ? node.children.length * (node.align?.length ?? 1) : 1;
      if (nodes > MAX_NODES || depth > MAX_DEPTH)
        throw new RangeError('This recipe is too deep or too large to render');
      if ('children' in node) for (const child of node.children) measure(child, depth + 1);
    };
    measure(tree, 0);
  };
}
