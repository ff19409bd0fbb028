import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import type { Proof } from '../../reading/proof/proofRead.ts';
import type { Reading } from '../../reading/read.ts';
import { writeMarkdown } from '../../reading/writing/markdown.ts';
import type { StepOnPage } from '../context/recipeContext.ts';
import { AmountText, Link, NotScaled, ScrollingTable, TickBox, TimerSlot } from './elements.tsx';
import { ScaleNote } from './FactsRow.tsx';
import { placeRecipe } from './placeRecipe.ts';
import { NoAmounts, Remark } from './Remark.tsx';
import { remarkPlugins } from './remarkPlugins.ts';
import { VideoCard, VideoSearch } from './VideoCard.tsx';
import '../browser/trustedTypesPolicy.ts';

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
  'no-amounts': NoAmounts,
  remark: Remark,
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

type Drawn = { head: ReactNode; body: ReactNode };

/** Null where it cannot be drawn: it is then shown as it was written. */
export function renderMarkdown(reading: Reading, steps: StepOnPage[], proof: Proof): Drawn | null {
  if (reading.isTooMuch) return null;
  try {
    const written = writeMarkdown(reading);
    // Called, not rendered: a tree that is too large throws here, where it can be caught and shown as plain text.
    const drawn = Markdown({
      children: written.markdown,
      remarkPlugins,
      rehypePlugins: [[placeRecipe, reading, steps, proof, written]],
      remarkRehypeOptions: { clobberPrefix: 'recipe-' },
      components: COMPONENTS,
    }) as ReactElement<{ children: ReactNode }>;
    const [head, body] = Children.toArray(drawn.props.children).filter(isValidElement);
    return { head, body };
  } catch {
    return null;
  }
}
