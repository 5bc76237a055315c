import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import type { NewerEvent, ParkedEvents } from '../store/journals-port.ts';

const LOOK_MS = 5_000;

export interface Replaying {
  stop(): Promise<void>;
}

interface Reader {
  readonly consumer: string;
  replayParked(eventIds: readonly string[], signal: AbortSignal): Promise<number>;
}

/**
 * During an upgrade, copies of the earlier release park events that they cannot read. The copies of this one, which can,
 * process them: at their start, and as long as there may be other copies. Where one fails for another reason, it waits for
 * an operator.
 */
export function replayNewer(options: {
  parked: Pick<ParkedEvents, 'listNewer'>;
  readers(): readonly Reader[];
  hasCopies: boolean;
  onError(error: unknown, what: string): void;
}): Replaying {
  const stopping = new AbortController();
  const { signal } = stopping;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    if (signal.aborted) return;
    const readers = options.readers();
    const newer = await options.parked.listNewer(readers.map(({ consumer }) => consumer));
    const readable = Map.groupBy(newer.filter(isReadable), ({ consumer }) => consumer);
    for (const reader of readers) {
      if (signal.aborted) return;
      const eventIds = readable.get(reader.consumer)?.map(({ eventId }) => eventId);
      if (eventIds) await reader.replayParked(eventIds, signal);
    }
  }

  const lookOnce = () => {
    looking ??= look()
      .catch((error: unknown) => options.onError(error, 'parked'))
      .finally(() => (looking = null));
  };
  lookOnce();
  const timer = options.hasCopies ? setInterval(lookOnce, LOOK_MS) : undefined;
  return {
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
    },
  };
}

/** By the reason of `NewerRelease`. A backup keeps no reasons: those of its events are tried. */
function isReadable({ reason }: NewerEvent): boolean {
  const [, type, version] = /^(\w+) (\d+) /.exec(reason) ?? [];
  return (
    type === undefined || Number(version) <= (eventCatalogue.get(type)?.definition.version ?? 0)
  );
}
