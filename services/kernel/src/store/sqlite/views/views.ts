import { createHash } from 'node:crypto';
import { COUNT_LIMIT } from '../../count-limit.ts';
import {
  checkDeclaration,
  checkLookup,
  checkText,
  planFilter,
  planList,
  type ListPlan,
} from '../../list-query.ts';
import type { IndexValue } from '@lectern/schemas/access/rule.ts';
import type {
  ListQuery,
  PersonRow,
  ViewDeclaration,
  ViewEntry,
  ViewRow,
  Views,
} from '../../views-port.ts';
import { clearView } from './clear-view.ts';
import type { SqliteDatabase } from '../database.ts';
import {
  beyond,
  conditionOf,
  fromOf,
  joined,
  lastInOrder,
  onlyText,
  type Clause,
} from './list-clauses.ts';
import { forgetPersons, notePerson, rowsOfPerson } from '../person-rows.ts';
import { column, NO_TEAM, type ViewTables } from './view-tables.ts';
import type { SqlValue } from '../writer-protocol.ts';

/** Plus a column for each index field with one value. */
type TableRow = { team: string; id: string; version: number; shape: number; doc: string } & Record<
  string,
  SqlValue
>;

export class SqliteViews implements Views {
  readonly #database: SqliteDatabase;
  readonly #service: string;
  readonly #tables: ViewTables;

  constructor(database: SqliteDatabase, service: string, tables: ViewTables) {
    this.#database = database;
    this.#service = service;
    this.#tables = tables;
  }

  async declare(view: ViewDeclaration, { listsLater = false } = {}): Promise<boolean> {
    checkDeclaration(view);
    const known = this.#signed(view);
    if (known === signatureOf(view) || known === withoutLists(view)) {
      if (!listsLater) await this.makeLists(view);
      return false;
    }
    const lists = listsLater ? [] : this.#tables.indexes(view);
    await this.#database.exec([this.#tables.create(view), ...lists].join('\n'));
    await this.#sign(view, listsLater ? withoutLists(view) : signatureOf(view));
    return true;
  }

