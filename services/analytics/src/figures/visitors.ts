import type { Sum, VisitorSum } from './sum.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface VisitorFigures extends VisitorSum {
  visitor: string;
}

/** Known contacts first, then members, then strangers; among each whoever was here last (by day, in UTC), then who came most often. */
export function visitorsOf({ visitors }: Sum, isWanted: (visitor: string) => boolean = () => true): VisitorFigures[] {
  const found: VisitorFigures[] = [];
  for (const [visitor, sum] of visitors) if (isWanted(visitor)) found.push({ visitor, ...sum });
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
  const days = Math.floor(other.lastMs / DAY_MS) - Math.floor(one.lastMs / DAY_MS);
  return days || other.views - one.views || (one.visitor < other.visitor ? -1 : 1);
}
