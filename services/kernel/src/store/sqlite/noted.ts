import type { LogEntry } from '../../log/port.ts';
import type { Append, Commit } from '../commits-port.ts';
import type { JournalBatch, JournalHead, JournalKey } from '../journals-port.ts';
import { KeptOfLists } from '../kept-of-lists.ts';
import { indexOf } from '../list-query.ts';
import type { ViewChanges } from '../view-changes.ts';
import type { ListQuery, ViewDeclaration, ViewRow } from '../views-port.ts';
import { SqliteCommits } from './commits.ts';
import type { SqliteDatabase } from './database.ts';
import { SqliteJournals } from './journals.ts';
import type { ViewTables } from './view-tables.ts';
import { SqliteViews } from './views.ts';

type Written = Iterable<{ declaration: ViewDeclaration; row: Pick<ViewRow, 'teamId'> }>;

/** After the write, also one that failed: nobody knows how far it came. */
async function noted<Answer>(
  changes: ViewChanges,
  written: Written,
  write: Promise<Answer>,
): Promise<Answer> {
  try {
    return await write;
  } finally {
    for (const { declaration, row } of written) changes.note(declaration.name, row.teamId);
  }
}

// The three that write rows of views, each telling what it has changed.

export class NotedCommits extends SqliteCommits {
  readonly #changes: ViewChanges;

  constructor(
    changes: ViewChanges,
    database: SqliteDatabase,
    service: string,
    views: ViewTables,
    envelopes: (commit: Commit) => LogEntry[],
  ) {
    super(database, service, views, envelopes);
    this.#changes = changes;
  }

  override append(append: Append): Promise<void> {
    return noted(this.#changes, [append.view], super.append(append));
  }
}

export class NotedJournals extends SqliteJournals {
  readonly #changes: ViewChanges;

  constructor(changes: ViewChanges, database: SqliteDatabase, service: string, views: ViewTables) {
    super(database, service, views);
    this.#changes = changes;
  }

  override commit(key: JournalKey, sequence: number, batch: JournalBatch): Promise<JournalHead> {
    return noted(this.#changes, batch.rows, super.commit(key, sequence, batch));
  }
}

export class NotedViews extends SqliteViews {
  readonly #changes: ViewChanges;
  readonly #lists: KeptOfLists;

  constructor(changes: ViewChanges, database: SqliteDatabase, service: string, tables: ViewTables) {
    super(database, service, tables);
    this.#changes = changes;
    this.#lists = new KeptOfLists(changes);
  }

  override count(
    view: ViewDeclaration,
    teamId: string | null,
    query: Pick<ListQuery, 'list' | 'where' | 'or'>,
  ): Promise<number> {
    return this.#lists.count(view.name, teamId, query, () => super.count(view, teamId, query));
  }

  override find(
    view: ViewDeclaration,
    teamId: string | null,
    query: ListQuery,
  ): Promise<ViewRow[]> {
    const list = view.lists[query.list];
    if (!list?.canSkip) return super.find(view, teamId, query);
    return this.#lists.find(view.name, teamId, query, indexOf(view, list).order.field, (asked) =>
      super.find(view, teamId, asked),
    );
  }

  override put(entries: readonly { declaration: ViewDeclaration; row: ViewRow }[]): Promise<void> {
    return noted(this.#changes, entries, super.put(entries));
  }
}
