import type { PersonRow } from '../views-port.ts';
import type { SqliteDatabase } from './database.ts';
import { NO_TEAM } from './views/view-tables.ts';
import type { Statement } from './writer-protocol.ts';

/** Which rows are made from events about a person, by view. An empty topic: from the stream of the row itself. */
export const personRowsSchema = `
CREATE TABLE IF NOT EXISTS person_rows (
  service TEXT NOT NULL, view TEXT NOT NULL, person TEXT NOT NULL, team TEXT NOT NULL, id TEXT NOT NULL,
  topic TEXT NOT NULL, partition INTEGER NOT NULL, PRIMARY KEY (service, view, person, team, id)) WITHOUT ROWID;
`;

export function notePerson(
  service: string,
  view: string,
  personId: string,
  { teamId, id, place }: PersonRow,
): Statement {
  return {
    sql: 'INSERT OR IGNORE INTO person_rows VALUES (?, ?, ?, ?, ?, ?, ?)',
    params: [
      service,
      view,
      personId,
      teamId ?? NO_TEAM,
      id,
      place?.topic ?? '',
      place?.partition ?? 0,
    ],
  };
}

export function forgetPersons(service: string, view: string): Statement {
  return { sql: 'DELETE FROM person_rows WHERE service = ? AND view = ?', params: [service, view] };
}

export function rowsOfPerson(
  database: SqliteDatabase,
  service: string,
  view: string,
  personId: string,
): PersonRow[] {
  const rows = database.all(
    'SELECT team, id, topic, partition FROM person_rows WHERE service = ? AND view = ? AND person = ?',
    service,
    view,
    personId,
  );
  return rows.map(({ team, id, topic, partition }) => ({
    teamId: team === NO_TEAM ? null : String(team),
    id: String(id),
    place: topic === '' ? null : { topic: String(topic), partition: Number(partition) },
  }));
}
