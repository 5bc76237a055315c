import { DomainError } from '../errors.ts';
import type { Condition, IndexValue, Where } from '@lectern/schemas/access/rule.ts';
import type { ListDeclaration, ListQuery, ViewDeclaration, ViewRow } from './views-port.ts';

/** One comparison on an index field, with its values checked against the field's type. */
export type Test =
  | { kind: 'equals'; field: string; value: IndexValue }
  | { kind: 'in'; field: string; values: readonly IndexValue[] }
  /** Both ends included; a row without a value is in no range. */
  | { kind: 'range'; field: string; from: IndexValue; to: IndexValue }
  | { kind: 'containsAny'; field: string; values: readonly string[] }
  /** Has a value with `from <= value < below`. */
  | { kind: 'prefix'; field: string; from: string; below: string };

export interface ListFilter {
  tests: Test[];
  /** Null where none was given; otherwise one group at least must hold, so an empty list matches nothing. */
  or: Test[][] | null;
}

export interface ListPlan extends ListFilter {
  /** `id` for the row's own id. Null comes before every value, false before true, text by its bytes. */
  order: { field: string; isDescending: boolean };
  limit: number;
  skip: number;
  after: { value: IndexValue; id: string } | null;
}

type FieldType = ViewDeclaration['fields'][string];

/**
 * What a list query asks, checked against its declaration; every adapter translates this and nothing else.
 * @throws Error for anything not declared, DomainError INVALID for a cursor of another list.
 */
export function planList(view: ViewDeclaration, query: ListQuery): ListPlan {
  const list = listOf(view, query.list);
  const order = orderOf(list);
  if (!Number.isInteger(query.limit) || query.limit < 1)
    throw undeclared(view, query.list, 'needs a limit of one or more');
  const skip = query.skip ?? 0;
  if (query.skip !== undefined && !list.canSkip) throw undeclared(view, query.list, 'may not skip');
  if (!Number.isInteger(skip) || skip < 0) throw undeclared(view, query.list, 'cannot skip that');
  if (skip > 0 && query.after) throw undeclared(view, query.list, 'takes skip or after, not both');
  return {
    ...planFilter(view, query),
    order,
    limit: query.limit,
    skip,
    after: afterOf(view, order.field, query.after),
  };
}

/** The part of a list query that picks rows, for counting them. */
export function planFilter(
  view: ViewDeclaration,
  query: Pick<ListQuery, 'list' | 'where' | 'or'>,
): ListFilter {
  const list = listOf(view, query.list);
  for (const field of list.equals ?? []) {
    const condition = own(query.where, field);
    if (condition === undefined || isObject(condition))
      throw undeclared(view, query.list, `needs ${field} by equality`);
  }
  const allowed = new Set([...(list.equals ?? []), ...(list.filters ?? [])]);
  const tests = (where: Where) => testsOf(view, query.list, allowed, where);
  return { tests: tests(query.where ?? {}), or: query.or ? query.or.map(tests) : null };
}

/** Leading fields first, then the order, then what is only looked at; both adapters build their index from it. */
export function indexOf(
  view: ViewDeclaration,
  list: ListDeclaration,
): { equals: readonly string[]; order: ListPlan['order']; covered: readonly string[] } {
  const [equals, order] = [list.equals ?? [], orderOf(list)];
  const isCovered = (field: string) =>
    view.fields[field] !== 'texts' && field !== order.field && !equals.includes(field);
  return {
    equals,
    order,
    covered: (typeof list.covers === 'object'
      ? list.covers
      : list.covers
        ? (list.filters ?? [])
        : []
    ).filter(isCovered),
  };
}

export type IndexValues = Record<string, IndexValue | readonly string[]>;

/** The value of every declared field, null or empty where the row has none. @throws Error for a wrong type or an undeclared field. */
export function indexValues(view: ViewDeclaration, row: ViewRow): IndexValues {
  for (const field of Object.keys(row.index)) typeOf(view, field);
  const values: IndexValues = {};
  for (const [field, type] of Object.entries(view.fields)) {
    const value = own(row.index, field) ?? null;
    values[field] =
      type === 'texts'
        ? checkTexts(view, field, value ?? [])
        : checkValue(view, field, type, value);
  }
  return values;
}

/** @throws Error when rows may not be found by this field without knowing their team. */
export function checkLookup(view: ViewDeclaration, field: string): void {
  if (!view.lookups?.includes(field))
    throw new Error(`${view.name} declares no look-up by ${field}`);
}

