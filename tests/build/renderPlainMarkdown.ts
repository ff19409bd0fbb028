import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** Renders markdown to HTML, without any plugin or component of the page. */
export function renderPlainMarkdown(markdown: string): string {
  return renderToStaticMarkup(
    Markdown({
      children: markdown,
      remarkPlugins: [remarkGfm],
      remarkRehypeOptions: { clobberPrefix: 'recipe-' },
    }),
  );
}
