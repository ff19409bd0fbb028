import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { type Proof, type Reading, writeMarkdown } from 'recipe-reading';
import type { StepOnPage } from '../context/recipeContext.ts';
import { AmountText, FigureText, Link, NotScaled, ScrollingTable, TickBox, TimerSlot } from './elements.tsx';
import { Amounts } from './FactsRow.tsx';
import { placeRecipe } from './placeRecipe.ts';
import { NoAmounts, Remark } from './Remark.tsx';
import { remarkPlugins } from './remarkPlugins.ts';
import { VideoCard, VideoSearch } from './VideoCard.tsx';
import '../browser/trustedTypesPolicy.ts';

const COMPONENTS = {
  a: Link,
  table: ScrollingTable,
  // Shows the alternative text instead of an image. Loading the image would tell its host, which the model may choose,
  // that the recipe was opened.
  img: ({ alt }: { alt?: string }) => alt,
  'tick-box': TickBox,
  'amount-text': AmountText,
  'figure-text': FigureText,
  'not-scaled': NotScaled,
  'timer-slot': TimerSlot,
  'recipe-amounts': Amounts,
  'no-amounts': NoAmounts,
  remark: Remark,
  'video-card': VideoCard,
  'video-search': VideoSearch,
} as Components;

/**
 * Matches one piece of a long text. If a text has several pieces, the browser lays out only the visible pieces, and so
 * does not freeze.
 */
const PIECE = /[\s\S]{1,10000}\n|[\s\S]{1,10000}/g;

export function PlainRecipe({ text }: { text: string }) {
  return (
    <pre className="plain">
      {text.match(PIECE)?.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
        <span key={index}>{piece}</span>
      ))}
    </pre>
  );
}

type RenderedRecipe = { head: ReactNode; body: ReactNode };

/**
 * Renders a recipe from markdown in which the reader has laid out the answer anew, in the same words. Returns null if
 * rendering fails, so that the page shows the recipe as plain text.
 */
export function renderMarkdown(reading: Reading, steps: StepOnPage[], proof: Proof): RenderedRecipe | null {
  if (reading.isTooMuch) return null;
  try {
    const written = writeMarkdown(reading);
    // Calls `Markdown` as a function, so that `catch` receives the error if the tree is too large.
    const element = Markdown({
      children: written.markdown,
      remarkPlugins,
      rehypePlugins: [[placeRecipe, reading, steps, proof, written]],
      remarkRehypeOptions: { clobberPrefix: 'recipe-' },
      components: COMPONENTS,
    }) as ReactElement<{ children: ReactNode }>;
    const [head, body] = Children.toArray(element.props.children).filter(isValidElement);
    return { head, body };
  } catch {
    return null;
  }
}
