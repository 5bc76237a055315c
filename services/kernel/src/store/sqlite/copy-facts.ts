import { pathToFileURL } from 'node:url';
import { DatabaseSync } from 'node:sqlite';
import { makePrivateFile } from './private-file.ts';

interface CopiedTable {
  table: string;
  where?: string;
  /** Expressions for columns that may hold opened values. */
  instead?: Readonly<Record<string, string>>;
}

/** Read models and their journals are named `<projection>@<generation>`; policies and inline views are not. */
const isNoReadModel = (column: string) => `${column} NOT LIKE '%@%'`;

/**
 * Sealed facts, and what cannot be rebuilt: reservations, jobs, positions of policies. Other tables are left out, so that a
 * new one is not copied by accident.
 */
const tables: readonly CopiedTable[] = [
  { table: 'meta' },
  { table: 'commits' },
  { table: 'reservations' },
  { table: 'log' },
  { table: 'log_ends' },
  { table: 'fact_ids' },
  // Ids only; folding a stream does not note them again.
  { table: 'person_rows', where: isNoReadModel('view') },
  { table: 'journals', where: isNoReadModel('consumer') },
  { table: 'journal_streams', where: isNoReadModel('consumer') },
  { table: 'serving', where: `projection LIKE 'policy %'` },
  // Error texts may quote what failed.
  {
    table: 'parked',
    where: isNoReadModel('consumer'),
    instead: { reason: `'Parked before the backup was made. Replay it to see why.'` },
  },
  {
    table: 'jobs',
    instead: {
      progress: 'NULL',
      failure: `CASE WHEN failure IS NOT NULL THEN 'Failed before the backup was made.' END`,
    },
  },
];

/**
 * Writes the facts of a store into a new file, as of one reading transaction: writers do not wait. Nothing opened goes
 * along, so that it is unreadable without the keys.
 */
export function copyFacts(from: string, to: string): void {
  makePrivateFile(to);
  const database = new DatabaseSync(to, { timeout: 30_000 });
  try {
    // An incomplete copy is worthless, so it needs no journal.
    database.exec(
      'PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32000',
    );
    database.prepare('ATTACH ? AS source').run(`${pathToFileURL(from).href}?mode=ro`);
    database.exec('BEGIN');
    for (const each of tables) copyTable(database, each);
    database.exec('COMMIT; DETACH source');
  } finally {
    database.close();
  }
}

function copyTable(
  database: DatabaseSync,
  { table, where = 'true', instead = {} }: CopiedTable,
): void {
  // As the source declares it: an older schema is migrated when the copy is opened.
  const made = database
    .prepare('SELECT type, sql FROM source.sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL')
    .all(table);
  if (made.length === 0) return;
  const create = (type: string) => {
    for (const row of made) if (row['type'] === type) database.exec(String(row['sql']));
  };
  create('table');
  const columns = database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name));
  const values = columns.map((column) => instead[column] ?? column).join(', ');
  database.exec(
    `INSERT INTO main.${table} (${columns.join(', ')}) SELECT ${values} FROM source.${table} WHERE ${where}`,
  );
  create('index');
}
