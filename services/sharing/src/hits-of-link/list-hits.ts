import DataLoader from 'dataloader';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { Where } from '@lectern/schemas/access/rule.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import { laneOf, type KnownHit, type SharedLinkHit } from '../hit/state.ts';
import { hitsOfLink, type Hit } from './projection.ts';

/** Hits of a link, of a presentation, or all that the caller may see. */
export interface HitScope {
  sharedLinkId?: string | null | undefined;
  presentationId?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** A hit that counts in another lane than recorded. */
interface Correction {
  id: string;
  at: string;
  from: HitLane;
  to: HitLane;
  sharedLinkId: string;
  presentationId: string;
}

/** Corrections are made by hand, so there are few. */
const MAX_CORRECTIONS = 2_000;

/** Counts to 10,000. */
export async function countHits(
  context: ServiceContext,
  scope: HitScope,
  lanes: readonly HitLane[],
  isUnfiltered = false,
): Promise<number> {
  const [recorded, corrections] = await Promise.all([
    context.rowsOf(hitsOfLink, { isUnfiltered }).count(recordedQuery(scope, lanes)),
    correctionsInScope(context, scope, isUnfiltered),
  ]);
  const { joined, left } = correctionMoves(corrections, lanes);
  return recorded + joined.length - left.length;
}

/** Hits of a link without reloads. */
export async function countOpenings(
  context: ServiceContext,
  sharedLinkId: string,
  lanes: readonly HitLane[],
  isUnfiltered = false,
): Promise<number> {
  const [hits, reloads] = await Promise.all([
    countHits(context, { sharedLinkId }, lanes, isUnfiltered),
    context.view(sharedLinkHit, { isUnfiltered }).count({
      list: 'reloadsOfLink',
      where: { sharedLinkId, isReload: true, lane: { in: lanes } },
    }),
  ]);
  return Math.max(0, hits - reloads);
}

/** Newest first. */
export async function listHits(
  context: ServiceContext,
  scope: HitScope,
  lanes: readonly HitLane[],
  { skip, limit }: { skip: number; limit: number },
  isUnfiltered = false,
): Promise<Row<Hit>[]> {
  const rows = context.rowsOf(hitsOfLink, { isUnfiltered });
  const { joined, left } = correctionMoves(
    await correctionsInScope(context, scope, isUnfiltered),
    lanes,
  );
  const window = readWindow({ skip, limit }, joined.length, left.length);
  const recorded = await rows.find({ ...recordedQuery(scope, lanes), ...window });
  const page = mergePage(
    recorded.map(({ id, doc }) => ({ id, at: doc.at })),
    window,
    { skip, limit },
    { joined, left },
  );
  const known = new Map(recorded.map((row) => [row.id, row]));
  const others = await rows.getMany(page.filter(({ id }) => !known.has(id)).map(({ id }) => id));
  for (const row of others) if (row) known.set(row.id, row);
  return page.flatMap(({ id }) => known.get(id) ?? []);
}

type Place = Pick<Correction, 'id' | 'at'>;

/**
 * The recorded hits that a page can come from: corrections into the lanes push it back, corrections out of them pull it
 * forward.
 */
export function readWindow(
  { skip, limit }: { skip: number; limit: number },
  joined: number,
  left: number,
): { skip: number; limit: number } {
  const first = Math.max(0, skip - joined);
  return { skip: first, limit: skip - first + limit + left };
}

/** Merges corrections into a page. @param recorded newest first, the window of `readWindow` */
export function mergePage(
  recorded: readonly Place[],
  window: { skip: number },
  { skip, limit }: { skip: number; limit: number },
  { joined, left }: { joined: readonly Place[]; left: readonly Place[] },
): Place[] {
  const gone = new Set(left.map(({ id }) => id));
  const stayed = recorded.filter(({ id }) => !gone.has(id));
  if (window.skip === 0)
    return [...stayed, ...joined].toSorted(newestFirst).slice(skip, skip + limit);
  const [first] = recorded;
  if (first === undefined) return [];
  const isBefore = (place: Place) => newestFirst(place, first) < 0;
  const base = window.skip - left.filter(isBefore).length + joined.filter(isBefore).length;
  return [...stayed, ...joined.filter((place) => !isBefore(place))]
    .toSorted(newestFirst)
    .slice(skip - base, skip - base + limit);
}

function newestFirst(a: Place, b: Place): number {
  if (a.at !== b.at) return a.at > b.at ? -1 : 1;
  return a.id === b.id ? 0 : a.id > b.id ? -1 : 1;
}

function correctionMoves(
  corrections: readonly Correction[],
  lanes: readonly HitLane[],
): { joined: Correction[]; left: Correction[] } {
  return {
    joined: corrections.filter(({ from, to }) => !lanes.includes(from) && lanes.includes(to)),
    left: corrections.filter(({ from, to }) => lanes.includes(from) && !lanes.includes(to)),
  };
}

async function correctionsInScope(
  context: ServiceContext,
  { sharedLinkId, presentationId, from, to }: HitScope,
  isUnfiltered = false,
): Promise<Correction[]> {
  const found = sharedLinkId
    ? await correctionsLoader(context, isUnfiltered).load(sharedLinkId)
    : await readCorrections(context, isUnfiltered, presentationId ? { presentationId } : {});
  return found.filter(
    ({ at, ...each }) =>
      (!from || at >= from) &&
      (!to || at <= to) &&
      (!presentationId || each.presentationId === presentationId),
  );
}

const loaders = {
  all: new WeakMap<ServiceContext, LinkLoader>(),
  ruled: new WeakMap<ServiceContext, LinkLoader>(),
};
type LinkLoader = DataLoader<string, Correction[]>;

/** Batches lists of links. Does not cache, because the same call may give a verdict. */
function correctionsLoader(context: ServiceContext, isUnfiltered: boolean): LinkLoader {
  const known = isUnfiltered ? loaders.all : loaders.ruled;
  let loader = known.get(context);
  if (!loader) {
    loader = new DataLoader(
      async (ids) => {
        const together =
          ids.length > 1
            ? await readCorrections(context, isUnfiltered, { sharedLinkId: { in: ids } })
            : null;
        if (together === null || together.length >= MAX_CORRECTIONS)
          return Promise.all(
            ids.map((sharedLinkId) => readCorrections(context, isUnfiltered, { sharedLinkId })),
          );
        const byLink = Map.groupBy(together, ({ sharedLinkId }) => sharedLinkId);
        return ids.map((id) => byLink.get(id) ?? []);
      },
      { cache: false },
    );
    known.set(context, loader);
  }
  return loader;
}

async function readCorrections(
  context: ServiceContext,
  isUnfiltered: boolean,
  of: Where,
): Promise<Correction[]> {
  const list =
    typeof of['sharedLinkId'] === 'string'
      ? 'correctionsOfLink'
      : of['presentationId']
        ? 'correctionsOfPresentation'
        : 'corrections';
  const rows = await context
    .view(sharedLinkHit, { isUnfiltered })
    .find({ list, where: { ...of, isCorrected: true }, limit: MAX_CORRECTIONS });
  return rows
    .filter((row): row is Row<SharedLinkHit> & { doc: KnownHit } => row.doc.status === 'known')
    .map(({ id, doc }) => ({
      id,
      at: doc.openedAt,
      from: doc.recordedLane,
      to: laneOf(doc),
      sharedLinkId: doc.sharedLinkId,
      presentationId: doc.presentationId,
    }));
}

function recordedQuery(
  { sharedLinkId, presentationId, from, to }: HitScope,
  lanes: readonly HitLane[],
): { list: string; where: Where } {
  const where = {
    lane: { in: lanes },
    ...((from || to) && { at: { from: from ?? null, to: to ?? null } }),
  };
  if (sharedLinkId) return { list: 'ofLink', where: { ...where, sharedLinkId } };
  if (presentationId) return { list: 'ofPresentation', where: { ...where, presentationId } };
  return { list: 'newest', where };
}
