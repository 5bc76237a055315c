import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { hitsOfLink, type Hit } from './projection.ts';

/** A visit: one visitor's hits on a link, each less than this after the one before. */
const VISIT_GAP_MS = 10 * 60_000;
/** However long somebody goes on reloading. */
const MAX_HITS = 500;

/** The visit that a hit belongs to, its first hit first; its id is that hit's. A hit whose visitor nobody knows is one alone. */
export async function findVisit(context: ServiceContext, hit: Row<Hit>): Promise<Row<Hit>[]> {
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
  // From both ends of what is known, as long as there is one in the ten minutes beyond.
  for (let first = at; found.length < MAX_HITS && found.at(-1) && found.at(-1)!.doc.at < first;) {
    first = found.at(-1)!.doc.at;
    found.push(...(await hitsIn(addMs(first, 1 - VISIT_GAP_MS), addMs(first, -1))));
  }
  for (let last = at; found.length < MAX_HITS && found[0] && found[0].doc.at > last;) {
    last = found[0].doc.at;
    found.unshift(...(await hitsIn(addMs(last, 1), addMs(last, VISIT_GAP_MS - 1))));
  }
  return visitContaining(found.some(({ id }) => id === hit.id) ? found : [...found, hit], hit.id);
}

/** Those of a visitor's hits that hang together with one of them, the first one first. */
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

function addMs(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
