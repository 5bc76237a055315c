import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { hitsOfLink, type Hit } from './projection.ts';

/** A visit: a visitor's hits on a link, each less than this after the previous one. */
const VISIT_GAP_MS = 10 * 60_000;
const MAX_HITS = 500;

export type Visit = readonly [Row<Hit>, ...Row<Hit>[]];

/** The visit of a hit, in order; the visit's id is its first hit's. A hit of an unknown visitor is a visit of its own. */
export async function findVisit(context: ServiceContext, hit: Row<Hit>): Promise<Visit> {
  const { sharedLinkId, visitorKey, at } = hit.doc;
  if (visitorKey === null) return [hit];
  const rows = context.rowsOf(hitsOfLink, { isUnfiltered: true });
  const hitsIn = (from: string, to: string) =>
    rows.find({
      list: 'ofLink',
      where: { sharedLinkId, visitorKey, at: { from, to } },
      limit: MAX_HITS,
    });
  const found = await hitsIn(addMs(at, 1 - VISIT_GAP_MS), addMs(at, VISIT_GAP_MS - 1));
  // Extend both ends while there is a hit within the gap.
  for (let earliest = at; found.length < MAX_HITS;) {
    const first = found.at(-1)?.doc.at ?? at;
    if (first >= earliest) break;
    earliest = first;
    found.push(...(await hitsIn(addMs(first, 1 - VISIT_GAP_MS), addMs(first, -1))));
  }
  for (let latest = at; found.length < MAX_HITS;) {
    const last = found[0]?.doc.at ?? at;
    if (last <= latest) break;
    latest = last;
    found.unshift(...(await hitsIn(addMs(last, 1), addMs(last, VISIT_GAP_MS - 1))));
  }
  const hits = found.some(({ id }) => id === hit.id) ? found : [...found, hit];
  const [first = hit, ...rest] = visitContaining(hits, hit.id);
  return [first, ...rest];
}

/** The part of a visitor's hits that forms one visit with `hitId`, in order. */
export function visitContaining(hits: readonly Row<Hit>[], hitId: string): Row<Hit>[] {
  const inOrder = hits.toSorted((a, b) => compare(a.doc.at, b.doc.at) || compare(a.id, b.id));
  let chain: Row<Hit>[] = [];
  for (const hit of inOrder) {
    const last = chain.at(-1);
    if (last && Date.parse(hit.doc.at) - Date.parse(last.doc.at) >= VISIT_GAP_MS) {
      if (chain.some(({ id }) => id === hitId)) return chain;
      chain = [];
    }
    chain.push(hit);
  }
  return chain;
}

/** A hit this soon after the visitor's hit before is a reload; the same in analytics, where it continues the view. */
const RELOAD_MS = 30 * 60_000;

/** Whether the visitor had opened the link shortly before; false for an unknown visitor. */
export async function isReload(
  context: ServiceContext,
  { id, doc: { sharedLinkId, visitorKey, at } }: Row<Hit>,
): Promise<boolean> {
  if (visitorKey === null) return false;
  const before = await context.rowsOf(hitsOfLink, { isUnfiltered: true }).find({
    list: 'ofLink',
    where: { sharedLinkId, visitorKey, at: { from: addMs(at, 1 - RELOAD_MS), to: at } },
    limit: MAX_HITS,
  });
  return before.some((hit) => hit.doc.at < at || (hit.doc.at === at && hit.id < id));
}

function addMs(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
