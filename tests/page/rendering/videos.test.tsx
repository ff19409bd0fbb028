import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { videoIdOf } from '../../../src/shared/youtube.ts';
import { settle } from '../../recipeOf.ts';
import { tablesIn } from '../../rowsIn.ts';
import { renderRecipe } from './renderRecipe.tsx';
import TABLES from './videos.tables.tsv?raw';

const ID = 'PUP7U5vTMM0';

const posters = (page: Element) => [...page.querySelectorAll('img')].map(({ src }) => src);
const posterOf = (id: string) => `https://i.ytimg.com/vi/${id}/mqdefault.jpg`;

const tables = tablesIn(TABLES);

it.each(tables('cards'))('YouTube video in an answer: is shown as a card (%s)', (_, written) => {
  const page = renderRecipe(`# Eggs\n\n${written}\n`);
  expect(posters(page)).toEqual([posterOf(ID)]);
  expect(page.textContent).not.toContain('iframe');
  expect(page.querySelector('.video-search')).toBeNull();
  const [title] = page.querySelectorAll('.video-title');
  const named = /Scrambled eggs/.exec(written)?.[0] ?? '';
  expect(title?.textContent).toMatch(new RegExp(`^Suggested video${named}: https:`));
});

it.each(tables('links'))('video: %s', (_, written, ids = '', links = '') => {
  const page = renderRecipe(`# Eggs\n\n${written}`);
  expect(posters(page)).toEqual(ids.split(' ').filter(Boolean).map(posterOf));
  const shown = [...page.querySelectorAll('.recipe p:not(.video-search) a')];
  const actual = shown.map((link) => [link.textContent?.split(' (')[0], link.getAttribute('href')]);
  expect(actual.flat().join(' ')).toBe(links);
  expect(page.textContent).not.toContain('evil.example');
  expect(page.querySelector('iframe, a a, .recipe p:empty')).toBeNull();
});

it.each(tables('no videos'))('video id: is null for the %s %j', (_, address) => {
  expect(videoIdOf(address)).toBeNull();
});

it('video search link: is below a recipe without videos, and sends no request', () => {
  const page = renderRecipe('# Rice & peas \ud800\n\nCook.');
  const link = screen.getByRole('link', { name: /Search YouTube for “Rice & peas/ });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://www.youtube.com/results');
  expect(url.searchParams.get('search_query')).toBe('how to cook Rice & peas \ufffd');
  expect([...page.querySelectorAll('.recipe p')].at(-1)?.contains(link)).toBe(true);
  expect(page.querySelector('img, iframe')).toBeNull();
});

function renderCard(width: number | null, rest = '') {
  vi.useFakeTimers();
  const page = renderRecipe(`# Eggs\n\n[Scrambled](https://youtu.be/${ID})${rest}`);
  const poster = page.querySelector('img') as HTMLImageElement;
  if (width !== null) {
    Object.defineProperty(poster, 'naturalWidth', { value: width });
    fireEvent.load(poster);
  }
  return { page, poster };
}
const play = () => screen.queryByRole('button', { name: 'Play: Scrambled' });
const search = () => screen.queryByRole('link', { name: /Search YouTube for “Eggs”/ });

it('video card: plays only after a click, in a sandbox', () => {
  const { page } = renderCard(320);
  expect(page.querySelector('iframe')).toBeNull();
  fireEvent.click(play() as HTMLElement);
  const frame = page.querySelector('iframe') as HTMLIFrameElement;
  expect(frame.src).toBe(`https://www.youtube-nocookie.com/embed/${ID}?autoplay=1`);
  expect(frame.title).toBe('Scrambled');
  expect(frame.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  );
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
});

it.each<[string, lose: (frame: HTMLIFrameElement) => void, focused: number]>([
  ['was removed from the frame', (frame) => frame.blur(), 1],
  // As Chromium sometimes does. Focusing the active element without blurring it first has no effect.
  ['was lost by the document', () => vi.spyOn(document, 'hasFocus').mockReturnValue(false), 1],
  ['has remained in the frame', () => vi.spyOn(document, 'hasFocus').mockReturnValue(true), 0],
  ['has moved elsewhere', () => screen.getByRole('link', { name: /^Anywhere/ }).focus(), 0],
])(
  'video player: takes the focus back after loading only if the focus was lost (focus %s)',
  async (_, lose, focused) => {
    const { page } = renderCard(320, '\n\n[Anywhere](https://example.org)');
    fireEvent.click(play() as HTMLElement);
    await settle();
    const frame = page.querySelector('iframe') as HTMLIFrameElement;
    expect(document.activeElement).toBe(frame);
    lose(frame);
    const onFocus = vi.fn();
    frame.addEventListener('focus', onFocus);
    fireEvent.load(frame);
    expect(onFocus).toHaveBeenCalledTimes(focused);
  },
);

const passTime = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('video card: requests its poster only near the viewport', () => {
  vi.spyOn(IntersectionObserver.prototype, 'observe').mockReturnValue();
  const { poster } = renderCard(null);
  passTime(60_000);
  expect([poster.src, play(), search()]).toEqual(['', null, null]);
});

it.each<[string, number | null, (poster: Element) => void, string]>([
  ['grey poster for an invented video id', 120, () => {}, 'a search'],
  // YouTube may be blocked or slow, so nothing says that the video is missing.
  ['poster that fails to load', null, (poster) => fireEvent.error(poster), 'a link'],
  ['pending poster before 5 s', null, () => passTime(4_999), 'nothing'],
  ['pending poster after 5 s', null, () => passTime(5_000), 'a link'],
  ['loaded poster after 5 s', 320, () => passTime(60_000), 'a video'],
])('video card with a %s: offers %s', (_, width, happen, expected) => {
  const { poster } = renderCard(width);
  expect(poster.getAttribute('referrerpolicy')).toBe('no-referrer');
  happen(poster);
  const link = screen.queryByRole('link', { name: /^Watch on YouTube: Scrambled/ });
  expect(link?.getAttribute('href') ?? '').toBe(link ? `https://www.youtube.com/watch?v=${ID}` : '');
  const offered = {
    'a search': search(),
    'a link': link,
    'a video': play(),
    nothing: !search() && !link && !play(),
  };
  expect(Object.entries(offered).flatMap(([name, is]) => (is ? name : []))).toEqual([expected]);
});
