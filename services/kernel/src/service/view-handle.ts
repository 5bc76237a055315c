import DataLoader from 'dataloader';
import type { Rows } from '@lectern/schemas/access/rule.ts';
import type { Condition, IndexValue, Where } from '@lectern/schemas/access/rule.ts';
import type { ListQuery, ViewDeclaration, ViewRow, Views } from '../store/views-port.ts';

const PAGE = 200;

/** A row as services read it. */
export interface Row<Doc> {
  id: string;
  teamId: string | null;
  /** Number of the last commit, for lists that wait for one. */
  version: number;
  doc: Doc;
}

/** Turns stored rows into what services read; heals rows of an older shape. */
export interface RowReader<Doc> {
  declaration(): ViewDeclaration;
  read(row: ViewRow): Doc | null | Promise<Doc | null>;
  /** Index fields with many values (`texts`), which rows from the store do not have. */
  textsOf(doc: Doc, id: string): ViewRow['index'];
}

/**
 * A view as one team, and one rule, may see it. Forgetting the team does not compile; rows that the rule
 * forbids are missing, exactly like rows that do not exist.
 */
export class ViewHandle<Doc> {
  readonly #views: Views;
  readonly #reader: RowReader<Doc>;
  readonly #teamId: string | null;
  readonly #rows: Rows | undefined;
  readonly #loader: DataLoader<string, Row<Doc> | null>;

  constructor(views: Views, reader: RowReader<Doc>, teamId: string | null, rows: Rows | undefined) {
    this.#views = views;
    this.#reader = reader;
    this.#teamId = teamId;
    this.#rows = rows;
    this.#loader = new DataLoader((ids) => this.getMany(ids));
  }

  /** One row; look-ups of the same request are batched. Null where there is none or the rule hides it. */
  get(id: string): Promise<Row<Doc> | null> {
    return this.#loader.load(id);
  }

  /** After a write of the same request. */
  forget(id: string): void {
    this.#loader.clear(id);
  }

