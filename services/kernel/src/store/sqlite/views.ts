import { createHash } from 'node:crypto';
import { checkDeclaration, checkLookup, indexOf, indexValues, planFilter, planList, type ListFilter, type ListPlan, type Test } from '../list-query.ts';
import type { IndexValue, ListQuery, ViewDeclaration, ViewRow, Views } from '../port.ts';
import type { SqliteDatabase } from './database.ts';
import type { SqlRow, SqlValue, Statement } from './writer-protocol.ts';

const COUNT_LIMIT = 10_000;
/** SQLite wants a value in a primary key; ids of teams are never empty. */
const NO_TEAM = '';

interface Clause {
  sql: string;
  params: SqlValue[];
}

/** The tables behind views: one a view, and one for its fields with many values. */
export class ViewTables {
  readonly #service: string;

  constructor(service: string) {
    this.#service = service;
  }

  table(view: ViewDeclaration): string {
    return quoted(`view ${this.#service} ${view.name}`);
  }

  texts(view: ViewDeclaration): string {
    return quoted(`texts ${this.#service} ${view.name}`);
  }

  key(view: ViewDeclaration): string {
    return `${this.#service} ${view.name}`;
  }

  create(view: ViewDeclaration): string {
    const table = this.table(view);
    const columns = scalarFields(view).map((field) => `, ${column(field)}`).join('');
    const lists = Object.entries(view.lists).map(([name, list]) => {
      const { equals, order } = indexOf(list);
      const keys = ['team', ...equals.map(column), ...(order.field === 'id' ? [] : [column(order.field)]), 'id'];
      return `CREATE INDEX ${quoted(`list ${this.key(view)} ${name}`)} ON ${table} (${keys.join(', ')});`;
    });
    const lookups = (view.lookups ?? []).map(
      (field) => `CREATE INDEX ${quoted(`lookup ${this.key(view)} ${field}`)} ON ${table} (${column(field)});`,
    );
    return `${this.drop(view)}
      CREATE TABLE ${table} (team TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, shape INTEGER NOT NULL, doc TEXT NOT NULL${columns},
        PRIMARY KEY (team, id)) WITHOUT ROWID;
      CREATE TABLE ${this.texts(view)} (team TEXT NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, id TEXT NOT NULL,
        PRIMARY KEY (team, field, value, id)) WITHOUT ROWID;
      CREATE INDEX ${quoted(`ids ${this.key(view)}`)} ON ${this.texts(view)} (team, id);
      ${lists.join('\n')} ${lookups.join('\n')}`;
  }

  drop(view: ViewDeclaration): string {
    return `DROP TABLE IF EXISTS ${this.table(view)}; DROP TABLE IF EXISTS ${this.texts(view)};`;
  }

