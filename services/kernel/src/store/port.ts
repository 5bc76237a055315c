import type { Commits, Reservations } from './commits-port.ts';
import type { Jobs } from './jobs-port.ts';
import type { Journals, ParkedEvents } from './journals-port.ts';
import type { Texts } from './texts-port.ts';
import type { Views } from './views-port.ts';

/**
 * The event store, views, reservations, projection journals, parked events and jobs of one service.
 * One URL (`LECTERN_STORE`) picks the adapter: one SQLite file, or a MongoDB database a service.
 */
export interface ServiceStore {
  readonly service: string;
  readonly commits: Commits;
  readonly reservations: Reservations;
  readonly views: Views;
  readonly journals: Journals;
  readonly parked: ParkedEvents;
  readonly jobs: Jobs;
  readonly texts: Texts;
}

/** A store with what only its adapter knows: the distributed one publishes through a relay. */
export interface OpenedStore {
  store: ServiceStore;
  start(): Promise<void>;
  close(): Promise<void>;
  /** Removes deleted and overwritten data from the files; missing where the engine's own tools do that. */
  scrub?(signal: AbortSignal): Promise<void>;
  /** False once it takes no more writes and never will. */
  isHealthy?(): boolean;
  /** Whether the log has everything that was committed; missing where both are one write. */
  isPublished?(): Promise<boolean>;
}
