import type { Sum, VisitorSum } from './sum.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Known contacts first, then members, then strangers; among each whoever was here last (by day, in UTC), then who came most often. */
export function visitorsOf({ visitors }: Sum, isWanted: (visitor: string) => boolean = () => true): [visitor: string, sum: VisitorSum][] {
  const found: [string, VisitorSum][] = [];
  for (const entry of visitors) if (isWanted(entry[0])) found.push(entry);
  return found.sort(inOrder); // Of our own making, and long.
}

/** Who a visitor is, by the kind that its name begins with. */
export function whoIs(visitor: string): { contactId: string | null; userId: string | null } {
  const [kind, rest] = [visitor.slice(0, 2), visitor.slice(2)];
  return { contactId: kind === 'c:' ? rest : null, userId: kind === 'u:' ? rest : null };
}

function inOrder([one, ofOne]: [string, VisitorSum], [other, ofOther]: [string, VisitorSum]): number {
  const kinds = one.charCodeAt(0) - other.charCodeAt(0);
  if (kinds !== 0) return kinds;
  const days = Math.floor(ofOther.lastMs / DAY_MS) - Math.floor(ofOne.lastMs / DAY_MS);
  return days || ofOther.views - ofOne.views || (one < other ? -1 : 1);
}
