import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { isTooMuchToParse, remarkLimits } from '../../newReading/markdown/limits.ts';
import { remarkPlugins } from '../../newReading/markdown/remarkPlugins.ts';
import type { Reading } from '../../newReading/read.ts';
import { writeMarkdown } from '../../newReading/writing/markdown.ts';
import { AmountText, Link, NotScaled, ScrollingTable, TickBox, TimerSlot } from './elements.tsx';
import { ScaleNote } from './FactsRow.tsx';
import { ScreenTool } from './KeepScreenOn.tsx';
import type { RecipeOutline } from './recipeOutline.ts';
import { rehypeReading } from './rehypeReading.ts';
import { VideoCard, VideoSearch } from './VideoCard.tsx';
import './trustedTypesPolicy.ts';

const COMPONENTS = {
  a: Link,
  table: ScrollingTable,
  // An <img> would be fetched at once from wherever the model says, and tell that host that the recipe was read.
  img: ({ alt }: { alt?: string }) => alt,
  'tick-box': TickBox,
  'amount-text': AmountText,
  'not-scaled': NotScaled,
  'timer-slot': TimerSlot,
  'scale-note': ScaleNote,
  'screen-tool': ScreenTool,
  'video-card': VideoCard,
  'video-search': VideoSearch,
} as Components;

/** In pieces, so that the browser lays out only those in sight: one long text would freeze it. */
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

type Drawn = { head: ReactNode; body: ReactNode; outline: RecipeOutline };

/** Null where the text is too much to draw: it is then shown as it was written. */
export function drawMarkdown(reading: Reading): Drawn | null {
  if (isTooMuchToParse(reading.text)) return null;
  const outlines: RecipeOutline[] = [];
  try {
    const written = writeMarkdown(reading);
    // Called, not rendered: a tree that is too large throws here, where it can be caught and shown as plain text.
    const drawn = Markdown({
      children: written.markdown,
      remarkPlugins: [remarkLimits, ...remarkPlugins],
      rehypePlugins: [[rehypeReading, reading, written, (outline: RecipeOutline) => outlines.push(outline)]],
      remarkRehypeOptions: { clobberPrefix: 'recipe-' },
      components: COMPONENTS,
    }) as ReactElement<{ children: ReactNode }>;
    const [head, body] = Children.toArray(drawn.props.children).filter(isValidElement);
    const [outline] = outlines;
    return outline ? { head, body, outline } : null;
  } catch {
    return null;
  }
}
