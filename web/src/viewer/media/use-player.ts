import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Access } from '../access.ts';
import type { RecordEvent } from '../telemetry/telemetry.ts';
import { listen } from '../ui/listen.ts';
import { markersAt, partAt, type Parts } from './parts.ts';

interface Options {
  parts: Parts;
  access: Access;
  record: RecordEvent;
  /** It plays: the reader is there. */
  onPlaying(): void;
}

/** What the player does: which part it plays, and what is reported of it. */
export function usePlayer({ parts, access, record, onPlaying }: Options) {
  const player = useRef<HTMLMediaElement>(null);
  const [part, setPart] = useState(1);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasBegun, setHasBegun] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const passed = useRef(new Set<number>());
  const wasAt = useRef(0);
  const latest = useRef({ record, onPlaying });
  latest.current = { record, onPlaying };

  useLayoutEffect(() => {
    const media = player.current;
    if (!media) return undefined;
    const report = (action: string, data?: Record<string, unknown>) =>
      latest.current.record('Video', action, data ? { data } : {});
    const look = () => {
      if (media.paused && !media.ended) return;
      setPart(partAt(media.currentTime, parts));
      wasAt.current = media.currentTime;
      latest.current.onPlaying();
      for (const marker of markersAt(media.currentTime, media.duration)) {
        if (passed.current.has(marker)) continue;
        passed.current.add(marker);
        report('progress', { progress: marker });
      }
    };
    const stop = () => setIsPlaying(false);
    return listen(media, {
      play: () => {
        setHasBegun(true);
        setTimeout(() => report('play')); // Once the session has begun.
      },
      playing: () => {
        look();
        setIsPlaying(true);
      },
      waiting: stop,
      pause: () => {
        stop();
        if (!media.ended) report('pause');
      },
      ended: () => {
        look();
        stop();
      },
      seeked: look,
      timeupdate: look,
    });
  }, []);

  /** The URL of the film may have come to its end: another one goes on from the same moment. */
  const onError = async () => {
    const media = player.current;
    if (!media) return;
    setIsPlaying(false);
    const refused = media.currentSrc;
    const at = wasAt.current;
    const wasRenewedFor = media.dataset['renewedFor'];
    if (wasRenewedFor === refused || (await access.renew(refused)) !== 'renewed')
      return setIsBroken(true);
    const next = access.link().signed_url;
    media.dataset['renewedFor'] = next;
    media.src = next;
    media.currentTime = at;
    if (hasBegun) await media.play().catch(() => undefined);
  };

  return {
    player,
    part,
    isPlaying,
    hasBegun,
    isBroken,
    onError: () => void onError(),
    begin: () => setHasBegun(true),
  };
}
