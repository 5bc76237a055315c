// Rebuilds every read model of a folder and scans its events in a bare loop; runs in its own process.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServices } from '@lectern/deploy/standalone/lectern-process.ts';
import { readSettings } from '@lectern/kernel/engines/settings.ts';
import { unpacked } from '@lectern/kernel/store/sqlite/log-body.ts';
import type { SqlValue } from '@lectern/kernel/store/sqlite/writer-protocol.ts';

export interface Replayed {
  name: string;
  /** Events on its topics. */
  events: number;
  /** Events of its types. */
  changes: number;
  rebuildMs: number;
  scanMs: number;
}

const [folder = ''] = process.argv.slice(2);
const running = await startServices(
  readSettings({ LECTERN_DATA: folder, LECTERN_LOG_LEVEL: 'warn' }),
  { does: 'reads' },
);
const all: Replayed[] = [];
try {
  for (const { definition, projections } of running.services) {
    for (const served of projections) {
      const { projection, runner } = served;
      const types = new Set(projection.on.map(({ type }) => type));
      // Builds a second copy up to the end of the log and drops it.
      let rebuildMs = 0;
      const startedAt = performance.now();
      await served.rehearse(async () => void (rebuildMs = performance.now() - startedAt));
      all.push({
        name: `${definition.name}/${projection.name}`,
        rebuildMs,
        ...scan(runner.topics, types),
      });
    }
  }
} finally {
  await running.stop();
}
process.send?.(all, undefined, {}, () => process.disconnect?.());

function scan(
  topics: readonly string[],
  types: ReadonlySet<string>,
): Pick<Replayed, 'events' | 'changes' | 'scanMs'> {
  const database = new DatabaseSync(join(folder, 'lectern.sqlite'), { readOnly: true });
  const startedAt = performance.now();
  let [events, changes] = [0, 0];
  const rows = database
    .prepare(
      'SELECT body FROM log WHERE topic IN (SELECT value FROM json_each(?)) ORDER BY topic, partition, offset',
    )
    .iterate(JSON.stringify(topics));
  for (const { body } of rows as Iterable<{ body: SqlValue }>) {
    for (const line of unpacked(body).split('\n')) {
      const event: { type: string } = JSON.parse(line);
      events++;
      if (types.has(event.type)) changes++;
    }
  }
  const scanMs = performance.now() - startedAt;
  database.close();
  return { events, changes, scanMs };
}