/** @throws Error for a field that is not declared with many values */
export function checkText(view: ViewDeclaration, field: string): string {
  if (typeOf(view, field) !== 'texts') throw new Error(`${view.name}: ${field} has one value`);
  return field;
}

/** @throws Error when a list or look-up names a field that the view does not have. */
export function checkDeclaration(view: ViewDeclaration): void {
  for (const list of Object.values(view.lists)) {
    for (const field of [...(list.equals ?? []), ...(list.filters ?? [])]) typeOf(view, field);
    const { field } = orderOf(list);
    if (field !== 'id' && typeOf(view, field) === 'texts')
      throw new Error(`${view.name}: nothing can be ordered by the many values of ${field}`);
  }
  for (const field of view.lookups ?? []) {
    if (typeOf(view, field) !== 'text')
      throw new Error(`${view.name}: a look-up needs a text, ${field} is none`);
  }
}

function testsOf(
  view: ViewDeclaration,
  list: string,
  allowed: ReadonlySet<string>,
  where: Where,
): Test[] {
  return Object.entries(where).flatMap(([field, condition]) => {
    if (condition === undefined) return [];
    if (!allowed.has(field)) throw undeclared(view, list, `does not filter by ${field}`);
    return [testOf(view, field, condition)];
  });
}

function testOf(view: ViewDeclaration, field: string, condition: Condition): Test {
  const type = typeOf(view, field);
  if (isObject(condition)) {
    if (type === 'texts') {
      if ('containsAny' in condition)
        return {
          kind: 'containsAny',
          field,
          values: checkTexts(view, field, condition.containsAny),
        };
      if ('prefix' in condition) return prefixTest(view, field, condition.prefix);
    } else {
      if ('in' in condition)
        return {
          kind: 'in',
          field,
          values: condition.in.map((value) => checkValue(view, field, type, value)),
        };
      if ('from' in condition || 'to' in condition) {
        const [from, to] = [condition.from ?? null, condition.to ?? null].map((value) =>
          checkValue(view, field, type, value),
        );
        return { kind: 'range', field, from: from ?? null, to: to ?? null };
      }
    }
  } else if (type !== 'texts') {
    return { kind: 'equals', field, value: checkValue(view, field, type, condition) };
  }
  throw new Error(`${view.name}: ${field} cannot be compared like that`);
}

function prefixTest(view: ViewDeclaration, field: string, prefix: unknown): Test {
  if (typeof prefix !== 'string' || prefix === '')
    throw new Error(`${view.name}: ${field} needs a prefix`);
  return { kind: 'prefix', field, from: prefix, below: `${prefix}\u{10FFFF}` };
}

function checkTexts(view: ViewDeclaration, field: string, values: unknown): readonly string[] {
  if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values;
  throw new Error(`${view.name}: ${field} holds texts`);
}

function checkValue(
  view: ViewDeclaration,
  field: string,
  type: Exclude<FieldType, 'texts'>,
  value: unknown,
): IndexValue {
  if (isValue(type, value)) return value;
  throw new Error(`${view.name}: ${field} holds a ${type}`);
}

function isValue(type: Exclude<FieldType, 'texts'>, value: unknown): value is IndexValue {
  if (value === null) return true;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  return typeof value === (type === 'text' ? 'string' : 'boolean');
}

/** Cursors come from outside, so a wrong one is the caller's mistake. */
function afterOf(
  view: ViewDeclaration,
  field: string,
  after: ListQuery['after'],
): ListPlan['after'] {
  if (!after) return null;
  const type = field === 'id' ? 'text' : typeOf(view, field);
  if (type !== 'texts' && isValue(type, after.value) && typeof after.id === 'string')
    return { value: after.value, id: after.id };
  throw new DomainError('INVALID', 'This cursor belongs to another list.');
}

function orderOf(list: ListDeclaration): ListPlan['order'] {
  const isDescending = list.orderBy.startsWith('-');
  return { field: isDescending ? list.orderBy.slice(1) : list.orderBy, isDescending };
}

export function listOf(view: ViewDeclaration, name: string): ListDeclaration {
  const list = own(view.lists, name);
  if (!list) throw new Error(`${view.name} declares no list ${name}`);
  return list;
}

function typeOf(view: ViewDeclaration, field: string): FieldType {
  const type = own(view.fields, field);
  if (!type) throw new Error(`${view.name} has no index field ${field}`);
  return type;
}

function own<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

const isObject = (condition: Condition): condition is Exclude<Condition, IndexValue> =>
  typeof condition === 'object' && condition !== null;

const undeclared = (view: ViewDeclaration, list: string, problem: string) =>
  new Error(`${view.name}: the list ${list} ${problem}`);
