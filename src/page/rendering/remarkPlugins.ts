import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { remarkVideos } from './remarkVideos.ts';

/** Limits of a parsed recipe, against slow rendering and stack overflow. `isTooMuchToParse` limits the text before. */
const MAX_DEPTH = 60;
const MAX_NODES = 2_500;

export const lineOfTextPlugins = [remarkLimits, remarkGfm];
export const remarkPlugins = [...lineOfTextPlugins, remarkIndented, remarkVideos];

/** Disables indented code, since models indent lists by four spaces and recipes contain no code. */
function remarkIndented(this: { data(): object }) {
  const data: { micromarkExtensions?: object[] } = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: ['codeIndented'] } });
}

/** Counts cells as if all rows were full, since the conversion to HTML fills short rows with empty cells. */
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
