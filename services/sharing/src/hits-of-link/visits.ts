import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { hitsOfLink, type Hit } from './projection.ts';

/** A visit: one visitor's hits on a link, each less than this after the one before. */
const GAP_MS = 10 * 60_000;
const CHUNK = 50;
/** However long somebody goes on reloading. */
const MOST_HITS = 500;

/** The visit that a hit belongs to, its first hit first; its id is that hit's. A hit whose visitor nobody knows is one alone. */
export async function visitOf(context: ServiceContext, hit: Row<Hit>): Promise<Row<Hit>[]> {
  const { visitorKey, at } = hit.doc;
  if (visitorKey === null) return [hit];
  const rows = context.rowsOf(hitsOfLink, { isUnfiltered: true });
  // Onwards, as long as there is one in the next ten minutes; then backwards from there, until there is a gap.
  let until = at;
  for (let steps = 0; steps < MOST_HITS; steps++) {
    const [later] = await rows.find({ list: 'ofVisitor', where: { visitorKey, at: { from: plus(until, 1), to: plus(until, GAP_MS - 1) } }, limit: 1 });
    if (!later) break;
    until = later.doc.at;
  }
  const found: Row<Hit>[] = [];
  for (let after: { value: string; id: string } | undefined; found.length < MOST_HITS; ) {
    const chunk = await rows.find({ list: 'ofVisitor', where: { visitorKey, at: { to: until } }, limit: CHUNK, ...(after && { after }) });
    found.push(...chunk);
    const last = chunk.at(-1);
    if (chunk.length < CHUNK || !last || Date.parse(at) - Date.parse(last.doc.at) > GAP_MS * CHUNK) break;
    after = { value: last.doc.at, id: last.id };
  }
  return chainOf(found.some(({ id }) => id === hit.id) ? found : [...found, hit], hit.id);
}

/** Those of a visitor's hits that hang together with one of them, the first one first. */
export function chainOf(hits: readonly Row<Hit>[], hitId: string): Row<Hit>[] {
  const inOrder = hits.toSorted((a, b) => compare(a.doc.at, b.doc.at) || compare(a.id, b.id));
  let chain: Row<Hit>[] = [];
  for (const hit of inOrder) {
    const last = chain.at(-1);
    if (last && Date.parse(hit.doc.at) - Date.parse(last.doc.at) >= GAP_MS) {
      if (chain.some(({ id }) => id === hitId)) return chain;
      chain = [];
    }
    chain.push(hit);
  }
  return chain;
}

function plus(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
