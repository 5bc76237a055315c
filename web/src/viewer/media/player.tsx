/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { SharedLink } from '../shared-link.ts';
import { listen } from '../ui/listen.ts';
import { blockLongPress } from './long-press.ts';
import { pressKey } from './player-keys.ts';

interface PlayerProps {
  link: SharedLink;
  player: RefObject<HTMLMediaElement | null>;
  /** It may not be downloaded: nothing offers to save it. */
  isProtected: boolean;
  onError(): void;
}

/** The browser's own player, with its controls. */
export function Player({ link, player, isProtected, onError }: PlayerProps) {
  useLayoutEffect(() => {
    const media = player.current;
    if (!media) return undefined;
    const stopKeys = listen(document, {
      keydown: (event: KeyboardEvent) => pressKey(media, event) && event.preventDefault(),
    });
    const stopPresses = isProtected ? blockLongPress(media) : undefined;
    return () => {
      stopKeys();
      stopPresses?.();
    };
  }, []);
  const { name } = link.presentation;
  const ref = (element: HTMLMediaElement | null) => void (player.current = element);
  const common = {
    src: link.signed_url,
    controls: true,
    preload: 'metadata',
    'aria-label': name,
    controlsList: isProtected ? 'nodownload noremoteplayback' : 'noremoteplayback',
    disableRemotePlayback: true,
    crossOrigin: 'anonymous',
    onError,
  } as const;
  if (link.media?.kind === 'audio')
    return (
      <div class="film is-sound">
        <img src={`${link.pages_url}large/0001.webp`} alt="" draggable={false} />
        <audio {...common} ref={ref}>
          <Captions link={link} />
        </audio>
      </div>
    );
  const { width = 16, height = 9 } = link.pages[0] ?? {};
  return (
    <div class="film">
      <video
        {...common}
        ref={ref}
        poster={`${link.pages_url}large/0001.webp`}
        style={{ '--ar': width / height }}
        playsInline
        draggable={!isProtected}
        disablePictureInPicture={isProtected}
      >
        <Captions link={link} />
      </video>
    </div>
  );
}

function Captions({ link: { media, pages_url: pagesUrl } }: { link: SharedLink }) {
  return (
    <>
      {media?.captions.map(({ id, language }) => (
        <track
          key={id}
          kind="captions"
          srcLang={language}
          label={languageName(language)}
          src={`${pagesUrl}captions/${id}.vtt`}
        />
      ))}
    </>
  );
}

/** In itself: readers look for their own. */
function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
