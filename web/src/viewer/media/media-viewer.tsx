/** @jsxImportSource preact */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { createAccess } from '../access.ts';
import type { ViewerProps } from '../other-viewer.ts';
import { useProtection } from '../page/use-protection.ts';
import { loadFonts } from '../styles/fonts.ts';
import { useReading } from '../telemetry/use-reading.ts';
import { text } from '../texts/texts.ts';
import { useActions } from '../tools/use-actions.tsx';
import { useConnection } from '../ui/use-connection.ts';
import { failureOf } from '../unavailable/failure.ts';
import { Frame } from './frame.tsx';
import './media.css';
import { MediaBar } from './media-bar.tsx';
import { Player } from './player.tsx';
import { usePlayer } from './use-player.ts';

/** Films, sounds, players of video sites and other websites, with reporting. */
export function MediaViewer({ link, onClosed, pingEveryMs }: ViewerProps) {
  const [isOnline, setIsOnline] = useConnection();
  const [isFrameShown, setIsFrameShown] = useState(false);
  const access = useMemo(() => createAccess(link, { onClosed, onConnection: setIsOnline }), []);
  const isFrame = link.media?.url != null;
  const durationMs = link.media?.duration_ms ?? 0;
  const film = usePlayer({
    parts: { count: link.page_count, durationMs },
    access,
    record: (...event) => reading.record(...event),
    onPlaying: () => reading.onInput(),
  });
  const reading = useReading({
    link,
    page: film.part,
    isPageShown: isFrame ? isFrameShown : film.isPlaying,
    hasBegun: isFrame || film.hasBegun,
    category: isFrame ? 'PDF' : 'Video',
    onGone: (refusal) => onClosed(failureOf(10003, refusal)),
    onConnection: setIsOnline,
    pingEveryMs,
  });
  const { dialog, onDownload, onForward } = useActions(link, access, reading.record, {
    isOnline,
    isTime: false,
  });
  const isProtected = onDownload === null;
  useProtection(isProtected);
  useEffect(loadFonts, []);
  const download = onDownload && (() => (film.begin(), onDownload()));

  return (
    <div class={`viewer ${isProtected ? 'is-protected' : ''}`}>
      <MediaBar link={link} onDownload={isFrame ? null : download} onForward={onForward} />
      <main class="media">
        {isFrame ? (
          <Frame
            link={link}
            onShow={() => {
              setIsFrameShown(true);
              reading.record('Video', 'play');
            }}
            onLeave={(path) => reading.record('PDF', 'click_link', { path })}
            onFocus={reading.onInput}
          />
        ) : film.isBroken ? (
          <p class="media-note" role="alert">
            {text(isOnline ? 'cannotPlay' : 'offlineTryAgain')}
          </p>
        ) : (
          <Player
            link={link}
            player={film.player}
            isProtected={isProtected}
            onError={film.onError}
          />
        )}
      </main>
      {!isOnline && (
        <footer class="progress">
          <span class="progress-rest" role="status">
            {text('tryingAgain')}
          </span>
        </footer>
      )}
      {dialog}
    </div>
  );
}
