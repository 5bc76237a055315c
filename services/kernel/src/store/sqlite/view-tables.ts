import { indexOf, indexValues } from '../list-query.ts';
import type { IndexValue, ViewDeclaration, ViewRow } from '../views-port.ts';
import type { SqlValue, Statement } from './writer-protocol.ts';

/** SQLite wants a value in a primary key; ids of teams are never empty. */
export const NO_TEAM = '';

/** The texts of one view's statements: made once, so that the writer and the statement caches know them again. */
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

/** The tables behind views: one a view, and one for its fields with many values. */
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

  index(view: ViewDeclaration, list: string): string {
    return quoted(`list ${this.key(view)} ${list}`);
  }

  key(view: Pick<ViewDeclaration, 'name'>): string {
    return `${this.#service} ${view.name}`;
  }

  create(view: ViewDeclaration): string {
    const { table, texts, scalars } = this.#of(view);
    const columns = scalars.map((field) => `, ${column(field)}`).join('');
    const lists = Object.entries(view.lists).map(([name, list]) => {
      const { equals, order, covered } = indexOf(view, list);
      const keys = ['team', ...equals.map(column), ...(order.field === 'id' ? [] : [column(order.field)]), 'id', ...covered.map(column)];
      return `CREATE INDEX ${this.index(view, name)} ON ${table} (${keys.join(', ')});`;
    });
    const lookups = (view.lookups ?? []).map(
      (field) => `CREATE INDEX ${quoted(`lookup ${this.key(view)} ${field}`)} ON ${table} (${column(field)});`,
    );
    return `${this.drop(view)}
      CREATE TABLE ${table} (team TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, shape INTEGER NOT NULL, doc TEXT NOT NULL${columns},
        PRIMARY KEY (team, id)) WITHOUT ROWID;
      CREATE TABLE ${texts} (team TEXT NOT NULL, field TEXT NOT NULL, value TEXT NOT NULL, id TEXT NOT NULL,
        PRIMARY KEY (team, field, value, id)) WITHOUT ROWID;
      CREATE INDEX ${quoted(`ids ${this.key(view)}`)} ON ${texts} (team, id);
      ${lists.join('\n')} ${lookups.join('\n')}`;
  }

  drop(view: ViewDeclaration): string {
    return `DROP TABLE IF EXISTS ${this.table(view)}; DROP TABLE IF EXISTS ${this.texts(view)};`;
  }

  /** Writes a row unless a newer one is there. */
  upsert(view: ViewDeclaration, row: ViewRow, text = JSON.stringify(row.doc)): Statement[] {
    const { scalars, multiple, upsert, forgetTexts, addText } = this.#of(view);
    const { id, version, shape } = row;
    const team = row.teamId ?? NO_TEAM;
    const values = indexValues(view, row);
    const statements: Statement[] = [
      { sql: upsert, params: [team, id, version, shape, text, ...scalars.map((field) => toSql(values[field] as IndexValue))] },
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

  /** For a row that is there, and whose index stays: no index is touched. */
  updateDocument(view: ViewDeclaration, { teamId, id, version, shape, doc }: ViewRow, text = JSON.stringify(doc)): Statement {
    return { sql: this.#of(view).updateDocument, params: [version, shape, text, teamId ?? NO_TEAM, id] };
  }

  remove(view: ViewDeclaration, teamId: string | null, id: string): Statement[] {
    const params = [teamId ?? NO_TEAM, id];
    return this.#of(view).remove.map((sql) => ({ sql, params }));
  }

  #of(view: ViewDeclaration): Texts {
    let made = this.#made.get(view.name);
    if (made?.declaration !== view) this.#made.set(view.name, (made = { declaration: view, texts: this.#make(view) }));
    return made!.texts;
  }

  #make(view: ViewDeclaration): Texts {
    const table = quoted(`view ${this.#service} ${view.name}`);
    const texts = quoted(`texts ${this.#service} ${view.name}`);
    const scalars = scalarFields(view);
    const names = ['team', 'id', 'version', 'shape', 'doc', ...scalars.map(column)];
    // Only for the row that stands there now: an older one must not bring its texts back.
    const isCurrent = `EXISTS (SELECT 1 FROM ${table} WHERE team = ? AND id = ? AND version = ?)`;
    return {
      table,
      texts,
      scalars,
      multiple: Object.keys(view.fields).filter((field) => view.fields[field] === 'texts'),
      upsert: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})
        ON CONFLICT DO UPDATE SET ${names.slice(2).map((name) => `${name} = excluded.${name}`).join(', ')} WHERE excluded.version >= version`,
      updateDocument: `UPDATE ${table} SET version = ?, shape = ?, doc = ? WHERE team = ? AND id = ?`,
      forgetTexts: `DELETE FROM ${texts} WHERE team = ? AND id = ? AND ${isCurrent}`,
      addText: `INSERT OR IGNORE INTO ${texts} SELECT ?, ?, ?, ? WHERE ${isCurrent}`,
      remove: [`DELETE FROM ${table} WHERE team = ? AND id = ?`, `DELETE FROM ${texts} WHERE team = ? AND id = ?`],
    };
  }
}

export function scalarFields(view: ViewDeclaration): string[] {
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
