import type { Line } from './line.ts';
import type { Sum, VisitorSum } from './sum.ts';

type Visitor = readonly [visitor: string, sum: VisitorSum];

const DAY_MS = 24 * 60 * 60_000;
/** So many are put in order as they come; of more all are. */
const MAX_SORTED_INSERTS = 300;

/**
 * Known contacts first, then members, then strangers; among each whoever was here last (by day, in UTC), then who came most often.
 * @returns so many of them, and how many there are in all
 */
export function topVisitors(
  sum: Sum,
  most: number,
  isWanted: (visitor: string) => boolean = () => true,
): { visitors: readonly Visitor[]; total: number } {
  const first: Visitor[] = [];
  let total = 0;
  sum.eachVisitor((visitor, views, timeMs, lastMs, lastId) => {
    if (!isWanted(visitor)) return;
    total++;
    const entry: Visitor = [visitor, { views, timeMs, lastMs, lastId }];
    if (most > MAX_SORTED_INSERTS) return void first.push(entry);
    if (first.length === most && compareVisitors(entry, first.at(-1)!) > 0) return;
    first.splice(insertIndex(first, entry), 0, entry);
    if (first.length > most) first.pop();
  });
  return {
    visitors: most > MAX_SORTED_INSERTS ? first.sort(compareVisitors).slice(0, most) : first,
    total,
  };
}

/** Each visitor once, with their viewings; whoever read last first, as far as the time that pages were in view tells. */
export function groupByVisitor(
  lines: readonly Line[],
): (readonly [visitor: string, lines: readonly Line[]])[] {
  const visitors = Array.from(
    Map.groupBy(lines, (line) => line[2]),
    ([visitor, theirs]) => ({
      visitor,
      theirs,
      untilMs: theirs.reduce((last, line) => Math.max(last, line[1] + line[3]), 0),
    }),
  );
  visitors.sort(
    (one, other) => other.untilMs - one.untilMs || (one.visitor < other.visitor ? -1 : 1),
  );
  return visitors.map(({ visitor, theirs }) => [visitor, theirs]);
}

/** Who a visitor is, by the kind that its name begins with. */
export function parseVisitorKey(visitor: string): {
  contactId: string | null;
  userId: string | null;
} {
  const [kind, rest] = [visitor.slice(0, 2), visitor.slice(2)];
  return { contactId: kind === 'c:' ? rest : null, userId: kind === 'u:' ? rest : null };
}

export function isContact(visitor: string): boolean {
  return visitor.startsWith('c:');
}

function insertIndex(all: readonly Visitor[], entry: Visitor): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareVisitors(entry, all[middle]!) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compareVisitors([one, ofOne]: Visitor, [other, ofOther]: Visitor): number {
  const kinds = one.charCodeAt(0) - other.charCodeAt(0);
  if (kinds !== 0) return kinds;
  const days = Math.floor(ofOther.lastMs / DAY_MS) - Math.floor(ofOne.lastMs / DAY_MS);
  return days || ofOther.views - ofOne.views || (one < other ? -1 : 1);
}
