import type { ViewChanges } from './view-changes.ts';
import type { ListPlan } from './list-query.ts';
import type { ListQuery, ViewRow } from './views-port.ts';

/** Who counts or skips fewer rows is done sooner than it is looked up. */
const WORTH_KEEPING = 1_000;
/** As answers are kept: for what another process writes nobody here is told (DESIGN §5). */
const COUNT_STANDS_MS = 1_000;
/** Rows that another process writes move where a page begins no further than they would between two pages. */
const PLACE_STANDS_MS = 60_000;
const MOST_KEPT = 500;

type Question = Pick<ListQuery, 'list' | 'where' | 'or'>;
type Place = NonNullable<ListPlan['after']>;

interface Kept {
  /** How often the rows had changed before they were looked through. */
  changes: number;
  until: number;
  value: number | Place;
}

/**
 * What is the same for every page of a list: how many rows it has, and behind which row each page begins, so that a page
 * far back is counted off once. Nothing stands any more when a row of that team's view has changed.
 */
export class KeptOfLists {
  readonly #changes: ViewChanges;
  readonly #kept = new Map<string, Kept>();

  constructor(changes: ViewChanges) {
    this.#changes = changes;
  }

  async count(
    view: string,
    teamId: string | null,
    question: Question,
    count: () => Promise<number>,
  ): Promise<number> {
    const key = keyOf(view, teamId, question, 'count');
    const known = this.#find(view, teamId, key);
    if (known !== undefined) return known as number;
    const changes = this.#changes.of(view, teamId).value;
    const counted = await count();
    if (counted >= WORTH_KEEPING)
      this.#keep(key, { changes, until: performance.now() + COUNT_STANDS_MS, value: counted });
    return counted;
  }

  /**
   * Finds behind the place where the page begins, where that is known.
   * @param field that the list is ordered by
   * @param find answers rows of the same list
   */
  async find(
    view: string,
    teamId: string | null,
    query: ListQuery,
    field: string,
    find: (query: ListQuery) => Promise<ViewRow[]>,
  ): Promise<ViewRow[]> {
    const { skip = 0, limit, ...question } = query;
    if (skip + limit < WORTH_KEEPING || query.after) return find(query);
    const at = (rows: number) => keyOf(view, teamId, question, String(rows));
    const known = this.#find(view, teamId, at(skip)) as Place | undefined;
    const changes = this.#changes.of(view, teamId).value;
    // One more before the page says where it begins.
    const before = known || skip === 0 ? 0 : 1;
    const found = await find(
      known
        ? { ...question, limit, after: known }
        : { ...question, limit: limit + before, skip: skip - before },
    );
    const remember = (row: ViewRow | undefined, rows: number) => {
      if (!row || rows < WORTH_KEEPING) return;
      this.#keep(at(rows), {
        changes,
        until: performance.now() + PLACE_STANDS_MS,
        value: {
          value: field === 'id' ? row.id : (row.index[field] as Place['value']),
          id: row.id,
        },
      });
    };
    if (before === 1) remember(found[0], skip);
    const rows = found.slice(before);
    // Some ask for one row more than they show.
    for (const shown of [limit - 1, limit]) remember(rows[shown - 1], skip + shown);
    return rows;
  }

  #find(view: string, teamId: string | null, key: string): Kept['value'] | undefined {
    const known = this.#kept.get(key);
    return known &&
      known.changes === this.#changes.of(view, teamId).value &&
      performance.now() < known.until
      ? known.value
      : undefined;
  }

  #keep(key: string, kept: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
  }
}

function keyOf(
  view: string,
  teamId: string | null,
  { list, where, or }: Question,
  what: string,
): string {
  return JSON.stringify([view, teamId, list, where, or, what]);
}
