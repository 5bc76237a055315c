import { dayOf } from './range.ts';
import type { Sum } from './sum.ts';

export interface VisitorFigures {
  visitor: string;
  views: number;
  /** The day of the last viewing, in UTC. */
  lastDay: string;
}

/** Known contacts first, then members, then strangers; among each whoever was here last, then who came most often. */
export function visitorsOf({ visitors }: Sum, isWanted: (visitor: string) => boolean = () => true): VisitorFigures[] {
  const found: VisitorFigures[] = [];
  for (const [visitor, { views, lastMs }] of visitors) if (isWanted(visitor)) found.push({ visitor, views, lastDay: dayOf(new Date(lastMs).toISOString()) });
  return found.sort(inOrder); // Of our own making, and long.
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
