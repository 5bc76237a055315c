import { eventCatalogue } from '@lectern/schemas/events/catalogue.ts';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { NewerRelease } from '../../errors.ts';
import type { SqliteDatabase } from './database.ts';

const VERSIONS = 'event versions';
const versionsSchema = z.record(z.string(), z.number());

const knownVersion = (type: string) => eventCatalogue.get(type)?.definition.version ?? 0;

const everyVersion = `SELECT DISTINCT event.value ->> 'type' AS type, event.value ->> 'schemaVersion' AS version
  FROM commits, json_each(commits.events) AS event`;

/** Reads every commit of a store. @throws NewerRelease where one has an event of a later release */
export function assertNoNewerEvents(store: Pick<DatabaseSync, 'prepare'>): void {
  assertKnown(store.prepare(everyVersion).iterate());
}

function assertKnown(events: Iterable<Record<string, unknown>>): void {
  for (const { type, version } of events)
    if (Number(version) > knownVersion(String(type)))
      throw new NewerRelease(`${String(type)} ${String(version)}`);
}

/**
 * Notes which events this release knows, for the start of an earlier one. Commits are read only if a later release has
 * served this store. @throws NewerRelease if that has left events which this one cannot read
 */
export async function noteEventVersions(database: SqliteDatabase): Promise<void> {
  const noted = database.get<{ value: string }>('SELECT value FROM meta WHERE name = ?', VERSIONS);
  const before = versionsSchema.parse(JSON.parse(noted?.value ?? '{}'));
  if (Object.entries(before).some(([type, version]) => version > knownVersion(type)))
    assertKnown(database.iterate(everyVersion));
  const now = JSON.stringify({
    ...before,
    ...Object.fromEntries(
      [...eventCatalogue.keys()]
        .toSorted()
        .map((type) => [type, Math.max(knownVersion(type), before[type] ?? 0)]),
    ),
  });
  if (now !== noted?.value)
    await database.run({
      sql: 'INSERT INTO meta VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
      params: [VERSIONS, now],
    });
}
