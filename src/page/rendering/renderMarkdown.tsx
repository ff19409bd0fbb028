import type { ElementContent, Root } from 'hast';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { type Proof, type Reading, writeMarkdown } from 'recipe-reading';
import type { StepOnPage } from '../context/recipeContext.ts';
import { AmountText, FigureText, Link, NotScaled, ScrollingTable, TickBox, TimerSlot } from './elements.tsx';
import { ScaleNote } from './FactsRow.tsx';
import { elementsOf, keepUnits, make, replaceText, textIn } from './hast.ts';
import { placeRecipe } from './placeRecipe.ts';
import { NoAmounts, Remark } from './Remark.tsx';
import { lineOfTextPlugins, remarkPlugins } from './remarkPlugins.ts';
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
  'scale-note': ScaleNote,
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

/** Renders a recipe. Returns null if rendering fails, so that the page shows the recipe as plain text. */
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

const TEMPERATURE = String.raw`\d{1,4}(?:\s?[–-]\s?\d{1,4})?\s?°\s?[CF]?`;

type Figure = { start: number; unitEnd: number; text: string };

const INLINE_ELEMENTS = ['p', 'a', 'strong', 'em', 'del', 'code'];
const INLINE_COMPONENTS: Components = { a: Link, p: ({ children }) => children };

/**
 * Renders `words` with the emphasis and links of `markdown`. If `words` differ from the text of `markdown`, renders
 * plain text. Replaces figures with their converted texts. Temperatures and `times` are bold.
 */
export function renderLine(markdown: string, words: string, times: string[], figures: Figure[]): ReactNode {
  try {
    return Markdown({
      children: markdown,
      remarkPlugins: lineOfTextPlugins,
      rehypePlugins: [[keepWords, words], [replaceFigures, figures], [emphasise, times], () => keepUnits],
      allowedElements: INLINE_ELEMENTS,
      unwrapDisallowed: true,
      components: INLINE_COMPONENTS,
    });
  } catch {
    return words;
  }
}

function replaceFigures(figures: Figure[]) {
  return (tree: Root) => {
    const whole = tree.children.map(textIn).join('');
    for (const { start, unitEnd, text } of figures.toReversed())
      if (text !== whole.slice(start, unitEnd))
        replaceText(tree, start, unitEnd, make('span', {}, [{ type: 'text', value: text }]));
  };
}

/** Removes text before `words`, such as a title. */
function keepWords(words: string) {
  return (tree: Root) => {
    const text = tree.children.map(textIn).join('');
    const isSame = text.endsWith(words);
    if (isSame) replaceText(tree, 0, text.length - words.length, make('span'));
    else tree.children = [{ type: 'text', value: words }];
  };
}

/**
 * Makes temperatures and `times` bold. Splits each text only once, because a malicious recipe may contain thousands
 * of temperatures.
 */
function emphasise(times: string[]) {
  const escaped = times.map((words) => words.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'));
  const figures = new RegExp(`(?<!\\d)(${[...escaped, TEMPERATURE].join('|')})`);
  return (tree: Root) => {
    for (const parent of [tree, ...elementsOf(tree)])
      parent.children = (parent.children as ElementContent[]).flatMap((child) =>
        child.type === 'text' ? child.value.split(figures).map(bolden) : [child],
      );
  };
}

/** Ordinary text and figures alternate, so every second piece is bold. */
function bolden(value: string, index: number): ElementContent {
  const text = { type: 'text' as const, value };
  return index % 2 === 1 ? make('strong', {}, [text]) : text;
}
