import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { videoIdOf, watchUrl } from '../../shared/youtube.ts';

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
 * Limits the size of a recipe. Counts a table's cells as if every row had a cell for each column, because the conversion
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

type Video = { id: string; title: string };

declare module 'mdast' {
  interface RootContentMap {
    /** A node that is rendered by a component in `renderMarkdown.tsx`. */
    view: { type: 'view'; data: { hName: string; hProperties?: { videoId: string; videoTitle: string } } };
  }
}

/** At most this many videos become cards, because each card loads a poster from YouTube. Further videos remain links. */
const MAX_CARDS = 5;

/**
 * Adds a card for each linked YouTube video below the block that contains the link. If a block contains only
 * videos, replaces the block. If there is no video, adds a link to a video search at the end of the recipe.
 */
function remarkVideos() {
  return (tree: Root) => {
    const addresses = new Map<string, string>();
    visit(tree, 'definition', ({ identifier, url }) => {
      if (!addresses.has(identifier)) addresses.set(identifier, url);
    });
    const placed = new Set<string>();
    placeCards(tree, addresses, placed);
    if (placed.size === 0) tree.children.push({ type: 'view', data: { hName: 'video-search' } });
  };
}

function placeCards(container: Parents, addresses: Map<string, string>, placed: Set<string>): void {
  const blocks = container.children as RootContent[];
  container.children = blocks.flatMap((block) => {
    if (['blockquote', 'list', 'listItem', 'footnoteDefinition'].includes(block.type)) {
      placeCards(block as Parents, addresses, placed);
      return [block];
    }
    const videos = extractVideos(block, addresses);
    const cards = videos
      .filter(({ id }) => !placed.has(id) && placed.size < MAX_CARDS && placed.add(id))
      .map(cardOf);
    const shown = videos.length > 0 && videos.every(({ id }) => placed.has(id));
    return shown && hasOnlyVideos(block) ? cards : [block, ...cards];
  }) as typeof container.children;
}

function extractVideos(node: Nodes, addresses: Map<string, string>, inLink = false): Video[] {
  const address = addressOf(node, addresses);
  const id = address && videoIdOf(address);
  if (id) {
    const text = textOf(node);
    const written = 'title' in node && node.title ? node.title : text;
    const isAddress = videoIdOf(written.trim()) ?? videoIdOf(`https://${written.trim()}`);
    const title = isAddress ? '' : written;
    const children = 'children' in node && text ? node.children : [{ type: 'text', value: text || 'Video' }];
    // For a video within a sentence, builds the link's URL from the video's id. Turns a video inside another link into text.
    if (inLink) Object.assign(node, { type: 'text', value: text });
    else Object.assign(node, { type: 'link', url: watchUrl(id), children });
    return [{ id, title }];
  }
  const isNested = inLink || node.type === 'link' || node.type === 'linkReference';
  return 'children' in node
    ? node.children.flatMap((child) => extractVideos(child, addresses, isNested))
    : [];
}

function addressOf(node: Nodes, addresses: Map<string, string>): string {
  if (node.type === 'link' || node.type === 'image') return node.url;
  if (node.type === 'linkReference' || node.type === 'imageReference')
    return addresses.get(node.identifier) ?? '';
  return '';
}

function hasOnlyVideos(node: Nodes): boolean {
  if (node.type === 'link') return videoIdOf(node.url) !== null;
  if (node.type === 'paragraph') return node.children.every(hasOnlyVideos);
  if (node.type === 'text') return node.value.trim() === '';
  return node.type === 'break';
}

function cardOf({ id, title }: Video): RootContent {
  return { type: 'view', data: { hName: 'video-card', hProperties: { videoId: id, videoTitle: title } } };
}
