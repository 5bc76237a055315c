import { indexOf, indexValues, listOf } from '../../list-query.ts';
import type { IndexValue } from '@lectern/schemas/access/rule.ts';
import type { ViewDeclaration, ViewRow } from '../../views-port.ts';
import type { SqlValue, Statement } from '../writer-protocol.ts';

/** SQLite wants a value in a primary key; ids of teams are never empty. */
export const NO_TEAM = '';

/** One view's statements: made once, so that the writer and the statement caches recognize them. */
interface Texts {
  table: string;
  texts: string;
  scalars: readonly string[];
  multiple: readonly string[];
  upsert: string;
  updateDocument: string;
  forgetTexts: string;
  addText: string;
  remove: readonly [string, string];
}

/** The tables of views: one for a view, and one for its fields with many values. */
export class ViewTables {
  readonly #service: string;
  readonly #made = new Map<string, { declaration: ViewDeclaration; texts: Texts }>();

  constructor(service: string) {
    this.#service = service;
  }

  table(view: ViewDeclaration): string {
    return this.#of(view).table;
  }

  texts(view: ViewDeclaration): string {
    return this.#of(view).texts;
  }

  /** Fields with one value, each with a column of its own. */
  scalars(view: ViewDeclaration): readonly string[] {
    return this.#of(view).scalars;
  }

  /** Lists with the same keys share an index, named after the first of them. */
  index(view: ViewDeclaration, list: string): string {
    const keys = keysOf(view, list);
    const first = Object.keys(view.lists).find((other) => keysOf(view, other) === keys);
    return this.#listIndex(view, first ?? list);
  }

  key(view: Pick<ViewDeclaration, 'name'>): string {
    return `${this.#service} ${view.name}`;
  }

  /**
   * The tables without the indexes of `indexes`. Documents are stored in the order of insertion, apart from the keys, so that
   * finding a key reads no documents of others; with monotonic ids both orders are the same.
   */
  create(view: ViewDeclaration): string {
    const { table, texts, scalars } = this.#of(view);
    const columns = scalars.map((field) => `, ${column(field)}`).join('');
    return `${this.drop(view)}
      CREATE TABLE ${table} (team TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, shape INTEGER NOT NULL, doc TEXT NOT NULL${columns},
        PRIMARY KEY (team, id))${view.hasMonotonicIds ? ' WITHOUT ROWID' : ''};
      CREATE TABLE ${texts} (team TEXT NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, id TEXT NOT NULL,
        PRIMARY KEY (team, field, value, id)) WITHOUT ROWID;
      CREATE INDEX ${quoted(`ids ${this.key(view)}`)} ON ${texts} (team, id);`;
  }

  /** The indexes of lists and look-ups, one statement each; lists with the same keys share one. */
  indexes(view: ViewDeclaration): string[] {
    const table = this.table(view);
    const names = Object.keys(view.lists).filter(
      (name) => this.index(view, name) === this.#listIndex(view, name),
    );
    return [
      ...names.map(
        (name) =>
          `CREATE INDEX IF NOT EXISTS ${this.#listIndex(view, name)} ON ${table} (${keysOf(view, name)});`,
      ),
      ...(view.lookups ?? []).map(
        (field) =>
          `CREATE INDEX IF NOT EXISTS ${quoted(`lookup ${this.key(view)} ${field}`)} ON ${table} (${column(field)});`,
      ),
    ];
  }

  /** Deletes some rows of each table, and answers a row for each. */
  clear(view: ViewDeclaration, most: number): string[] {
    return [
      [this.table(view), 'team, id'],
      [this.texts(view), 'team, field, value, id'],
    ].map(
      ([table, keys]) =>
        `DELETE FROM ${table} WHERE (${keys}) IN (SELECT ${keys} FROM ${table} LIMIT ${most}) RETURNING 1`,
    );
  }

  drop(view: ViewDeclaration): string {
    return `DROP TABLE IF EXISTS ${this.table(view)}; DROP TABLE IF EXISTS ${this.texts(view)};`;
  }

