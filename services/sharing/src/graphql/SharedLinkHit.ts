import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { consents } from '../consents/projection.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import { verdictOn, type SharedLinkHit as HitState } from '../hit/state.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import { readersOfHit } from '../readers-of-hit/projection.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { deviceOf } from '../mails/device.ts';
import type { HitLaneSource } from './generated.ts';
import { toLane } from './lanes.ts';
import { madeRow } from './rows.ts';
import { visibleHit } from './visible-hit.ts';

const none: HitState = { status: 'none' };
const decisionOn = async ({ id }: Row<Hit>, context: ServiceContext) => (await context.view(sharedLinkHit, { isUnfiltered: true }).get(id))?.doc ?? none;
const verdictOf = async (hit: Row<Hit>, context: ServiceContext) => verdictOn(await decisionOn(hit, context));
const readersOf = async ({ id }: Row<Hit>, context: ServiceContext) => (await context.rowsOf(readersOfHit, { isUnfiltered: true }).get(id))?.doc ?? null;

const sources = { person: 'PERSON', fingerprint: 'FINGERPRINT', viewer: 'VIEWER' } as const satisfies Record<string, HitLaneSource>;

export const SharedLinkHit = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => visibleHit(context, id),
  sharedLink: async ({ doc }: Row<Hit>, _args: unknown, context: ServiceContext) => madeRow(await context.view(sharedLink).get(doc.sharedLinkId)),
  sharedLinkId: ({ doc }: Row<Hit>) => doc.sharedLinkId,
  presentation: ({ doc }: Row<Hit>) => ({ id: doc.presentationId }),
  at: ({ doc }: Row<Hit>) => doc.at,
  userAgent: ({ doc }: Row<Hit>) => doc.userAgent,
  device: ({ doc }: Row<Hit>) => deviceOf(doc.userAgent),
  lane: async (hit: Row<Hit>, _args: unknown, context: ServiceContext) => toLane((await verdictOf(hit, context))?.lane ?? hit.doc.lane),
  laneReason: async (hit: Row<Hit>, _args: unknown, context: ServiceContext) => (await verdictOf(hit, context))?.reason ?? hit.doc.laneReason,
  laneSource: async (hit: Row<Hit>, _args: unknown, context: ServiceContext): Promise<HitLaneSource> => {
    const verdict = await verdictOf(hit, context);
    return verdict ? sources[verdict.decidedBy] : 'RECORDED';
  },
  verdictBy: async (hit: Row<Hit>, _args: unknown, context: ServiceContext) => {
    const givenBy = (await verdictOf(hit, context))?.givenBy;
    return givenBy ? { id: givenBy } : null;
  },
  verdictAt: async (hit: Row<Hit>, _args: unknown, context: ServiceContext) => (await verdictOf(hit, context))?.givenAt ?? null,
  canUndoVerdict: async (hit: Row<Hit>, _args: unknown, context: ServiceContext) => (await verdictOf(hit, context))?.decidedBy === 'person',
  visitorKey: ({ doc }: Row<Hit>) => doc.visitorKey,
  email: async (hit: Row<Hit>, _args: unknown, context: ServiceContext) => {
    const proved = (await readersOf(hit, context))?.visitor?.email;
    if (proved) return proved;
    const state = await decisionOn(hit, context);
    return state.status === 'none' ? null : state.email;
  },
  isEmailVerified: async (hit: Row<Hit>, _args: unknown, context: ServiceContext) => Boolean((await readersOf(hit, context))?.visitor?.email),
  consent: ({ id }: Row<Hit>, _args: unknown, context: ServiceContext) => context.rowsOf(consents, { isUnfiltered: true }).get(id),
  noticedAt: async (hit: Row<Hit>, _args: unknown, context: ServiceContext) => {
    const state = await decisionOn(hit, context);
    return state.status === 'none' ? null : state.noticedAt;
  },
};