  /** One by one, so that a writer waits for one index at most. */
  async makeLists(view: ViewDeclaration): Promise<void> {
    if (this.#signed(view) !== withoutLists(view)) return;
    for (const sql of this.#tables.indexes(view)) await this.#database.exec(sql);
    await this.#sign(view, signatureOf(view));
  }

  async put(entries: readonly ViewEntry[]): Promise<void> {
    await this.#database.run(
      ...entries.flatMap(({ declaration, row, persons = [] }) => [
        ...this.#tables.upsert(declaration, row),
        ...persons.map((personId) =>
          notePerson(this.#service, declaration.name, personId, { ...row, place: null }),
        ),
      ]),
    );
  }

  async get(view: ViewDeclaration, teamId: string | null, id: string): Promise<ViewRow | null> {
    const row = this.#database.get<TableRow>(
      `SELECT * FROM ${this.#tables.table(view)} WHERE team = ? AND id = ?`,
      teamId ?? NO_TEAM,
      id,
    );
    return row ? this.#toRow(view, row) : null;
  }

  async getMany(
    view: ViewDeclaration,
    teamId: string | null,
    ids: readonly string[],
  ): Promise<ViewRow[]> {
    const sql = `SELECT * FROM ${this.#tables.table(view)} WHERE team = ? AND id IN (SELECT value FROM json_each(?))`;
    return this.#database
      .all<TableRow>(sql, teamId ?? NO_TEAM, JSON.stringify(ids))
      .map((row) => this.#toRow(view, row));
  }

  async greatestId(view: ViewDeclaration, teamId: string | null): Promise<string> {
    const row = this.#database.get<{ id: string | null }>(
      `SELECT max(id) AS id FROM ${this.#tables.table(view)} WHERE team = ?`,
      teamId ?? NO_TEAM,
    );
    return row?.id ?? '';
  }

  async find(view: ViewDeclaration, teamId: string | null, query: ListQuery): Promise<ViewRow[]> {
    const plan = planList(view, query);
    const text = onlyText(plan);
    if (text)
      return this.#ofText(view, teamId ?? NO_TEAM, plan, text).map((row) => this.#toRow(view, row));
    const isCovered = view.lists[query.list]?.covers === true;
    const from = fromOf(this.#tables, view, query.list, plan);
    const rows = this.#list(view, teamId, plan, beyond(plan), {
      from,
      limit: plan.limit,
      isCovered,
    });
    const last = lastInOrder(plan);
    // A query of its own, so that an index finds the cursor.
    if (last && rows.length < plan.limit)
      rows.push(
        ...this.#list(view, teamId, plan, last, {
          from,
          limit: plan.limit - rows.length,
          isCovered,
        }),
      );
    return rows.map((row) => this.#toRow(view, row));
  }

  async count(
    view: ViewDeclaration,
    teamId: string | null,
    query: Pick<ListQuery, 'list' | 'where' | 'or'>,
  ): Promise<number> {
    const filter = planFilter(view, query);
    const { sql, params } = conditionOf(this.#tables, view, teamId, filter);
    const counted = `SELECT COUNT(*) AS count FROM (SELECT 1 FROM ${fromOf(this.#tables, view, query.list, filter)} WHERE ${sql} LIMIT ${COUNT_LIMIT})`;
    return this.#database.get<{ count: number }>(counted, ...params)?.count ?? 0;
  }

  async countByText(
    view: ViewDeclaration,
    teamId: string | null,
    query: Pick<ListQuery, 'list' | 'where' | 'or'>,
    field: string,
  ): Promise<Map<string, number>> {
    const filter = planFilter(view, query);
    const { sql, params } = conditionOf(this.#tables, view, teamId, filter);
    const rows = this.#database.all<{ value: string; count: number }>(
      `SELECT value, COUNT(*) AS count FROM ${this.#tables.texts(view)} WHERE team = ? AND field = ?
        AND id IN (SELECT id FROM ${fromOf(this.#tables, view, query.list, filter)} WHERE ${sql}) GROUP BY value`,
      teamId ?? NO_TEAM,
      checkText(view, field),
      ...params,
    );
    return new Map(rows.map(({ value, count }) => [value, count]));
  }

  async lookup(view: ViewDeclaration, field: string, value: string): Promise<ViewRow | null> {
    checkLookup(view, field);
    const row = this.#database.get<TableRow>(
      `SELECT * FROM ${this.#tables.table(view)} WHERE ${column(field)} = ? LIMIT 1`,
      value,
    );
    return row ? this.#toRow(view, row) : null;
  }

  async *all(view: ViewDeclaration): AsyncIterable<ViewRow> {
    let last: [string, string] = ['', ''];
    for (;;) {
      const sql = `SELECT * FROM ${this.#tables.table(view)} WHERE (team, id) > (?, ?) ORDER BY team, id LIMIT 500`;
      const rows = this.#database.all<TableRow>(sql, ...last);
      for (const row of rows) yield this.#toRow(view, row);
      const end = rows.at(-1);
      if (!end) return;
      last = [end.team, end.id];
    }
  }

  async ofPerson(view: string, personId: string): Promise<PersonRow[]> {
    return rowsOfPerson(this.#database, this.#service, view, personId);
  }

  async declared(): Promise<string[]> {
    const prefix = this.#tables.key({ name: '' });
    const rows = this.#database.all<{ name: string }>(
      'SELECT name FROM views WHERE substr(name, 1, ?) = ?',
      prefix.length,
      prefix,
    );
    return rows.map(({ name }) => name.slice(prefix.length));
  }

  async drop({ name }: Pick<ViewDeclaration, 'name'>): Promise<void> {
    const view = { name, fields: {}, lists: {} };
    // An interrupted drop must not leave a view that counts as filled.
    if (this.#signed(view) !== undefined) await this.#sign(view, 'being dropped');
    await clearView(this.#database, this.#tables, view);
    await this.#database.exec(this.#tables.drop(view));
    await this.#database.run(
      { sql: 'DELETE FROM views WHERE name = ?', params: [this.#tables.key(view)] },
      forgetPersons(this.#service, name),
    );
  }

  #signed(view: ViewDeclaration): unknown {
    return this.#database.get(
      'SELECT signature FROM views WHERE name = ?',
      this.#tables.key(view),
    )?.['signature'];
  }

  async #sign(view: ViewDeclaration, signature: string): Promise<void> {
    await this.#database.run({
      sql: 'INSERT OR REPLACE INTO views VALUES (?, ?)',
      params: [this.#tables.key(view), signature],
    });
  }

  #list(
    view: ViewDeclaration,
    teamId: string | null,
    plan: ListPlan,
    more: Clause[],
    { from, limit, isCovered }: { from: string; limit: number; isCovered: boolean },
  ): TableRow[] {
    const { sql, params } = joined(
      [conditionOf(this.#tables, view, teamId, plan), ...more],
      ' AND ',
    );
    const direction = plan.order.isDescending ? 'DESC' : 'ASC';
    const order = plan.order.field === 'id' ? '' : `${column(plan.order.field)} ${direction}, `;
    const table = this.#tables.table(view);
    const picked = (fields: string) =>
      `SELECT ${fields} FROM ${from} WHERE ${sql} ORDER BY ${order}id ${direction} LIMIT ? OFFSET ?`;
    if (!isCovered) return this.#database.all<TableRow>(picked('*'), ...params, limit, plan.skip);
    // Picks ids from the index and reads only the rows of the page.
    const found = `SELECT ${table}.* FROM (${picked('id AS picked')}) CROSS JOIN ${table} ON team = ? AND id = picked ORDER BY ${order}id ${direction}`;
    return this.#database.all<TableRow>(found, ...params, limit, plan.skip, teamId ?? NO_TEAM);
  }

  /** Texts are sorted by id, as the list is: reads only the rows of the page. */
  #ofText(
    view: ViewDeclaration,
    team: string,
    { order, after, limit, skip }: ListPlan,
    { field, value }: { field: string; value: string },
  ): TableRow[] {
    const direction = order.isDescending ? 'DESC' : 'ASC';
    const beyondCursor = after ? ` AND id ${order.isDescending ? '<' : '>'} ?` : '';
    const page = `SELECT id AS picked FROM ${this.#tables.texts(view)} WHERE team = ? AND field = ? AND value = ?${beyondCursor} ORDER BY id ${direction} LIMIT ? OFFSET ?`;
    const table = this.#tables.table(view);
    const found = `SELECT ${table}.* FROM (${page}) CROSS JOIN ${table} ON team = ? AND id = picked ORDER BY id ${direction}`;
    return this.#database.all<TableRow>(
      found,
      team,
      field,
      value,
      ...(after ? [after.id] : []),
      limit,
      skip,
      team,
    );
  }

  #toRow(view: ViewDeclaration, row: TableRow): ViewRow {
    const index: Record<string, IndexValue> = {};
    for (const field of this.#tables.scalars(view))
      index[field] = fromSql(view.fields[field], row[`f_${field}`] ?? null);
    return {
      teamId: row.team === NO_TEAM ? null : row.team,
      id: row.id,
      version: row.version,
      shape: row.shape,
      doc: JSON.parse(row.doc),
      index,
    };
  }
}

function signatureOf({ fields, lists, lookups }: ViewDeclaration): string {
  return createHash('sha256')
    .update(JSON.stringify([fields, lists, lookups]))
    .digest('hex');
}

function withoutLists(view: ViewDeclaration): string {
  return `${signatureOf(view)} without lists`;
}

function fromSql(type: string | undefined, value: SqlValue): IndexValue {
  return type === 'boolean' && value !== null ? value === 1 : (value as IndexValue);
}
