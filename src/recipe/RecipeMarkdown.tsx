import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

const PLUGINS = [remarkGfm];

const COMPONENTS: Components = {
  // The recipe stands below the page's h1 and the pane's h2.
  h1: 'h3',
  h2: 'h4',
  h3: 'h5',
  h4: 'h6',
  h5: 'h6',
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className="table-box" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
  input: ({ checked }) => <input type="checkbox" checked={checked} disabled aria-label="Done" />,
  // A picture is fetched the moment it is rendered, from wherever the model says.
  img: ({ alt }) => alt,
  a: ({ href, children, node: _, ...rest }) => {
    // A refused link comes with an empty address, which would reload the page.
    if (!href) return children;
    if (href.startsWith('#'))
      return (
        <a href={href} {...rest}>
          {children}
        </a>
      );
    return (
      <a href={href} {...rest} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  },
};

export const RecipeMarkdown = memo(function RecipeMarkdown({ markdown }: { markdown: string }) {
  return (
    <div className="recipe" dir="auto">
      <Markdown remarkPlugins={PLUGINS} components={COMPONENTS}>
        {markdown}
      </Markdown>
    </div>
  );
});
