import type { PersonRow } from '../views-port.ts';
import { type Collection, type Database, rowId, text } from './connection.ts';
import { writeUnlessNewer } from './rows.ts';

interface StoredPersonRow {
  /** View, person, team and row. */
  _id: string;
  view: string;
  team: string;
  id: string;
  place: { topic: string; partition: number } | null;
}

/** Which rows are made from events about a person, by view and person. */
export class PersonRows {
  readonly #rows: Collection<StoredPersonRow>;

  constructor(database: Database) {
    this.#rows = database.collection('person.rows');
  }

  async note(view: string, rows: readonly (PersonRow & { personId: string })[]): Promise<void> {
    await writeUnlessNewer(
      this.#rows,
      rows.map(({ personId, teamId, id, place }) => ({
        updateOne: {
          filter: { _id: rowId(view, personId, teamId ?? '', id) },
          update: { $setOnInsert: { view, team: teamId ?? '', id, place } },
          upsert: true,
        },
      })),
    );
  }

  async find(view: string, personId: string): Promise<PersonRow[]> {
    const start = rowId(view, personId, '');
    const found = await this.#rows
      .find({ _id: { $gte: start, $lt: `${start.slice(0, -1)}\v` } })
      .toArray();
    return found.map(({ team, id, place }) => ({ teamId: team === '' ? null : team, id, place }));
  }

  async forget(view: string): Promise<void> {
    await this.#rows.deleteMany({ view: text(view) });
  }

  async declare(): Promise<void> {
    await this.#rows.createIndex({ view: 1 });
  }
}
