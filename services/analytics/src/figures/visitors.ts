import type { Line } from './line.ts';
import type { VisitorSum } from './sum-parts.ts';
import type { Sum } from './sum.ts';

type Visitor = readonly [visitor: string, sum: VisitorSum];

/** Up to this many are inserted in order; for more it is faster to sort all at the end. */
const MAX_SORTED_INSERTS = 300;

/**
 * Contacts first, then members, then anonymous visitors; within each who came last, then the most frequent.
 * @returns the first `count`, and how many there are in total
 */
export function topVisitors(
  sum: Sum,
  count: number,
  isWanted: (visitor: string) => boolean = () => true,
): { visitors: readonly Visitor[]; total: number } {
  const top: Visitor[] = [];
  let total = 0;
  sum.eachVisitor((visitor, visitorSum) => {
    if (!isWanted(visitor)) return;
    total++;
    const entry: Visitor = [visitor, visitorSum];
    if (count > MAX_SORTED_INSERTS) return void top.push(entry);
    const last = top.length === count ? top.at(-1) : undefined;
    if (last && compareVisitors(entry, last) > 0) return;
    const index = top.findLastIndex((each) => compareVisitors(each, entry) <= 0) + 1;
    top.splice(index, 0, entry);
    if (top.length > count) top.pop();
  });
  return {
    visitors: count > MAX_SORTED_INSERTS ? top.sort(compareVisitors).slice(0, count) : top,
    total,
  };
}

/** Lines by visitor; first the visitor who read last, as far as visible time says. */
export function groupByVisitor(
  lines: readonly Line[],
): (readonly [visitor: string, lines: readonly Line[]])[] {
  const visitors = Array.from(
    Map.groupBy(lines, (line) => line[2]),
    ([visitor, ownLines]) => ({
      visitor,
      ownLines,
      untilMs: ownLines.reduce((last, line) => Math.max(last, line[1] + line[3]), 0),
    }),
  );
  visitors.sort(
    (one, other) => other.untilMs - one.untilMs || (one.visitor < other.visitor ? -1 : 1),
  );
  return visitors.map(({ visitor, ownLines }) => [visitor, ownLines]);
}

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

/** @param visitor the key of a contact */
export function contactIdOf(visitor: string): string {
  return visitor.slice('c:'.length);
}

function compareVisitors([one, oneSum]: Visitor, [other, otherSum]: Visitor): number {
  const kinds = one.charCodeAt(0) - other.charCodeAt(0);
  if (kinds !== 0) return kinds;
  return otherSum.lastMs - oneSum.lastMs || otherSum.views - oneSum.views || (one < other ? -1 : 1);
}
