import { NEWER } from '../../errors.ts';

/** A log from before its rows could hold several events. */
export const rowsOfOneEvent =
  'ALTER TABLE log DROP COLUMN event_id; ALTER TABLE log ADD COLUMN count INTEGER NOT NULL DEFAULT 1;';

/** A log from before its rows listed the types of their events: readers read rows without types. */
export const rowsWithoutTypes = 'ALTER TABLE log ADD COLUMN types TEXT;';

/** From before rows carried a checksum: those are not checked. */
export const commitsWithoutChecksum = 'ALTER TABLE commits ADD COLUMN checksum INTEGER;';
export const logWithoutChecksum = 'ALTER TABLE log ADD COLUMN checksum INTEGER;';

/** From before jobs followed the trace of the call that asked for them. */
export const jobsWithoutTrace = 'ALTER TABLE jobs ADD COLUMN traceparent TEXT;';

/** From before newer events were told apart. The index follows the column, so it is no part of the schema below. */
export const parkedWithoutNewer = `ALTER TABLE parked ADD COLUMN is_newer INTEGER NOT NULL DEFAULT 0;
  UPDATE parked SET is_newer = 1 WHERE reason LIKE '%${NEWER}';`;
export const parkedByNewer =
  'CREATE INDEX IF NOT EXISTS parked_newer ON parked (service, place) WHERE is_newer = 1;';

/** Every table but those of views, which `views.ts` makes by declaration. */
export const schema = `
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS commits (
  service TEXT NOT NULL, stream TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL, first_version INTEGER NOT NULL,
  events TEXT NOT NULL, meta TEXT NOT NULL, idempotency_key TEXT, idempotency_hash TEXT,
  checksum INTEGER,
  PRIMARY KEY (service, stream, number));
CREATE UNIQUE INDEX IF NOT EXISTS commits_by_key ON commits (service, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE TABLE IF NOT EXISTS reservations (
  service TEXT NOT NULL, scope TEXT NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL, owner TEXT NOT NULL, number INTEGER NOT NULL,
  PRIMARY KEY (service, scope, kind, value)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS log (
  position INTEGER PRIMARY KEY, topic TEXT NOT NULL, partition INTEGER NOT NULL, offset INTEGER NOT NULL,
  count INTEGER NOT NULL, key TEXT NOT NULL, team_id TEXT, types TEXT, body TEXT NOT NULL, logged_at INTEGER NOT NULL,
  checksum INTEGER);
CREATE UNIQUE INDEX IF NOT EXISTS log_by_offset ON log (topic, partition, offset);
CREATE INDEX IF NOT EXISTS log_by_team ON log (team_id, position) WHERE topic <> 'pings';
CREATE TABLE IF NOT EXISTS log_ends (
  topic TEXT NOT NULL, partition INTEGER NOT NULL, next INTEGER NOT NULL, PRIMARY KEY (topic, partition)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS fact_ids (event_id TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS views (name TEXT PRIMARY KEY, signature TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS journals (
  service TEXT NOT NULL, consumer TEXT NOT NULL, topic TEXT NOT NULL, partition INTEGER NOT NULL,
  sequence INTEGER NOT NULL, next_offset INTEGER NOT NULL, PRIMARY KEY (service, consumer, topic, partition)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS journal_streams (
  service TEXT NOT NULL, consumer TEXT NOT NULL, stream TEXT NOT NULL, version INTEGER NOT NULL, is_parked INTEGER NOT NULL,
  PRIMARY KEY (service, consumer, stream)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS serving (
  service TEXT NOT NULL, projection TEXT NOT NULL, generation TEXT NOT NULL, PRIMARY KEY (service, projection)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS parked (
  place INTEGER PRIMARY KEY AUTOINCREMENT, service TEXT NOT NULL, consumer TEXT NOT NULL, event_id TEXT NOT NULL,
  topic TEXT NOT NULL, partition INTEGER NOT NULL, offset INTEGER NOT NULL, stream TEXT, body TEXT NOT NULL,
  reason TEXT NOT NULL, parked_at TEXT NOT NULL, is_newer INTEGER NOT NULL DEFAULT 0,
  UNIQUE (service, consumer, event_id));
CREATE TABLE IF NOT EXISTS jobs (
  service TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, team_id TEXT, subject_id TEXT NOT NULL, due_at TEXT NOT NULL,
  data TEXT NOT NULL, status TEXT NOT NULL, fence INTEGER NOT NULL, attempts INTEGER NOT NULL, lease_until TEXT,
  progress TEXT, failure TEXT, created_at TEXT NOT NULL, started_at TEXT, finished_at TEXT, traceparent TEXT,
  PRIMARY KEY (service, kind, key)) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS jobs_due ON jobs (service, kind, due_at) WHERE status = 'waiting';
CREATE INDEX IF NOT EXISTS jobs_leased ON jobs (service, kind, lease_until) WHERE status = 'running';
CREATE INDEX IF NOT EXISTS jobs_finished ON jobs (service, finished_at) WHERE status = 'finished';
CREATE INDEX IF NOT EXISTS jobs_failed ON jobs (service, kind) WHERE status = 'failed';
CREATE INDEX IF NOT EXISTS jobs_by_subject ON jobs (service, subject_id, created_at);
`;
