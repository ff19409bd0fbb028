import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link, ScrollingTable, TickBox } from './elements.tsx';
import { isTooMuchToParse, remarkLimits } from './limits.ts';
import { rehypeRecipe } from './rehypeRecipe.ts';
import { remarkVideos } from './remarkVideos.ts';
import { VideoCard, VideoSearch } from './VideoCard.tsx';
import './trustedEntities.ts';

const COMPONENTS = {
  a: Link,
  table: ScrollingTable,
  // A picture is fetched the moment it is rendered, from wherever the model says.
  img: ({ alt }: { alt?: string }) => alt,
  'tick-box': TickBox,
  'video-card': VideoCard,
  'video-search': VideoSearch,
} as Components;

/** In pieces, so that the browser lays out only those in sight. */
const PIECE = /[\s\S]{1,10000}\n|[\s\S]{1,10000}/g;

export function PlainRecipe({ text }: { text: string }) {
  return (
    <pre className="plain">
      {text.match(PIECE)?.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
        <span key={at}>{piece}</span>
      ))}
    </pre>
  );
}

/** The two parts that `rehypeRecipe` makes. Null where the text is too much to draw: then it is shown as it was written. */
export function drawMarkdown(text: string): { head: ReactNode; body: ReactNode } | null {
  if (isTooMuchToParse(text)) return null;
  try {
    // Called, not rendered: too deep or too large a tree throws here, where the plain text can take its place.
    const drawn = Markdown({
      children: text,
      remarkPlugins: [remarkGfm, remarkLimits, remarkVideos],
      rehypePlugins: [rehypeRecipe],
      remarkRehypeOptions: { clobberPrefix: 'recipe-' },
      components: COMPONENTS,
    }) as ReactElement<{ children: ReactNode }>;
    const [head, body] = Children.toArray(drawn.props.children).filter(isValidElement);
    return { head, body };
  } catch {
    return null;
  }
}
