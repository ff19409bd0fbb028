import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecipeMarkdown } from '../../src/recipe/RecipeMarkdown.tsx';

function renderRecipe(markdown: string) {
  return render(<RecipeMarkdown markdown={markdown} />).container;
}

it('renders tables, task lists, strikethrough, autolinks and footnotes', () => {
  const page = renderRecipe(
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n- [x] wash\n- [ ] cut\n\n~~no~~ https://example.org/x and[^1]\n\n[^1]: a note',
  );
  expect(within(screen.getByRole('table')).getAllByRole('cell')).toHaveLength(2);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    true,
    false,
  ]);
  expect(page.querySelector('del')?.textContent).toBe('no');
  expect(screen.getByRole('link', { name: 'https://example.org/x' })).toBeTruthy();
  expect(page.querySelector('.footnotes')?.textContent).toContain('a note');
});

it('shifts headings below the heading of the pane', () => {
  const page = renderRecipe('# one\n## two\n### three\n#### four\n##### five\n###### six');
  expect([...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => tagName)).toEqual([
    'H3',
    'H4',
    'H5',
    'H6',
    'H6',
    'H6',
  ]);
});

describe('what the model writes is data', () => {
  it('shows raw HTML as text', () => {
    const page = renderRecipe('<img src=x onerror=alert(1)> <script>alert(1)</script> <b>bold</b>');
    expect(page.querySelector('img, script, b')).toBeNull();
    expect(page.textContent).toContain('<b>bold</b>');
  });

  it('fetches no picture, and shows what it would have been', () => {
    const page = renderRecipe('![a bowl of rice](https://tracker.example/rice.png)');
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toContain('a bowl of rice');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'shows the text of a link to %s',
    (href) => {
      const page = renderRecipe(`[the link](${href})`);
      expect(page.querySelector('a')).toBeNull();
      expect(page.textContent).toContain('the link');
    },
  );

  it('opens links elsewhere, telling them nothing', () => {
    renderRecipe('[a page](https://example.org)');
    const link = screen.getByRole('link', { name: 'a page' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });
});
