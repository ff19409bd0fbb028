import type { ElementContent, Root } from 'hast';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from '../rendering/elements.tsx';
import { elementsOf, keepUnits, make, replaceText, textIn } from '../rendering/hast.ts';
import { lineOfTextPlugins } from '../rendering/remarkPlugins.ts';

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