  /** Writes a row unless a newer one is stored. */
  upsert(
    view: ViewDeclaration,
    row: ViewRow,
    text = JSON.stringify(row.doc),
    values = indexValues(view, row),
  ): Statement[] {
    const { scalars, multiple, upsert, forgetTexts, addText } = this.#of(view);
    const { id, version, shape } = row;
    const team = row.teamId ?? NO_TEAM;
    const statements: Statement[] = [
      {
        sql: upsert,
        params: [
          team,
          id,
          version,
          shape,
          text,
          ...scalars.map((field) => toSql(values[field] as IndexValue)),
        ],
      },
    ];
    if (multiple.length === 0) return statements;
    statements.push({ sql: forgetTexts, params: [team, id, team, id, version] });
    for (const field of multiple) {
      for (const value of new Set(values[field] as readonly string[])) {
        statements.push({ sql: addText, params: [team, field, value, id, team, id, version] });
      }
    }
    return statements;
  }

  /** For an existing row with unchanged index fields: touches no index. */
  updateDocument(
    view: ViewDeclaration,
    { teamId, id, version, shape, doc }: ViewRow,
    text = JSON.stringify(doc),
  ): Statement {
    return {
      sql: this.#of(view).updateDocument,
      params: [version, shape, text, teamId ?? NO_TEAM, id],
    };
  }

  remove(view: ViewDeclaration, teamId: string | null, id: string): Statement[] {
    const params = [teamId ?? NO_TEAM, id];
    return this.#of(view).remove.map((sql) => ({ sql, params }));
  }

  #listIndex(view: ViewDeclaration, list: string): string {
    return quoted(`list ${this.key(view)} ${list}`);
  }

  #of(view: ViewDeclaration): Texts {
    const made = this.#made.get(view.name);
    if (made?.declaration === view) return made.texts;
    const texts = this.#make(view);
    this.#made.set(view.name, { declaration: view, texts });
    return texts;
  }

  #make(view: ViewDeclaration): Texts {
    const table = quoted(`view ${this.#service} ${view.name}`);
    const texts = quoted(`texts ${this.#service} ${view.name}`);
    const scalars = scalarFields(view);
    const names = ['team', 'id', 'version', 'shape', 'doc', ...scalars.map(column)];
    // Only for the stored version: an older row must not bring its texts back.
    const isCurrent = `EXISTS (SELECT 1 FROM ${table} WHERE team = ? AND id = ? AND version = ?)`;
    return {
      table,
      texts,
      scalars,
      multiple: Object.keys(view.fields).filter((field) => view.fields[field] === 'texts'),
      upsert: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
        ON CONFLICT DO UPDATE SET ${names
          .slice(2)
          .map((name) => `${name} = excluded.${name}`)
          .join(', ')} WHERE excluded.version >= version`,
      updateDocument: `UPDATE ${table} SET version = ?, shape = ?, doc = ? WHERE team = ? AND id = ?`,
      forgetTexts: `DELETE FROM ${texts} WHERE team = ? AND id = ? AND ${isCurrent}`,
      addText: `INSERT OR IGNORE INTO ${texts} SELECT ?, ?, ?, ? WHERE ${isCurrent}`,
      remove: [
        `DELETE FROM ${table} WHERE team = ? AND id = ?`,
        `DELETE FROM ${texts} WHERE team = ? AND id = ?`,
      ],
    };
  }
}

/** The columns of a list's index. */
function keysOf(view: ViewDeclaration, list: string): string {
  const { equals, order, covered } = indexOf(view, listOf(view, list));
  return [
    'team',
    ...equals.map(column),
    ...(order.field === 'id' ? [] : [column(order.field)]),
    'id',
    ...covered.map(column),
  ].join(', ');
}

function scalarFields(view: ViewDeclaration): string[] {
  return Object.keys(view.fields).filter((field) => view.fields[field] !== 'texts');
}

export function column(field: string): string {
  return quoted(`f_${field}`);
}

export function toSql(value: IndexValue | undefined): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value ?? null;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