  /** Writes a row unless a newer one is there. */
  upsert(view: ViewDeclaration, row: ViewRow): Statement[] {
    const scalars = scalarFields(view);
    const names = ['team', 'id', 'version', 'shape', 'doc', ...scalars.map(column)];
    const team = row.teamId ?? NO_TEAM;
    const values = indexValues(view, row);
    const params = [team, row.id, row.version, row.shape, JSON.stringify(row.doc), ...scalars.map((field) => toSql(values[field] as IndexValue))];
    const table = this.table(view);
    const statements: Statement[] = [
      {
        sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
              ON CONFLICT DO UPDATE SET ${names.slice(2).map((name) => `${name} = excluded.${name}`).join(', ')}
              WHERE excluded.version >= version`,
        params,
      },
    ];
    const multiple = Object.keys(view.fields).filter((field) => view.fields[field] === 'texts');
    if (multiple.length === 0) return statements;
    // Only for the row that stands there now: an older one must not bring its texts back.
    const isCurrent = `EXISTS (SELECT 1 FROM ${table} WHERE team = ? AND id = ? AND version = ?)`;
    statements.push({
      sql: `DELETE FROM ${this.texts(view)} WHERE team = ? AND id = ? AND ${isCurrent}`,
      params: [team, row.id, team, row.id, row.version],
    });
    for (const field of multiple) {
      for (const value of new Set(values[field] as readonly string[])) {
        statements.push({
          sql: `INSERT OR IGNORE INTO ${this.texts(view)} SELECT ?, ?, ?, ? WHERE ${isCurrent}`,
          params: [team, field, value, row.id, team, row.id, row.version],
        });
      }
    }
    return statements;
  }

  remove(view: ViewDeclaration, teamId: string | null, id: string): Statement[] {
    const params = [teamId ?? NO_TEAM, id];
    return [
      { sql: `DELETE FROM ${this.table(view)} WHERE team = ? AND id = ?`, params },
      { sql: `DELETE FROM ${this.texts(view)} WHERE team = ? AND id = ?`, params },
    ];
  }
}

export class SqliteViews implements Views {
  readonly #database: SqliteDatabase;
  readonly #tables: ViewTables;

  constructor(database: SqliteDatabase, tables: ViewTables) {
    this.#database = database;
    this.#tables = tables;
  }

  async declare(view: ViewDeclaration): Promise<boolean> {
    checkDeclaration(view);
    const signature = createHash('sha256').update(JSON.stringify([view.fields, view.lists, view.lookups])).digest('hex');
    const known = this.#database.get('SELECT signature FROM views WHERE name = ?', this.#tables.key(view));
    if (known?.['signature'] === signature) return false;
    await this.#database.exec(this.#tables.create(view));
    await this.#database.run({ sql: 'INSERT OR REPLACE INTO views VALUES (?, ?)', params: [this.#tables.key(view), signature] });
    return true;
  }

  async put(entries: readonly { declaration: ViewDeclaration; row: ViewRow }[]): Promise<void> {
    await this.#database.run(...entries.flatMap(({ declaration, row }) => this.#tables.upsert(declaration, row)));
  }

  async get(view: ViewDeclaration, teamId: string | null, id: string): Promise<ViewRow | null> {
    const row = this.#database.get(`SELECT * FROM ${this.#tables.table(view)} WHERE team = ? AND id = ?`, teamId ?? NO_TEAM, id);
    return row ? toRow(view, row) : null;
  }

  async getMany(view: ViewDeclaration, teamId: string | null, ids: readonly string[]): Promise<ViewRow[]> {
    const sql = `SELECT * FROM ${this.#tables.table(view)} WHERE team = ? AND id IN (SELECT value FROM json_each(?))`;
    return this.#database.all(sql, teamId ?? NO_TEAM, JSON.stringify(ids)).map((row) => toRow(view, row));
  }

  async find(view: ViewDeclaration, teamId: string | null, query: ListQuery): Promise<ViewRow[]> {
    const plan = planList(view, query);
    const rows = this.#list(view, teamId, plan, beyond(plan), plan.limit);
    const last = lastInOrder(plan);
    // Asked apart, so that an index finds the place of the cursor.
    if (last && rows.length < plan.limit) rows.push(...this.#list(view, teamId, plan, last, plan.limit - rows.length));
    return rows.map((row) => toRow(view, row));
  }

  async count(view: ViewDeclaration, teamId: string | null, query: Pick<ListQuery, 'list' | 'where' | 'or'>): Promise<number> {
    const { sql, params } = this.#condition(view, teamId, planFilter(view, query));
    const counted = `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${this.#tables.table(view)} WHERE ${sql} LIMIT ${COUNT_LIMIT})`;
    return this.#database.get(counted, ...params)!['count'] as number;
  }

  async lookup(view: ViewDeclaration, field: string, value: string): Promise<ViewRow | null> {
    checkLookup(view, field);
    const row = this.#database.get(`SELECT * FROM ${this.#tables.table(view)} WHERE ${column(field)} = ? LIMIT 1`, value);
    return row ? toRow(view, row) : null;
  }

  async *all(view: ViewDeclaration): AsyncIterable<ViewRow> {
    let last: [string, string] = ['', ''];
    for (;;) {
      const sql = `SELECT * FROM ${this.#tables.table(view)} WHERE (team, id) > (?, ?) ORDER BY team, id LIMIT 500`;
      const rows = this.#database.all(sql, ...last);
      for (const row of rows) yield toRow(view, row);
      if (rows.length === 0) return;
      last = [rows.at(-1)!['team'] as string, rows.at(-1)!['id'] as string];
    }
  }

  async drop(view: ViewDeclaration): Promise<void> {
    await this.#database.exec(this.#tables.drop(view));
    await this.#database.run({ sql: 'DELETE FROM views WHERE name = ?', params: [this.#tables.key(view)] });
  }

  #list(view: ViewDeclaration, teamId: string | null, plan: ListPlan, more: Clause[], limit: number): SqlRow[] {
    const { sql, params } = joined([this.#condition(view, teamId, plan), ...more], ' AND ');
    const direction = plan.order.isDescending ? 'DESC' : 'ASC';
    const order = plan.order.field === 'id' ? '' : `${column(plan.order.field)} ${direction}, `;
    const found = `SELECT * FROM ${this.#tables.table(view)} WHERE ${sql} ORDER BY ${order}id ${direction} LIMIT ? OFFSET ?`;
    return this.#database.all(found, ...params, limit, plan.skip);
  }

  #condition(view: ViewDeclaration, teamId: string | null, { tests, or }: ListFilter): Clause {
    const team = teamId ?? NO_TEAM;
    const clauses = [{ sql: 'team = ?', params: [team] as SqlValue[] }, ...tests.map((test) => this.#clause(view, team, test))];
    if (or) {
      const groups = or.map((group) => joined(group.map((test) => this.#clause(view, team, test)), ' AND '));
      clauses.push(groups.length > 0 ? joined(groups, ' OR ') : { sql: 'FALSE', params: [] });
    }
    return joined(clauses, ' AND ');
  }

  #clause(view: ViewDeclaration, team: string, test: Test): Clause {
    const name = column(test.field);
    switch (test.kind) {
      case 'equals':
        return { sql: `${name} IS ?`, params: [toSql(test.value)] };
      case 'in':
        // One text whatever their number.
        return {
          sql: `${name} IN (SELECT value FROM json_each(?))${test.values.includes(null) ? ` OR ${name} IS NULL` : ''}`,
          params: [JSON.stringify(test.values.filter((value) => value !== null).map(toSql))],
        };
      case 'range':
        return joined(
          [
            { sql: `${name} IS NOT NULL`, params: [] },
            ...(test.from === null ? [] : [{ sql: `${name} >= ?`, params: [toSql(test.from)] }]),
            ...(test.to === null ? [] : [{ sql: `${name} <= ?`, params: [toSql(test.to)] }]),
          ],
          ' AND ',
        );
      case 'containsAny':
        return this.#texts(view, team, test.field, 'value IN (SELECT value FROM json_each(?))', [JSON.stringify(test.values)]);
      case 'prefix':
        return this.#texts(view, team, test.field, 'value >= ? AND value < ?', [test.from, test.below]);
    }
  }

  /** Names no row outside, so that it is asked once and not for each row. */
  #texts(view: ViewDeclaration, team: string, field: string, match: string, params: SqlValue[]): Clause {
    const sql = `id IN (SELECT id FROM ${this.#tables.texts(view)} WHERE team = ? AND field = ? AND ${match})`;
    return { sql, params: [team, field, ...params] };
  }
}

/** Rows behind the cursor; null stands before every value. */
function beyond({ order, after }: ListPlan): Clause[] {
  if (!after) return [];
  const than = order.isDescending ? '<' : '>';
  if (order.field === 'id') return [{ sql: `id ${than} ?`, params: [after.id] }];
  const name = column(order.field);
  if (after.value === null) {
    const sql = order.isDescending ? `${name} IS NULL AND id < ?` : `${name} IS NOT NULL OR id > ?`;
    return [{ sql, params: [after.id] }];
  }
  return [{ sql: `(${name}, id) ${than} (?, ?)`, params: [toSql(after.value), after.id] }];
}

/** In a descending list the rows without a value come last of all, behind every cursor that has one. */
function lastInOrder({ order, after }: ListPlan): Clause[] | null {
  if (!order.isDescending || order.field === 'id' || !after || after.value === null) return null;
  return [{ sql: `${column(order.field)} IS NULL`, params: [] }];
}

function joined(clauses: readonly Clause[], by: string, none = 'TRUE'): Clause {
  return {
    sql: clauses.length > 0 ? clauses.map(({ sql }) => `(${sql})`).join(by) : none,
    params: clauses.flatMap(({ params }) => params),
  };
}

function scalarFields(view: ViewDeclaration): string[] {
  return Object.keys(view.fields).filter((field) => view.fields[field] !== 'texts');
}

function column(field: string): string {
  return quoted(`f_${field}`);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function toSql(value: IndexValue | undefined): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value ?? null;
}

function fromSql(type: string | undefined, value: SqlValue): IndexValue {
  return type === 'boolean' && value !== null ? value === 1 : (value as IndexValue);
}

function toRow(view: ViewDeclaration, row: SqlRow): ViewRow {
  return {
    teamId: row['team'] === NO_TEAM ? null : (row['team'] as string),
    id: row['id'] as string,
    version: row['version'] as number,
    shape: row['shape'] as number,
    doc: JSON.parse(row['doc'] as string) as unknown,
    index: Object.fromEntries(scalarFields(view).map((field) => [field, fromSql(view.fields[field], row[`f_${field}`] ?? null)])),
  };
}
