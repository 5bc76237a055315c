import type { IndexValue, Where } from '@lectern/schemas/access/rule.ts';

/** Which queries a list allows; others throw. */
export interface ListDeclaration {
  /** Fields that every query compares by equality; they come first in the index. */
  equals?: readonly string[];
  /** Fields that may also be given: equals, in, range, containsAny, prefix. */
  filters?: readonly string[];
  /** A field, descending with a leading `-`; the id breaks ties in the same direction. */
  orderBy: string;
  /** Whether `skip` may be used (page numbers). */
  canSkip?: boolean;
  /** Whether the index also holds the filters other than `texts`, or which of them: counting and skipping by these read no rows. */
  covers?: boolean | readonly string[];
}

export interface ViewDeclaration {
  /** Unique in its service: an aggregate's name, or `<projection>@<generation>`. */
  name: string;
  /** Index fields; `texts` holds many values a row (containsAny, prefix). */
  fields: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'texts'>>;
  lists: Readonly<Record<string, ListDeclaration>>;
  /** Fields that find a row without its team. */
  lookups?: readonly string[];
  /** New rows come in the order of their ids. */
  hasMonotonicIds?: true;
}

export interface ViewRow {
  teamId: string | null;
  id: string;
  /** For inline views the commit number, otherwise 0. Writes with an older one are ignored. */
  version: number;
  /** Shape of `doc`; older shapes are folded again. */
  shape: number;
  /** Plain JSON. */
  doc: unknown;
  index: Record<string, IndexValue | readonly string[]>;
}

export interface ListQuery {
  list: string;
  where?: Where;
  or?: readonly Where[];
  limit: number;
  /** Continue after this row (its order value and id). */
  after?: { value: IndexValue; id: string };
  skip?: number;
}

/** A row made from events about a person, and where on the log these are (null: in its own stream). */
export interface PersonRow {
  teamId: string | null;
  id: string;
  place: { topic: string; partition: number } | null;
}

/** A row to write, and whom its events are about. */
export interface ViewEntry {
  declaration: ViewDeclaration;
  row: ViewRow;
  persons?: readonly string[];
}

export interface Views {
  /**
   * Makes tables, collections and indexes; called once at start for every view.
   * @param options `listsLater` where many rows are written before the first query: see `makeLists`
   * @returns whether the view was made now, because it is new or has other fields: it has to be filled
   */
  declare(declaration: ViewDeclaration, options?: { listsLater?: boolean }): Promise<boolean>;
  /**
   * Makes the indexes that `declare` left for later; queries must wait for them. Call it before the view has so many rows that
   * writers would wait too long.
   */
  makeLists(declaration: ViewDeclaration): Promise<void>;
  /**
   * Writes rows that were folded again, and notes their persons; ignores rows with an older version than the stored one.
   */
  put(entries: readonly ViewEntry[]): Promise<void>;
  get(view: ViewDeclaration, teamId: string | null, id: string): Promise<ViewRow | null>;
  getMany(view: ViewDeclaration, teamId: string | null, ids: readonly string[]): Promise<ViewRow[]>;
  /** The greatest id of a team's rows; empty where it has none. */
  greatestId(view: ViewDeclaration, teamId: string | null): Promise<string>;
  find(view: ViewDeclaration, teamId: string | null, query: ListQuery): Promise<ViewRow[]>;
  /** Ends at `COUNT_LIMIT`. */
  count(
    view: ViewDeclaration,
    teamId: string | null,
    query: Pick<ListQuery, 'list' | 'where' | 'or'>,
  ): Promise<number>;
  /** How many rows have each value of a `texts` field. */
  countByText(
    view: ViewDeclaration,
    teamId: string | null,
    query: Pick<ListQuery, 'list' | 'where' | 'or'>,
    field: string,
  ): Promise<Map<string, number>>;
  /** Finds a row of any team by a field declared under `lookups`. */
  lookup(view: ViewDeclaration, field: string, value: string): Promise<ViewRow | null>;
  /** Every row by age of id, for rebuild checks and sweeps. */
  all(view: ViewDeclaration): AsyncIterable<ViewRow>;
  /** Every row that was ever noted with this person, also deleted ones. */
  ofPerson(view: string, personId: string): Promise<PersonRow[]>;
  /** Names of the views that were declared and not dropped. */
  declared(): Promise<string[]>;
  /** Deletes a view with its rows and its notes about persons. */
  drop(view: Pick<ViewDeclaration, 'name'>): Promise<void>;
}
