import { COUNT_LIMIT } from '../count-limit.ts';
import {
  checkDeclaration,
  checkLookup,
  checkText,
  indexOf,
  type ListFilter,
  planFilter,
  planList,
  type ListPlan,
  type Test,
} from '../list-query.ts';
import type {
  ListQuery,
  PersonRow,
  ViewDeclaration,
  ViewEntry,
  ViewRow,
  Views,
} from '../views-port.ts';
import {
  type Collection,
  type Database,
  dropCollection,
  type Filter,
  withRetry,
  text,
} from './connection.ts';
import { PersonRows } from './person-rows.ts';
import {
  byVersion,
  type LiveRow,
  rowKey,
  rowsOf,
  storedRow,
  type StoredRow,
  viewRow,
  writeUnlessNewer,
} from './rows.ts';

const PAGE = 500;

export class MongoViews implements Views {
  readonly #database: Database;
  readonly #declared: Collection<{ _id: string; fields: string }>;
  readonly #persons: PersonRows;

  constructor(database: Database) {
    this.#database = database;
    this.#declared = database.collection('views');
    this.#persons = new PersonRows(database);
  }

  async declare(view: ViewDeclaration): Promise<boolean> {
    checkDeclaration(view);
    await this.#rows(view).createIndexes([
      { key: { id: 1, _id: 1 } },
      ...Object.values(view.lists).map((list) => ({ key: listIndex(view, list) })),
      ...(view.lookups ?? []).map((field) => ({ key: { [`ix.${field}`]: 1 as const } })),
      ...textFields(view).map((field) => ({
        key: { team: 1 as const, [`ix.${field}`]: 1 as const, id: 1 as const },
      })),
    ]);
    const fields = JSON.stringify(Object.entries(view.fields).toSorted());
    const before = await withRetry(() =>
      this.#declared.findOneAndUpdate(
        { _id: view.name },
        { $set: { fields } },
        { upsert: true, returnDocument: 'before' },
      ),
    );
    return before?.fields !== fields;
  }

  /** Made with the view: an index that grows with its rows costs no wait. */
  async makeLists(): Promise<void> {}

  async put(entries: readonly ViewEntry[]): Promise<void> {
    const byView = Map.groupBy(entries, ({ declaration }) => declaration.name);
    for (const [view, rows] of byView) {
      await this.#persons.note(
        view,
        rows.flatMap(({ row: { teamId, id }, persons = [] }) =>
          persons.map((personId) => ({ personId, teamId, id, place: null })),
        ),
      );
      await writeUnlessNewer(
        rowsOf(this.#database, view),
        rows.map(({ declaration, row }) => byVersion(storedRow(declaration, row))),
      );
    }
  }

  async get(view: ViewDeclaration, teamId: string | null, id: string): Promise<ViewRow | null> {
    const row = await this.#rows(view).findOne({ _id: rowKey(teamId, id) });
    return isLive(row) ? viewRow(row) : null;
  }

  async getMany(
    view: ViewDeclaration,
    teamId: string | null,
    ids: readonly string[],
  ): Promise<ViewRow[]> {
    const rows = await this.#rows(view)
      .find({ _id: { $in: ids.map((id) => rowKey(teamId, id)) } })
      .toArray();
    return rows.filter(isLive).map(viewRow);
  }

  async greatestId(view: ViewDeclaration, teamId: string | null): Promise<string> {
    const ofTeam = { $gt: rowKey(teamId, ''), $lt: `${rowKey(teamId, '')}\uffff` };
    const [row] = await this.#rows(view)
      .find({ _id: ofTeam }, { projection: { _id: 1 } })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    return row ? row._id.slice(rowKey(teamId, '').length) : ''; // Also of a deleted row, which does no harm.
  }

  async find(view: ViewDeclaration, teamId: string | null, query: ListQuery): Promise<ViewRow[]> {
    const plan = planList(view, query);
    const direction = plan.order.isDescending ? -1 : 1;
    const rows = await this.#rows(view)
      .find(filterOf(teamId, plan, afterOf(plan)))
      .sort(
        plan.order.field === 'id'
          ? { id: direction }
          : { [`ix.${plan.order.field}`]: direction, id: direction },
      )
      .skip(plan.skip)
      .limit(plan.limit)
      .toArray();
    return rows.map(viewRow);
  }

  count(
    view: ViewDeclaration,
    teamId: string | null,
    query: Pick<ListQuery, 'list' | 'where' | 'or'>,
  ): Promise<number> {
    return this.#rows(view).countDocuments(filterOf(teamId, planFilter(view, query)), {
      limit: COUNT_LIMIT,
    });
  }

  async countByText(
    view: ViewDeclaration,
    teamId: string | null,
    query: Pick<ListQuery, 'list' | 'where' | 'or'>,
    field: string,
  ): Promise<Map<string, number>> {
    const path = `$ix.${checkText(view, field)}`;
    const rows = await this.#rows(view)
      .aggregate<{ _id: string; count: number }>([
        { $match: filterOf(teamId, planFilter(view, query)) },
        { $project: { _id: 0, value: path } },
        { $unwind: '$value' },
        { $group: { _id: '$value', count: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  }

  async lookup(view: ViewDeclaration, field: string, value: string): Promise<ViewRow | null> {
    checkLookup(view, field);
    const row = await this.#rows(view).findOne({ [`ix.${field}`]: text(value) });
    return row && viewRow(row);
  }

  async *all(view: ViewDeclaration): AsyncIterable<ViewRow> {
    for (let last: LiveRow | undefined; ;) {
      const beyond: Filter<StoredRow> = last
        ? { $or: [{ id: last.id, _id: { $gt: last._id } }, { id: { $gt: last.id } }] }
        : { id: { $gte: '' } };
      const rows = (await this.#rows(view)
        .find(beyond)
        .sort({ id: 1, _id: 1 })
        .limit(PAGE)
        .toArray()) as LiveRow[];
      yield* rows.map(viewRow);
      if (rows.length < PAGE) return;
      last = rows.at(-1);
    }
  }

  ofPerson(view: string, personId: string): Promise<PersonRow[]> {
    return this.#persons.find(view, personId);
  }

  async declared(): Promise<string[]> {
    return (await this.#declared.find().toArray()).map(({ _id }) => _id);
  }

  async drop({ name }: Pick<ViewDeclaration, 'name'>): Promise<void> {
    await dropCollection(this.#database, `view.${name}`);
    await withRetry(() => this.#persons.forget(name));
    await withRetry(() => this.#declared.deleteOne({ _id: text(name) }));
  }

  #rows(view: ViewDeclaration): Collection<StoredRow> {
    return rowsOf(this.#database, view.name);
  }
}

const isLive = (row: StoredRow | null): row is StoredRow & { id: string } => row?.id !== undefined;

/** Finds rows by each of their many values, in every list. */
function textFields(view: ViewDeclaration): string[] {
  return Object.keys(view.fields).filter((field) => view.fields[field] === 'texts');
}

function listIndex(
  view: ViewDeclaration,
  list: ViewDeclaration['lists'][string],
): Record<string, 1 | -1> {
  const { equals, order, covered } = indexOf(view, list);
  const direction = order.isDescending ? -1 : 1;
  const leading = ['team', ...equals.map((field) => `ix.${field}`)].map(
    (field) => [field, 1] as const,
  );
  const ordered = order.field === 'id' ? [] : [[`ix.${order.field}`, direction] as const];
  return Object.fromEntries([
    ...leading,
    ...ordered,
    ['id', direction],
    ...covered.map((field) => [`ix.${field}`, 1] as const),
  ]);
}

function filterOf(
  teamId: string | null,
  { tests, or }: ListFilter,
  after: Filter<StoredRow>[] = [],
): Filter<StoredRow> {
  const groups = or?.map((group) => ({
    $and: [{ team: text(teamId ?? '') }, ...group.map(conditionOf)],
  }));
  // An empty $or is an error to the database; it means: nothing.
  const either = groups && (groups.length > 0 ? [{ $or: groups }] : [{ _id: { $in: [] } }]);
  return {
    $and: [{ team: text(teamId ?? '') }, ...tests.map(conditionOf), ...(either ?? []), ...after],
  };
}

/** Values were checked against the declared types by the plan, so none is an operator. */
function conditionOf(test: Test): Filter<StoredRow> {
  const field = `ix.${test.field}`;
  switch (test.kind) {
    case 'equals':
      return { [field]: test.value };
    case 'in':
    case 'containsAny':
      return { [field]: { $in: test.values } };
    case 'range':
      return {
        [field]: {
          $ne: null,
          ...(test.from !== null && { $gte: test.from }),
          ...(test.to !== null && { $lte: test.to }),
        },
      };
    case 'prefix':
      return { [field]: { $elemMatch: { $gte: test.from, $lt: test.below } } };
  }
}

/** The rows behind the cursor. Comparisons do not meet null, which sorts before everything else. */
function afterOf({ order, after }: ListPlan): Filter<StoredRow>[] {
  if (!after) return [];
  const beyond = order.isDescending ? '$lt' : '$gt';
  if (order.field === 'id') return [{ id: { [beyond]: after.id } }];
  const field = `ix.${order.field}`;
  const sameValue = { [field]: after.value, id: { [beyond]: after.id } };
  if (after.value === null)
    return [order.isDescending ? sameValue : { $or: [sameValue, { [field]: { $ne: null } }] }];
  const further = { [field]: { [beyond]: after.value } };
  return [
    { $or: order.isDescending ? [sameValue, further, { [field]: null }] : [sameValue, further] },
  ];
}
