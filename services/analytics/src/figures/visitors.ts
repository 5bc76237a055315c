import { numberIn, partOf, type Tally } from './tally.ts';

export interface VisitorFigures {
  visitor: string;
  views: number;
  /** The day of the last viewing, in UTC. */
  lastDay: string;
}

/** Known contacts first, then members, then strangers; among each whoever was here last, then who came most often. */
export function visitorsOf(days: ReadonlyMap<string, Tally>, tally: Tally, isWanted: (visitor: string) => boolean = () => true): VisitorFigures[] {
  const all = partOf(tally, 'u');
  const lastDays = new Map<string, string>();
  for (const [day, of] of [...days].toSorted(([one], [other]) => (one < other ? -1 : 1))) for (const visitor in partOf(of, 'u')) lastDays.set(visitor, day);
  const visitors = Object.keys(all).filter(isWanted).map((visitor) => ({ visitor, views: numberIn(all, visitor), lastDay: lastDays.get(visitor) ?? '' }));
  return visitors.sort(inOrder); // Of our own making, and long.
}

/** Who a visitor is, by the kind that its name begins with. */
export function whoIs(visitor: string): { contactId: string | null; userId: string | null } {
  const [kind, rest] = [visitor.slice(0, 2), visitor.slice(2)];
  return { contactId: kind === 'c:' ? rest : null, userId: kind === 'u:' ? rest : null };
}

function inOrder(one: VisitorFigures, other: VisitorFigures): number {
  const kinds = one.visitor.charCodeAt(0) - other.visitor.charCodeAt(0);
  if (kinds !== 0) return kinds;
  if (one.lastDay !== other.lastDay) return one.lastDay > other.lastDay ? -1 : 1;
  return other.views - one.views || (one.visitor < other.visitor ? -1 : 1);
}
