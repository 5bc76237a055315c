import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../unavailable/failure.ts';
import { listen } from '../ui/listen.ts';
import { isReported, type SharedLink } from '../shared-link.ts';
import { startTelemetry, type RecordEvent, type Telemetry } from './telemetry.ts';
import { isOwnScroll } from '../ui/own-scroll.ts';
import { describeRest } from '../navigation/time-left.ts';

const inputs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'click',
  'popstate',
] as const;
const lookEveryMs = 5_000;

interface Options {
  link: SharedLink;
  page: number;
  /** False on the end card, and while a film stands still. */
  isPageShown: boolean;
  /** False until a film is played. */
  hasBegun?: boolean;
  /** Of page changes. */
  category?: 'PDF' | 'Video';
  onGone(refusal: Refusal): void;
  onConnection(isOnline: boolean): void;
  pingEveryMs?: number | undefined;
}

export interface Reading {
  /** No input for five minutes; the clock stopped long before. */
  isAway: boolean;
  /** How much is left, for the footer. */
  rest: string;
  record: RecordEvent;
  /** The reader is there. */
  onInput(): void;
}

interface ReaderEvents {
  onInput(): void;
  onVisibility(isVisible: boolean): void;
  onLeave(): void;
  /** The old session has ended: this is another viewing of the same visit. */
  onReturn(): void;
}

function watchReader({ onInput, onVisibility, onLeave, onReturn }: ReaderEvents): () => void {
  const stops = [
    // In the capture phase, because dialogs stop the propagation of keys.
    listen(globalThis, Object.fromEntries(inputs.map((input) => [input, onInput])), {
      passive: true,
      capture: true,
    }),
    // The scroll bar, automatic scrolling and screen readers: without any of the inputs above.
    listen(
      document,
      {
        scroll: ({ target }) => target && !isOwnScroll(target) && onInput(),
        focusin: ({ target }) =>
          target instanceof Element && !target.closest('[role="dialog"]') && onInput(),
      },
      { passive: true, capture: true },
    ),
    listen(document, {
      visibilitychange: () => onVisibility(document.visibilityState === 'visible'),
    }),
    listen(globalThis, {
      pagehide: onLeave,
      // `persisted`: back from the browser's page cache.
      pageshow: (event: PageTransitionEvent) => event.persisted && onReturn(),
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Reports this reading while the component is mounted: visibility, input, page changes and leaving. */
export function useReading({
  link,
  page,
  isPageShown,
  hasBegun = true,
  category = 'PDF',
  onGone,
  onConnection,
  pingEveryMs,
}: Options): Reading {
  const telemetry = useRef<Telemetry | null>(null);
  const pageNow = useRef(page);
  const isShownNow = useRef(isPageShown);
  const [isAway, setIsAway] = useState(false);
  const [rest, setRest] = useState(() => describeRest({}, page, link.page_count));
  const look = () => {
    const running = telemetry.current;
    if (!running) return;
    setIsAway(running.isAway());
    setRest(describeRest(running.readingTimes(), pageNow.current, link.page_count));
  };

  const onInput = () => {
    telemetry.current?.noteInput();
    setIsAway(false);
  };
  useLayoutEffect(() => {
    if (!hasBegun) return undefined;
    const left = new AbortController();
    const start = () => {
      const onStarted = () =>
        void import('./presence.ts')
          .then(({ reportPresence }) => reportPresence(link.hit_uuid, left.signal))
          .catch(() => undefined);
      const options = {
        hitUuid: link.hit_uuid,
        pageCount: link.page_count,
        page: pageNow.current,
        category,
        isSilent: !isReported(link),
        onGone,
        onConnection,
        onStarted,
      };
      telemetry.current = startTelemetry(
        pingEveryMs === undefined ? options : { ...options, pingEveryMs },
      );
      telemetry.current.setPageShown(isShownNow.current);
    };
    start();
    const stopWatching = watchReader({
      onInput,
      onVisibility: (isVisible) => telemetry.current?.setVisible(isVisible),
      onLeave: () => telemetry.current?.end(),
      onReturn: start,
    });
    const timer = setInterval(look, lookEveryMs);
    return () => {
      stopWatching();
      clearInterval(timer);
      left.abort();
      telemetry.current?.stop();
    };
  }, [hasBegun]);

  useLayoutEffect(() => {
    pageNow.current = page;
    isShownNow.current = isPageShown;
    telemetry.current?.turnPage(page);
    telemetry.current?.setPageShown(isPageShown);
    look();
  }, [page, isPageShown]);

  return { isAway, rest, record: (...event) => telemetry.current?.record(...event), onInput };
}
