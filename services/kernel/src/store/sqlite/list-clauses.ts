import type { ListPlan } from '../list-query.ts';
import { column, toSql } from './view-tables.ts';
import type { SqlValue } from './writer-protocol.ts';

/** A condition of a statement. */
export interface Clause {
  sql: string;
  params: SqlValue[];
}

/** Of a list by id that is asked for one text and nothing else. */
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

/** In a descending list the rows without a value come last of all, behind every cursor that has one. */
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
