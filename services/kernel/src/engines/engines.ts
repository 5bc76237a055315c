import type { Logger } from 'pino';
import type { Secrets } from '../keys/secrets.ts';
import type { Blobs } from '../blobs/port.ts';
import type { StoredFiles } from '../blobs/stored-files.ts';
import type { Counters } from '../store/counters/port.ts';
import type { EventCodec } from '../events/codec.ts';
import type { Keys } from '../keys/port.ts';
import type { Feed, Log } from '../log/port.ts';
import type { Mailer } from '../mail/port.ts';
import type { Realtime } from '../realtime/port.ts';
import type { DiskRoom } from './disk-reserve.ts';
import type { Settings } from './settings.ts';

/** Where commits wait for the log. */
export interface Outbox {
  /** Whether the log has everything that the services of this process committed to a stream. */
  isPublished(stream: string): Promise<boolean>;
}

/** The engines of a process, each behind its port. Each service opens its own store. */
export interface Engines {
  settings: Settings;
  logger: Logger;
  log: Log;
  feed: Feed;
  outbox: Outbox;
  keys: Keys;
  codec: EventCodec;
  realtime: Realtime;
  counters: Counters;
  blobs: Blobs;
  disk: DiskRoom;
  /** What readers get of `blobs`. */
  storedFiles: StoredFiles;
  mailer: Mailer;
  /** For signed texts: the first signs, all verify. */
  secrets: Secrets;
  /** Where people reach it, without a slash at the end. */
  urls: { console: string; content: string };
}
