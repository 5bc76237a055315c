import type { ListFilter, ListPlan, Test } from '../../list-query.ts';
import type { ViewDeclaration } from '../../views-port.ts';
import { column, NO_TEAM, toSql, type ViewTables } from './view-tables.ts';
import type { SqlValue } from '../writer-protocol.ts';

/** A condition of a statement. */
export interface Clause {
  sql: string;
  params: SqlValue[];
}

/** Where a list by id is filtered by one text and nothing else. */
export function onlyText({ order, tests, or }: ListPlan): { field: string; value: string } | null {
  const [test, ...others] = tests;
  if (order.field !== 'id' || or || others.length > 0 || test?.kind !== 'containsAny') return null;
  const [value, ...more] = test.values;
  return value === undefined || more.length > 0 ? null : { field: test.field, value };
}

/** Rows behind the cursor; null stands before every value. */
export function beyond({ order, after }: ListPlan): Clause[] {
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

/** In a descending list rows without a value come last, behind every cursor with one. */
export function lastInOrder({ order, after }: ListPlan): Clause[] | null {
  if (!order.isDescending || order.field === 'id' || !after || after.value === null) return null;
  return [{ sql: `${column(order.field)} IS NULL`, params: [] }];
}

export function joined(clauses: readonly Clause[], by: string, none = 'TRUE'): Clause {
  return {
    sql: clauses.length > 0 ? clauses.map(({ sql }) => `(${sql})`).join(by) : none,
    params: clauses.flatMap(({ params }) => params),
  };
}

/**
 * A list with equality fields has its own index; without statistics SQLite may prefer another one that reads the whole
 * team's rows. A filter by texts is better served by the table of texts.
 */
export function fromOf(
  tables: ViewTables,
  view: ViewDeclaration,
  list: string,
  { tests, or }: ListFilter,
): string {
  const hasTexts = [...tests, ...(or ?? []).flat()].some(
    ({ kind }) => kind === 'containsAny' || kind === 'prefix',
  );
  const isOwn = (view.lists[list]?.equals?.length ?? 0) > 0 && !hasTexts;
  return isOwn
    ? `${tables.table(view)} INDEXED BY ${tables.index(view, list)}`
    : tables.table(view);
}

/** The rows of a team that pass a list's filter. */
export function conditionOf(
  tables: ViewTables,
  view: ViewDeclaration,
  teamId: string | null,
  { tests, or }: ListFilter,
): Clause {
  const team = teamId ?? NO_TEAM;
  const clauses: Clause[] = [
    { sql: 'team = ?', params: [team] },
    ...tests.map((test) => clauseOf(tables, view, team, test)),
  ];
  if (or) {
    const groups = or.map((group) =>
      joined(
        group.map((test) => clauseOf(tables, view, team, test)),
        ' AND ',
      ),
    );
    clauses.push(groups.length > 0 ? joined(groups, ' OR ') : { sql: 'FALSE', params: [] });
  }
  return joined(clauses, ' AND ');
}

function clauseOf(tables: ViewTables, view: ViewDeclaration, team: string, test: Test): Clause {
  const name = column(test.field);
  switch (test.kind) {
    case 'equals':
      return { sql: `${name} IS ?`, params: [toSql(test.value)] };
    case 'in':
      // One statement for any number of values.
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
      return textsMatch(
        tables,
        view,
        team,
        test.field,
        'value IN (SELECT value FROM json_each(?))',
        [JSON.stringify(test.values)],
      );
    case 'prefix':
      return textsMatch(tables, view, team, test.field, 'value >= ? AND value < ?', [
        test.from,
        test.below,
      ]);
  }
}

/** Names no row outside, so that SQLite evaluates it once and not for each row. */
function textsMatch(
  tables: ViewTables,
  view: ViewDeclaration,
  team: string,
  field: string,
  match: string,
  params: SqlValue[],
): Clause {
  const sql = `id IN (SELECT id FROM ${tables.texts(view)} WHERE team = ? AND field = ? AND ${match})`;
  return { sql, params: [team, field, ...params] };
}
