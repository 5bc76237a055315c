import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import { visitOf } from '../hits-of-link/visits.ts';
import { decideOnHit } from './decide-on-hit.ts';
import { sharedLinkHit } from './hit.ts';
import { laneOf, type SharedLinkHit } from './state.ts';

type Judged = {
  hit: Row<Hit>;
  lane: HitLane;
  given: Extract<SharedLinkHit, { status: 'known' }>['given'];
};

/** Says of a visit whose it was: of every opening in it that counts in the same lane as this one. */
export async function giveVerdict(
  context: ServiceContext,
  hit: Row<Hit>,
  { lane, reason }: { lane: HitLane; reason: string },
): Promise<void> {
  // Of the others by what they are: where it is tried again they are fewer, and said twice it changes nothing.
  for (const each of await alike(context, hit))
    await decideOnHit(
      context,
      each.hit,
      { type: 'GiveVerdict', lane, reason },
      { withoutIdempotency: each.hit.id !== hit.id },
    );
}

/** Takes back what was said of the visit last. */
export async function undoVerdict(context: ServiceContext, hit: Row<Hit>): Promise<void> {
  for (const each of await alike(context, hit))
    if (each.given.length > 0) await decideOnHit(context, each.hit, { type: 'UndoVerdict' });
}

/** Somebody who goes on with a visit of which a person has said whose it is, is that one still. */
export async function followVerdict(context: ServiceContext, hit: Row<Hit>): Promise<void> {
  const all = await judged(context, await visitOf(context, hit));
  const own = all.find((each) => each.hit.id === hit.id);
  if (!own || own.given.length > 0) return;
  const said = all
    .findLast(
      (each) =>
        each.hit.doc.at <= hit.doc.at &&
        each.hit.doc.lane === hit.doc.lane &&
        each.given.length > 0,
    )
    ?.given.at(-1);
  if (said)
    await decideOnHit(context, hit, { type: 'GiveVerdict', lane: said.lane, reason: said.reason });
}

/**
 * The openings of its visit in its lane: one browser at one address may be signed in now and then. The opening itself is the
 * last, so that whoever tries again what broke off finds the others by its lane.
 */
async function alike(context: ServiceContext, hit: Row<Hit>): Promise<Judged[]> {
  const all = await judged(context, await visitOf(context, hit));
  const own = all.find((each) => each.hit.id === hit.id)!;
  return [...all.filter((each) => each !== own && each.lane === own.lane), own];
}

async function judged(context: ServiceContext, hits: readonly Row<Hit>[]): Promise<Judged[]> {
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
