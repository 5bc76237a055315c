import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import { findVisit } from '../hits-of-link/visits.ts';
import { executeOnHit } from './decide-on-hit.ts';
import { sharedLinkHit } from './hit.ts';
import { laneOf, type SharedLinkHit } from './state.ts';

type HitWithVerdicts = {
  hit: Row<Hit>;
  lane: HitLane;
  given: Extract<SharedLinkHit, { status: 'known' }>['given'];
};

/** Gives the verdict to all hits of the visit that count in the same lane. */
export async function giveVerdict(
  context: ServiceContext,
  hit: Row<Hit>,
  { lane, reason }: { lane: HitLane; reason: string },
): Promise<void> {
  // Without idempotency for the others: a retry finds fewer of them, and a repeated verdict changes nothing.
  for (const each of await hitsInSameLane(context, hit))
    await executeOnHit(
      context,
      each.hit,
      { type: 'GiveVerdict', lane, reason },
      { withoutIdempotency: each.hit.id !== hit.id },
    );
}

/** Takes back the last verdict on the visit. */
export async function undoVerdict(context: ServiceContext, hit: Row<Hit>): Promise<void> {
  for (const each of await hitsInSameLane(context, hit))
    if (each.given.length > 0) await executeOnHit(context, each.hit, { type: 'UndoVerdict' });
}

/** A new hit of a visit follows a verdict that a person gave on it. */
export async function followVerdict(context: ServiceContext, hit: Row<Hit>): Promise<void> {
  const all = await loadVerdicts(context, await findVisit(context, hit));
  const own = all.find((each) => each.hit.id === hit.id);
  if (!own || own.given.length > 0) return;
  const given = all
    .findLast(
      (each) =>
        each.hit.doc.at <= hit.doc.at &&
        each.hit.doc.lane === hit.doc.lane &&
        each.given.length > 0,
    )
    ?.given.at(-1);
  if (given)
    await executeOnHit(context, hit, {
      type: 'GiveVerdict',
      lane: given.lane,
      reason: given.reason,
    });
}

/**
 * Hits of the visit in the same lane; one browser may be signed in for some of them. The hit itself comes last, so that a
 * retry still finds the others by its lane.
 */
async function hitsInSameLane(context: ServiceContext, hit: Row<Hit>): Promise<HitWithVerdicts[]> {
  const all = await loadVerdicts(context, await findVisit(context, hit));
  const own = all.find((each) => each.hit.id === hit.id);
  return own ? [...all.filter((each) => each !== own && each.lane === own.lane), own] : [];
}

async function loadVerdicts(
  context: ServiceContext,
  hits: readonly Row<Hit>[],
): Promise<HitWithVerdicts[]> {
  const states = await context
    .view(sharedLinkHit, { isUnfiltered: true })
    .getMany(hits.map(({ id }) => id));
  return hits.map((hit, index) => {
    const state = states[index]?.doc;
    return state?.status === 'known'
      ? { hit, lane: laneOf(state), given: state.given }
      : { hit, lane: hit.doc.lane, given: [] };
  });
}
