import { isOfNewerRelease } from '../errors.ts';
import type { EventCodec } from '../events/codec.ts';
import type { ParkedEvents } from '../store/journals-port.ts';

const LOOK_MS = 5_000;

export interface Replaying {
  stop(): Promise<void>;
}

/**
 * During an upgrade, copies of the earlier release park events that they cannot read. The copies of this one, which can,
 * process them: at their start, and as long as there may be other copies.
 */
export function replayNewer(options: {
  parked: ParkedEvents;
  codec: Pick<EventCodec, 'read'>;
  readers(): readonly { consumer: string; replayParked(eventId: string): Promise<number> }[];
  hasCopies: boolean;
  onError(error: unknown, what: string): void;
}): Replaying {
  let isStopped = false;

  async function look(): Promise<void> {
    const newer = (await options.parked.list()).filter(({ reason }) => isOfNewerRelease(reason));
    for (const { consumer, eventId, body } of newer) {
      if (isStopped) return;
      const reader = options.readers().find((each) => each.consumer === consumer);
      if (reader && (await isReadable(body))) await reader.replayParked(eventId);
    }
  }

  const isReadable = (body: string) =>
    options.codec.read(body).then(
      () => true,
      () => false, // Newer than this release, too.
    );

  let looking = Promise.resolve();
  const lookOnce = () =>
    (looking = looking.then(look).catch((error: unknown) => options.onError(error, 'parked')));
  void lookOnce();
  const timer = options.hasCopies ? setInterval(() => void lookOnce(), LOOK_MS) : undefined;
  return {
    stop() {
      isStopped = true;
      clearInterval(timer);
      return looking;
    },
  };
}
