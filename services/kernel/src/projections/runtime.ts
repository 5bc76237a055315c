import type { EventCodec } from '../events/codec.ts';
import type { Log } from '../log/port.ts';
import type { Announcement } from '../realtime/port.ts';
import type { ServiceStore } from '../store/port.ts';

/** What projections run on. */
export interface ProjectionRuntime {
  store: ServiceStore;
  log: Log;
  codec: EventCodec;
  announce(announcement: Announcement): void;
  onError(error: unknown, what: string): void;
}
