import type { ServiceStore } from '../port.ts';
import { MongoCommits } from './commits.ts';
import { openDatabase } from './connection.ts';
import { MongoJobs } from './jobs.ts';
import { MongoJournals } from './journals.ts';
import { MongoParkedEvents } from './parked.ts';
import { Relay, type RelayOptions } from './relay.ts';
import { MongoReservations } from './reservations.ts';
import { MongoTexts } from './texts.ts';
import { MongoViews } from './views.ts';
import { withUnavailableErrors } from './when-away.ts';

export interface MongoStoreOptions extends RelayOptions {
  /** The service's database is the url's name, an underscore and the service. */
  url: string;
  service: string;
}

export interface MongoStore extends ServiceStore {
  /** Begins to publish what was committed, by this process or by one that died. */
  start(): Promise<void>;
  close(): Promise<void>;
  /** Whether all of it has been published, or all of one stream. */
  isPublished(stream?: string): Promise<boolean>;
}

/**
 * Opens a service's store in MongoDB. Uses single-document writes only: no transactions, sessions or change streams.
 * @param options.viewOf folds a stream's inline view again, for commits whose writer died before writing it
 * @param options.envelopes the log entries of a commit
 * @param options.onError gets errors of background work, which will be tried again
 */
export async function openMongoStore({
  url,
  service,
  ...relayOptions
}: MongoStoreOptions): Promise<MongoStore> {
  const { database, close } = await openDatabase(url, service);
  const relay = new Relay(database, relayOptions);
  const reservations = new MongoReservations(database);
  const views = new MongoViews(database);
  const commits = new MongoCommits(database, reservations, views, relay, relayOptions.onError);
  const journals = new MongoJournals(database);
  const parked = new MongoParkedEvents(database);
  const jobs = new MongoJobs(database);
  const texts = new MongoTexts(database);
  await Promise.all([commits, journals, parked, jobs, texts].map((each) => each.declare()));
  return {
    service,
    commits: withUnavailableErrors(commits),
    reservations: withUnavailableErrors(reservations),
    views: withUnavailableErrors(views),
    journals: withUnavailableErrors(journals),
    parked: withUnavailableErrors(parked),
    jobs: withUnavailableErrors(jobs),
    texts: withUnavailableErrors(texts),
    start: async () => relay.start(),
    isPublished: (stream) => withUnavailableErrors(relay).isDone(stream),
    close: async () => {
      await relay.stop();
      await close();
    },
  };
}
