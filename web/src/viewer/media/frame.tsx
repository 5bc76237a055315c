/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SharedLink } from '../shared-link.ts';
import { text } from '../texts/texts.ts';

interface FrameProps {
  link: SharedLink;
  /** The reader loads it. */
  onShow(): void;
  /** The reader opens it in a tab of its own. */
  onLeave(url: string): void;
  /** The reader is in the frame, of which nothing else can be known. */
  onFocus(): void;
}

const lookEveryMs = 10_000;

/** Another website, loaded only once the reader asks for it. */
export function Frame({ link, onShow, onLeave, onFocus }: FrameProps) {
  const [isShown, setIsShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => {
      if (document.activeElement === frame.current) onFocus();
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isShown]);
  const { media, presentation } = link;
  const url = media?.url ?? '';
  const isVideo = media?.kind === 'embed';
  const { host } = new URL(url);
  if (isShown)
    return (
      <iframe
        class="frame"
        ref={frame}
        src={isVideo ? withAutoplay(url) : url}
        title={presentation.name}
        // Video sites refuse to play where they do not see which site shows them; the path stays with us.
        referrerPolicy={isVideo ? 'strict-origin' : 'no-referrer'}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
      />
    );
  return (
    <div class="frame-card">
      {isVideo && <img src={`${link.pages_url}large/0001.webp`} alt="" />}
      <h2 dir="auto">{presentation.name}</h2>
      <p class="dim">{text('loadsFrom', { host })}</p>
      <div class="frame-choices">
        <button
          class="primary"
          type="button"
          onClick={() => {
            setIsShown(true);
            onShow();
          }}
        >
          {text(isVideo ? 'playHere' : 'showHere')}
        </button>
        <a
          class="secondary"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onLeave(url)}
        >
          {text('openHost', { host })}
        </a>
      </div>
    </div>
  );
}

function withAutoplay(url: string): string {
  const player = new URL(url);
  player.searchParams.set('autoplay', '1');
  return player.href;
}
