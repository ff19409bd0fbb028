import { type ReactNode, type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { playerUrl, posterUrl, searchUrl, watchUrl } from '../../reading/markdown/youtube.ts';
import { useRecipe } from '../context/recipeContext.ts';
import { Icon } from '../controls/Icon.tsx';

const POSTER_LIMIT_MS = 5_000;
/** YouTube answers an unknown id with a grey picture of this width: a 404, which an <img> shows all the same. */
const NO_POSTER_WIDTH_PX = 120;

/** Up to one window away, so that it is there by the time it is seen. */
const NEAR = '100%';

type CardState = 'away' | 'asking' | 'there' | 'missing' | 'playing';

/** Only the first outcome counts: a poster that comes after the deadline must not replace the search. */
const unlessKnown = (next: CardState) => (now: CardState) => (now === 'asking' ? next : now);

const SUGGESTED = 'Suggested video';

type VideoCardProps = { videoId: string; videoTitle: string };

export function VideoCard({ videoId, videoTitle }: VideoCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<CardState>('away');

  // A poster far below would take time from the first sight of the recipe.
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        setState((now) => (now === 'away' ? 'asking' : now));
        waiting = setTimeout(() => setState(unlessKnown('missing')), POSTER_LIMIT_MS);
      },
      { rootMargin: NEAR },
    );
    if (card.current) observer.observe(card.current);
    return () => {
      observer.disconnect();
      clearTimeout(waiting);
      // A recipe that is hidden while a change of it is made stays in the document, where the video would play on.
      setState((now) => (now === 'playing' ? 'there' : now));
    };
  }, []);

  function play() {
    flushSync(() => setState('playing'));
    frame.current?.focus();
  }

  if (state === 'missing') return <VideoSearch>This video cannot be found.</VideoSearch>;
  if (state === 'playing') return <Player frame={frame} videoId={videoId} videoTitle={videoTitle} />;
  return (
    <div ref={card} className="video">
      <img
        src={state === 'away' ? undefined : posterUrl(videoId)}
        alt=""
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget }) =>
          setState(unlessKnown(currentTarget.naturalWidth > NO_POSTER_WIDTH_PX ? 'there' : 'missing'))
        }
        onError={() => setState(unlessKnown('missing'))}
      />
      {state === 'there' && (
        <button type="button" aria-label={`Play: ${videoTitle || SUGGESTED}`} onClick={play}>
          <Icon name="play" className="play" />
        </button>
      )}
      <VideoTitle videoId={videoId} videoTitle={videoTitle} />
    </div>
  );
}

type PlayerProps = VideoCardProps & { frame: Ref<HTMLIFrameElement> };

function Player({ frame, videoId, videoTitle }: PlayerProps) {
  /** A browser may drop the focus while the player's own process takes the frame over. */
  function keepFocus({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    if (document.activeElement === document.body) currentTarget.focus();
  }

  return (
    <div className="video">
      <iframe
        ref={frame}
        src={playerUrl(videoId)}
        onLoad={keepFocus}
        title={videoTitle || SUGGESTED}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // The player refuses to run without a referrer, and the page sends none by default.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <VideoTitle videoId={videoId} videoTitle={videoTitle} />
    </div>
  );
}

function VideoTitle({ videoId, videoTitle }: VideoCardProps) {
  const address = <span className="print-only">: {watchUrl(videoId)}</span>;
  return (
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
  );
}

export function VideoSearch({ children }: { children?: ReactNode }) {
  const { dish } = useRecipe().reading;
  return (
    <p className="video-search">
      <span dir="ltr">{children}</span>
      <a href={searchUrl(dish)} target="_blank" rel="noopener noreferrer nofollow">
        <span dir="ltr">Search YouTube for “{dish}”</span>
        <span className="visually-hidden">, opens in a new tab</span>
      </a>
    </p>
  );
}
