import { numberIn, partOf, type Tally } from './tally.ts';

export interface VisitorFigures {
  visitor: string;
  views: number;
  timeMs: number;
  /** The day of the last viewing, in UTC. */
  lastDay: string;
}

/** Known contacts first, then members, then strangers; among each whoever was here last, then who came most often. */
export function visitorsOf(days: ReadonlyMap<string, Tally>, tally: Tally): VisitorFigures[] {
  const all = partOf(tally, 'u');
  const lastDays = new Map<string, string>();
  for (const [day, of] of days) {
    for (const visitor in partOf(of, 'u')) if ((lastDays.get(visitor) ?? '') < day) lastDays.set(visitor, day);
  }
  const visitors = Object.keys(all).map((visitor) => {
    const sum = partOf(all, visitor);
    return { visitor, views: numberIn(sum, 'v'), timeMs: numberIn(sum, 't'), lastDay: lastDays.get(visitor) ?? '' };
  });
  return visitors.toSorted(inOrder);
}

/** Who a visitor is, by the kind that its name begins with. */
export function whoIs(visitor: string): { contactId: string | null; userId: string | null } {
  const [kind, rest] = [visitor.slice(0, 2), visitor.slice(2)];
  return { contactId: kind === 'c:' ? rest : null, userId: kind === 'u:' ? rest : null };
}

function inOrder(one: VisitorFigures, other: VisitorFigures): number {
  const kinds = one.visitor.slice(0, 1).localeCompare(other.visitor.slice(0, 1));
  if (kinds !== 0) return kinds;
  if (one.lastDay !== other.lastDay) return one.lastDay > other.lastDay ? -1 : 1;
  return other.views - one.views || (one.visitor < other.visitor ? -1 : 1);
}
