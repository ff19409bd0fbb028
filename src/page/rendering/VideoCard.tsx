import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { playerUrl, posterUrl, searchUrl, watchUrl } from '../../shared/youtube.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { Icon } from '../controls/Icon.tsx';

const POSTER_LIMIT_MS = 5_000;
/** Width of the grey picture that YouTube sends with status 404. The <img> shows this picture and reports no error. */
const NO_POSTER_WIDTH_PX = 120;

/** Posters of videos load within one window height of the visible part of the page. */
const NEAR = '100%';

/** 'missing': YouTube has no such video. 'unseen': the poster has not loaded, perhaps because YouTube is blocked. */
type CardState = 'idle' | 'loading' | 'ready' | 'missing' | 'unseen' | 'playing';

/** Returns the next state only while the poster is loading, so that a late poster does not replace the link. */
const ifLoading = (next: CardState) => (now: CardState) => (now === 'loading' ? next : now);

const SUGGESTED = 'Suggested video';

export function VideoCard({ videoId, videoTitle }: { videoId: string; videoTitle: string }) {
  const card = useRef<HTMLDivElement>(null);
  // The button and the player have the same id, so that the player gets the button's focus.
  const id = useId();
  const [state, setState] = useState<CardState>('idle');

  // Loads the poster only close to the visible part of the page, because posters far below would delay the first paint.
  useEffect(() => {
    let deadline: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setState((now) => (now === 'idle' ? 'loading' : now));
        deadline = setTimeout(() => setState(ifLoading('unseen')), POSTER_LIMIT_MS);
      },
      { rootMargin: NEAR },
    );
    if (card.current) observer.observe(card.current);
    return () => {
      observer.disconnect();
      clearTimeout(deadline);
      // A hidden recipe remains in the document, so its video has to be stopped.
      setState((now) => (now === 'playing' ? 'ready' : now));
    };
  }, []);

  /**
   * Restores focus, which some browsers move away when the player loads. In Chromium, the frame may remain the active
   * element although the document has lost focus. Then `focus()` does nothing without an earlier `blur()`.
   */
  function restoreFocus({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const { activeElement } = document;
    const isLost = activeElement === currentTarget ? !document.hasFocus() : activeElement === document.body;
    if (!isLost) return;
    currentTarget.blur();
    currentTarget.focus();
  }

  if (state === 'missing') return <VideoSearch>This video cannot be found.</VideoSearch>;
  if (state === 'unseen')
    return <VideoLink href={watchUrl(videoId)}>Watch on YouTube: {videoTitle || SUGGESTED}</VideoLink>;
  const address = <span className="print-only">: {watchUrl(videoId)}</span>;
  return (
    <div ref={card} className="line video">
      {state === 'playing' ? (
        <iframe
          id={id}
          src={playerUrl(videoId)}
          onLoad={restoreFocus}
          title={videoTitle || SUGGESTED}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
          // Sends a referrer, without which the player refuses to run. By default, the page sends no referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <img
          src={state === 'idle' ? undefined : posterUrl(videoId)}
          alt=""
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) =>
            setState(ifLoading(currentTarget.naturalWidth > NO_POSTER_WIDTH_PX ? 'ready' : 'missing'))
          }
          onError={() => setState(ifLoading('unseen'))}
        />
      )}
      {state === 'ready' && (
        <button
          type="button"
          id={id}
          aria-label={`Play: ${videoTitle || SUGGESTED}`}
          onClick={() => setState('playing')}
        >
          <Icon name="play" className="play" />
        </button>
      )}
      <p className="video-title">
        {SUGGESTED}
        {videoTitle ? (
          <span className="soft" dir="auto">
            {videoTitle}
            {address}
          </span>
        ) : (
          address
        )}
      </p>
    </div>
  );
}

export function VideoSearch({ children }: { children?: ReactNode }) {
  const { dish } = useRecipe().reading;
  return (
    <VideoLink href={searchUrl(dish)} before={children}>
      Search YouTube for “{dish}”
    </VideoLink>
  );
}

function VideoLink({ href, before, children }: { href: string; before?: ReactNode; children: ReactNode }) {
  return (
    <p className="video-search soft">
      <span dir="ltr">{before}</span>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        <span dir="ltr">{children}</span>
        <span className="visually-hidden">, opens in a new tab</span>
      </a>
    </p>
  );
}
