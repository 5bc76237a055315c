import { topics } from '@lectern/schemas/events/catalogue.ts';
import type { Rehearsal, ServedProjection } from '@lectern/kernel/projections/serving.ts';
import type { RunningService } from '@lectern/kernel/service/running-service.ts';
import type { ViewRow } from '@lectern/kernel/store/views-port.ts';

/** Beside a running server, a difference counts once it shows in this many looks. */
const LOOKS = 10;
const MOST_NAMED = 10;

/** @returns the rows that differ from those of a rebuild */
export async function checkRows(
  service: RunningService,
  { runner }: ServedProjection,
  { rows, catchUp }: Rehearsal,
): Promise<string[]> {
  const { views } = service.store;
  let suspects = await different(views.all(await catchUp()), views.all(rows));
  // Rows outlive their raw pings.
  const mayMiss = runner.topics.some((topic) =>
    topics.some(({ name, isPings }) => name === topic && isPings),
  );
  for (let look = 1; look <= LOOKS && suspects.length > 0; look++) {
    const served = await catchUp();
    const differs = suspects.map(async ({ teamId, id }) => {
      const [live, rebuilt] = [
        await views.get(served, teamId, id),
        await views.get(rows, teamId, id),
      ];
      return !isSame(live, rebuilt) && !(mayMiss && rebuilt === null);
    });
    const still = await Promise.all(differs);
    suspects = suspects.filter((_, index) => still[index]);
  }
  const named = suspects
    .slice(0, MOST_NAMED)
    .map(({ teamId, id }) => (teamId === null ? id : `${teamId}/${id}`));
  return suspects.length > MOST_NAMED
    ? [...named, `and ${suspects.length - MOST_NAMED} more`]
    : named;
}

/** Walks both in their common order. */
async function different(
  one: AsyncIterable<ViewRow>,
  other: AsyncIterable<ViewRow>,
): Promise<Pick<ViewRow, 'teamId' | 'id'>[]> {
  const found: Pick<ViewRow, 'teamId' | 'id'>[] = [];
  const [ones, others] = [one[Symbol.asyncIterator](), other[Symbol.asyncIterator]()];
  const next = async (rows: AsyncIterator<ViewRow>) => {
    const next = await rows.next();
    return next.done ? null : next.value;
  };
  let [left, right] = [await next(ones), await next(others)];
  while (left || right) {
    const order = !left ? 1 : !right ? -1 : compare(left, right);
    const first = order <= 0 ? left : right;
    if (first && (order !== 0 || !isSame(left, right))) found.push(first);
    if (order <= 0) left = await next(ones);
    if (order >= 0) right = await next(others);
  }
  return found;
}

function compare(left: ViewRow, right: ViewRow): number {
  const keyOf = ({ teamId, id }: ViewRow) => Buffer.from(`${teamId ?? ''}\0${id}`);
  return Buffer.compare(keyOf(left), keyOf(right));
}

function isSame(one: ViewRow | null, other: ViewRow | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