  /** In the order of the ids, null for what is missing. */
  async getMany(ids: readonly string[]): Promise<(Row<Doc> | null)[]> {
    const rows = await this.#views.getMany(this.#reader.declaration(), this.#teamId, ids);
    const allowed = await allOf(rows.map((row) => this.#allowed(row)));
    const byId = new Map(allowed.filter((row) => row !== null).map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  #allowed(row: ViewRow): Row<Doc> | null | Promise<Row<Doc> | null> {
    if (!namesTexts(this.#rows)) return isAllowed(this.#rows, row.index) ? this.#toRow(row) : null;
    return this.#allowedByTexts(row);
  }

  async #allowedByTexts(row: ViewRow): Promise<Row<Doc> | null> {
    const read = await this.#toRow(row);
    return read !== null &&
      isAllowed(this.#rows, { ...row.index, ...this.#reader.textsOf(read.doc, read.id) })
      ? read
      : null;
  }

  async find(query: ListQuery): Promise<Row<Doc>[]> {
    const rows = await this.#views.find(
      this.#reader.declaration(),
      this.#teamId,
      this.#ruled(query),
    );
    const read = rows.map((row) => this.#toRow(row));
    return (await allOf(read)).filter((row) => row !== null);
  }

  /** Every row of a list, page by page, so that thousands need not fit into memory. */
  async *each(query: Pick<ListQuery, 'list' | 'where' | 'or'>): AsyncGenerator<Row<Doc>> {
    const declaration = this.#reader.declaration();
    const orderBy = declaration.lists[query.list]?.orderBy.replace(/^-/, '') ?? 'id';
    for (let after: ListQuery['after']; ;) {
      const rows = await this.#views.find(
        declaration,
        this.#teamId,
        this.#ruled({ ...query, limit: PAGE, ...(after && { after }) }),
      );
      for (const row of rows) {
        const read = await this.#toRow(row);
        if (read) yield read;
      }
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      const value = orderBy === 'id' ? last.id : last.index[orderBy];
      after = { value: typeof value === 'object' ? null : (value ?? null), id: last.id };
    }
  }

  /** Stops at 10,000. */
  count(query: Pick<ListQuery, 'list' | 'where' | 'or'>): Promise<number> {
    return this.#views.count(this.#reader.declaration(), this.#teamId, this.#ruled(query));
  }

  /** How many rows have each value of a `texts` field, without a limit. */
  countByText(
    query: Pick<ListQuery, 'list' | 'where' | 'or'>,
    field: string,
  ): Promise<Map<string, number>> {
    return this.#views.countByText(
      this.#reader.declaration(),
      this.#teamId,
      this.#ruled(query),
      field,
    );
  }

  /** Combines the query with the rule; where they contradict each other, nothing is found. */
  #ruled<Query extends Pick<ListQuery, 'where' | 'or'>>(query: Query): Query {
    if (!this.#rows) return query;
    const [first, ...others] = groupsOf(this.#rows);
    if (first && others.length === 0) {
      const where = bothOf(query.where ?? {}, first);
      return where ? { ...query, where } : { ...query, or: [] };
    }
    const requested = query.or ?? [{}];
    const or = groupsOf(this.#rows).flatMap((group) =>
      requested.flatMap((each) => bothOf(each, group) ?? []),
    );
    return { ...query, or };
  }

  /** Synchronous for rows of the current shape, which nearly all are: a promise for each of thousands would be slow. */
  #toRow(row: ViewRow): Row<Doc> | null | Promise<Row<Doc> | null> {
    const doc = this.#reader.read(row);
    return doc instanceof Promise ? doc.then((read) => rowOf(row, read)) : rowOf(row, doc);
  }
}

/** Waits only where there is something to wait for. */
function allOf<Value>(values: (Value | Promise<Value>)[]): Value[] | Promise<Value[]> {
  return values.some((value) => value instanceof Promise)
    ? Promise.all(values)
    : (values as Value[]);
}

function rowOf<Doc>({ id, teamId, version }: ViewRow, doc: Doc | null): Row<Doc> | null {
  return doc === null ? null : { id, teamId, version, doc };
}

/** Whether a rule lets a row through. */
export function isAllowed(rows: Rows | undefined, index: ViewRow['index']): boolean {
  if (!rows) return true;
  return groupsOf(rows).some((group) =>
    Object.entries(group).every(([field, condition]) => includes(condition, index[field])),
  );
}

function namesTexts(rows: Rows | undefined): boolean {
  return rows !== undefined && groupsOf(rows).some((group) => Object.values(group).some(isOfTexts));
}

const isGroups = (rows: Rows): rows is readonly Where[] => Array.isArray(rows);

function groupsOf(rows: Rows): readonly Where[] {
  return isGroups(rows) ? rows : [rows];
}

/** Both conditions; null where they contradict each other. @throws Error for a field whose conditions cannot be combined */
function bothOf(requested: Where, ruled: Where): Where | null {
  const both = { ...requested, ...ruled };
  for (const [field, condition] of Object.entries(requested)) {
    const rule = ruled[field];
    if (condition === undefined || rule === undefined) continue;
    if (isRange(rule) && isRange(condition)) {
      both[field] = overlap(rule, condition);
      continue;
    }
    const [one, other] = isValue(rule) ? [rule, condition] : [condition, rule];
    if (!isValue(one))
      throw new Error(`A rule and a question both ask for more than one value of ${field}`);
    if (!includes(other, one)) return null;
    both[field] = one;
  }
  return both;
}

type Range = { from?: IndexValue; to?: IndexValue };

function isRange(condition: Condition): condition is Range {
  return !isValue(condition) && ('from' in condition || 'to' in condition);
}

function overlap(one: Range, other: Range): Range {
  const ends = (side: 'from' | 'to') =>
    [one[side], other[side]]
      .filter((end) => end !== null && end !== undefined)
      .toSorted((a, b) => (a < b ? -1 : 1));
  return { from: ends('from').at(-1) ?? null, to: ends('to')[0] ?? null };
}

const isValue = (condition: Condition): condition is IndexValue =>
  typeof condition !== 'object' || condition === null;

const isOfTexts = (
  condition: Condition | undefined,
): condition is { containsAny: readonly string[] } =>
  typeof condition === 'object' && condition !== null && 'containsAny' in condition;

function includes(
  condition: Condition | undefined,
  value: ViewRow['index'][string] | undefined,
): boolean {
  if (condition === undefined) return true;
  if (typeof value === 'object' && value !== null)
    return isOfTexts(condition) && condition.containsAny.some((one) => value.includes(one));
  if (isValue(condition)) return condition === value;
  if ('in' in condition) return condition.in.includes(value ?? null);
  if ('containsAny' in condition || 'prefix' in condition) return false; // For texts, but this is a single value.
  const { from = null, to = null } = condition;
  return (
    value !== null &&
    value !== undefined &&
    (from === null || value >= from) &&
    (to === null || value <= to)
  );
}
