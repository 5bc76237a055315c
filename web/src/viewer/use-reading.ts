import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from './failure.ts';
import { listen } from './listen.ts';
import { isReported, type SharedLink } from './shared-link.ts';
import { startTelemetry, type RecordEvent, type Telemetry } from './telemetry.ts';
import { describeRest } from './time-left.ts';

const inputs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
] as const;
const lookEveryMs = 5_000;

interface Options {
  link: SharedLink;
  page: number;
  /** False on the end card. */
  isPageShown: boolean;
  onGone(refusal: Refusal): void;
  onConnection(isOnline: boolean): void;
  pingEveryMs?: number | undefined;
}

export interface Reading {
  /** Nobody has touched anything for five minutes: the clock stands still. */
  isIdle: boolean;
  /** What the foot says about the rest. */
  rest: string;
  record: RecordEvent;
}

/** Reports this reading for as long as the component stands: visibility, input, page changes the moment they show, and leaving. */
export function useReading({
  link,
  page,
  isPageShown,
  onGone,
  onConnection,
  pingEveryMs,
}: Options): Reading {
  const telemetry = useRef<Telemetry | null>(null);
  const pageNow = useRef(page);
  const isShownNow = useRef(isPageShown);
  const [isIdle, setIsIdle] = useState(false);
  const [rest, setRest] = useState(() => describeRest({}, page, link.page_count));
  const look = () => {
    const running = telemetry.current;
    if (!running) return;
    setIsIdle(running.isIdle());
    setRest(describeRest(running.readingTimes(), pageNow.current, link.page_count));
  };

  useLayoutEffect(() => {
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
    const onInput = () => {
      telemetry.current?.noteInput();
      setIsIdle(false);
    };
    const stops = [
      // Before anybody keeps it to themselves, as a dialog does with keys.
      listen(globalThis, Object.fromEntries(inputs.map((input) => [input, onInput])), {
        passive: true,
        capture: true,
      }),
      listen(document, {
        visibilitychange: () =>
          telemetry.current?.setVisible(document.visibilityState === 'visible'),
      }),
      listen(globalThis, {
        pagehide: () => telemetry.current?.end(),
        // Back from the browser's page cache: the old session has ended, this is another viewing of the same visit.
        pageshow: (event: PageTransitionEvent) => event.persisted && start(),
      }),
    ];
    const timer = setInterval(look, lookEveryMs);
    return () => {
      for (const stop of stops) stop();
      clearInterval(timer);
      left.abort();
      telemetry.current?.stop();
    };
  }, []);

  useLayoutEffect(() => {
    pageNow.current = page;
    isShownNow.current = isPageShown;
    telemetry.current?.turnPage(page);
    telemetry.current?.setPageShown(isPageShown);
    look();
  }, [page, isPageShown]);

  return { isIdle, rest, record: (...event) => telemetry.current?.record(...event) };
}
