import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { consents } from '../consents/projection.ts';
import { sharedLinkHit } from '../hit/hit.ts';
import { currentVerdict, type SharedLinkHit as HitState } from '../hit/state.ts';
import type { Hit } from '../hits-of-link/projection.ts';
import { readersOfHit } from '../readers-of-hit/projection.ts';
import { presentations } from '../replicas/presentations.ts';
import { blocksRobots } from '../shared-link/access.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { deviceName } from '@lectern/schemas/text/device-name.ts';
import type { HitLaneSource, SharedLinkHitResolvers } from './generated.ts';
import { toLane } from './lane-names.ts';
import { existingLink } from './rows.ts';
import { visibleHit } from './visible-hit.ts';

const none: HitState = { status: 'none' };
const decisionOn = async ({ id }: Row<Hit>, context: ServiceContext) =>
  (await context.view(sharedLinkHit, { isUnfiltered: true }).get(id))?.doc ?? none;
const verdictOf = async (hit: Row<Hit>, context: ServiceContext) =>
  currentVerdict(await decisionOn(hit, context));
const readersOf = async ({ id }: Row<Hit>, context: ServiceContext) =>
  (await context.rowsOf(readersOfHit, { isUnfiltered: true }).get(id))?.doc ?? null;

const sources = {
  person: 'PERSON',
  fingerprint: 'FINGERPRINT',
  viewer: 'VIEWER',
} as const satisfies Record<string, HitLaneSource>;
export type SharedLinkHitParent = Row<Hit>;

export const SharedLinkHit = {
  __resolveReference: ({ id }, context) => visibleHit(context, id),
  sharedLink: async ({ doc }, _args, context) =>
    existingLink(await context.view(sharedLink).get(doc.sharedLinkId)),
  sharedLinkId: ({ doc }) => doc.sharedLinkId,
  presentation: ({ doc }) => ({ id: doc.presentationId }),
  at: ({ doc }) => doc.at,
  userAgent: ({ doc }) => doc.userAgent,
  device: ({ doc }) => deviceName(doc.userAgent),
  lane: async (hit, _args, context) =>
    toLane((await verdictOf(hit, context))?.lane ?? hit.doc.lane),
  laneReason: async (hit, _args, context) =>
    (await verdictOf(hit, context))?.reason ?? hit.doc.laneReason,
  laneSource: async (hit, _args, context) => {
    const verdict = await verdictOf(hit, context);
    return verdict ? sources[verdict.decidedBy] : 'RECORDED';
  },
  verdictBy: async (hit, _args, context) => {
    const givenBy = (await verdictOf(hit, context))?.givenBy;
    return givenBy ? { id: givenBy } : null;
  },
  verdictAt: async (hit, _args, context) => (await verdictOf(hit, context))?.givenAt ?? null,
  canUndoVerdict: async (hit, _args, context) =>
    (await verdictOf(hit, context))?.decidedBy === 'person',
  blockRobots: async ({ doc }, _args, context) => {
    const [link, presentation] = await Promise.all([
      context.view(sharedLink, { isUnfiltered: true }).get(doc.sharedLinkId),
      context.rowsOf(presentations, { isUnfiltered: true }).get(doc.presentationId),
    ]);
    const known = existingLink(link)?.doc;
    return known !== undefined && blocksRobots(known, presentation?.doc ?? null);
  },
  visitorKey: ({ doc }) => doc.visitorKey,
  email: async (hit, _args, context) => {
    const proved = (await readersOf(hit, context))?.visitor?.email;
    if (proved) return proved;
    const state = await decisionOn(hit, context);
    return state.status === 'none' ? null : state.email;
  },
  isEmailVerified: async (hit, _args, context) =>
    Boolean((await readersOf(hit, context))?.visitor?.email),
  consent: ({ id }, _args, context) => context.rowsOf(consents, { isUnfiltered: true }).get(id),
  noticedAt: async (hit, _args, context) => {
    const state = await decisionOn(hit, context);
    return state.status === 'none' ? null : state.noticedAt;
  },
} satisfies SharedLinkHitResolvers;
