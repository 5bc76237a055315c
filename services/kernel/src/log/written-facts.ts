import type { SqliteDatabase } from '../store/sqlite/database.ts';
import type { Statement } from '../store/sqlite/writer-protocol.ts';
import type { LogEntry } from './port.ts';

/**
 * Knows by their ids which reported facts the log has: they are sent again when an answer was lost or late. Commits
 * never come twice, and pings are too many, and in no feed.
 */
export class WrittenFacts {
  readonly #database: SqliteDatabase;
  /** Ids of facts that are being written. */
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  /** Writes what is new; resolves once the log has all of it. */
  async once(
    entries: readonly LogEntry[],
    write: (fresh: readonly LogEntry[], note: readonly Statement[]) => Promise<void>,
  ): Promise<void> {
    const facts = entries.filter(({ topic }) => topic !== 'pings');
    if (facts.length === 0) return write(entries, []);
    const ids = new Set(facts.map(({ eventId }) => eventId));
    const others = new Set<Promise<void>>();
    for (const id of ids) {
      const written = this.#underWay.get(id);
      if (!written) continue;
      others.add(written);
      ids.delete(id);
    }
    for (const id of this.#known(ids)) ids.delete(id);
    const isFresh = new Set(ids);
    // The first of several with one id.
    const fresh = entries.filter(
      ({ topic, eventId }) => topic === 'pings' || isFresh.delete(eventId),
    );
    const writing = fresh.length > 0 ? write(fresh, noteOf(ids)) : Promise.resolve();
    for (const id of ids) this.#underWay.set(id, writing);
    const forget = () => {
      for (const id of ids) this.#underWay.delete(id);
    };
    writing.then(forget, forget);
    await Promise.all([writing, ...others]);
  }

  #known(ids: ReadonlySet<string>): string[] {
    return this.#database
      .all<{ event_id: string }>(
        'SELECT event_id FROM fact_ids WHERE event_id IN (SELECT value FROM json_each(?))',
        JSON.stringify([...ids]),
      )
      .map(({ event_id: id }) => id);
  }
}

function noteOf(ids: ReadonlySet<string>): Statement[] {
  const sql = 'INSERT OR IGNORE INTO fact_ids SELECT value FROM json_each(?)';
  return ids.size > 0 ? [{ sql, params: [JSON.stringify([...ids])] }] : [];
}
