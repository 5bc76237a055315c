import { hasPermission } from '@lectern/kernel/access/claims.ts';
import { ruleNamed } from '@lectern/kernel/access/rules.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isAllowed } from '@lectern/kernel/service/view-handle.ts';
import { hitLane } from '@lectern/schemas/events/telemetry.ts';
import { countHits, listHits } from '../hits-of-link/lanes.ts';
import { linkUrl } from '../shared-link/address.ts';
import { presentations } from '../replicas/presentations.ts';
import { readTeam } from '../replicas/teams.ts';
import { readUser } from '../replicas/users.ts';
import { accessOf, allowanceOf } from '../shared-link/access.ts';
import { changesOf } from '../shared-link/history.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { statusAt } from '../shared-link/status.ts';
import type { SharedLinkAsked, SharedLinkHitsArgs } from './generated.ts';
import { hitPage } from './hit-page.ts';
import { madeRow, withheld, type SharedLinkRow } from './rows.ts';

/** Whoever may see all that was read reads by what links it was, and no more of those that they may not see. */
async function referred(id: string, context: ServiceContext): Promise<SharedLinkRow | null> {
  const row = madeRow(await context.view(sharedLink, { isUnfiltered: true }).get(id));
  if (!row || isAllowed(ruleNamed('own_or_admin').rows?.(context.claims), sharedLink.view.index(row.doc, id))) return row;
  return hasPermission(context.claims, 'can_edit_events') ? withheld(row) : null;
}

export const SharedLink = {
  __resolveReference: ({ id }: { id: string }, context: ServiceContext) => referred(id, context),
  isVisible: ({ isWithheld }: SharedLinkRow) => !isWithheld,
  name: ({ doc }: SharedLinkRow) => doc.name,
  token: ({ doc }: SharedLinkRow) => doc.token,
  alias: ({ doc }: SharedLinkRow) => doc.alias,
  url: ({ doc, isWithheld }: SharedLinkRow, _args: unknown, { engines }: ServiceContext) => (isWithheld ? '' : linkUrl(engines.urls.console, doc)),
  type: ({ doc }: SharedLinkRow) => doc.linkType,
  status: ({ doc }: SharedLinkRow) => statusAt(doc, new Date().toISOString()),
  expiresAt: ({ doc }: SharedLinkRow) => doc.expiresAt,
  notificationLevel: ({ doc }: SharedLinkRow) => doc.notificationLevel,
  createdAt: ({ doc }: SharedLinkRow) => doc.createdAt,
  deletedAt: ({ doc }: SharedLinkRow) => doc.deletedAt,
  hasAccessCode: ({ doc }: SharedLinkRow) => doc.hasAccessCode,
  accessCode: ({ doc }: SharedLinkRow) => doc.accessCode,
  consentMode: ({ doc }: SharedLinkRow) => doc.consentMode,
  isForRecipientsOnly: ({ doc }: SharedLinkRow) => doc.isForRecipientsOnly,
  isDirect: ({ doc }: SharedLinkRow) => doc.isDirect,
  canBeDownloaded: ({ doc }: SharedLinkRow) => doc.canBeDownloaded,
  canBePrinted: ({ doc }: SharedLinkRow) => doc.canBePrinted,
  canBeForwarded: ({ doc }: SharedLinkRow) => doc.canBeForwarded,
  allowed: async ({ doc }: SharedLinkRow, _args: unknown, context: ServiceContext) =>
    allowanceOf(doc, (await context.rowsOf(presentations, { isUnfiltered: true }).get(doc.presentationId))?.doc ?? null),
  async asked({ doc, teamId }: SharedLinkRow, _args: unknown, context: ServiceContext): Promise<SharedLinkAsked> {
    const [team, presentation] = await Promise.all([readTeam(context, teamId ?? ''), context.rowsOf(presentations, { isUnfiltered: true }).get(doc.presentationId)]);
    const { gates, isForRecipientsOnly, consentMode } = accessOf({ link: doc, presentation: presentation?.doc ?? null, team, now: new Date().toISOString() });
    return { hasAccessCode: gates.includes('ACCESS_CODE'), isEmailRequired: gates.includes('EMAIL'), isForRecipientsOnly, consentMode };
  },
  recipients: ({ doc }: SharedLinkRow) =>
    doc.recipients.map(({ recipientId, email, name, mail }) => ({ id: recipientId, email, name, mailedAt: mail?.requestedAt ?? null })),
  accessRequests: ({ doc }: SharedLinkRow) => doc.requests.map(({ askerId, askedAt, ...request }) => ({ id: askerId, at: askedAt, ...request })).toReversed(),
  history: async ({ id }: SharedLinkRow, _args: unknown, context: ServiceContext) =>
    changesOf(await context.history(sharedLink, id)).map(({ number, actorId, ...change }) => ({ id: String(number), actor: actorId && { id: actorId }, ...change })),
  presentation: ({ doc }: SharedLinkRow) => ({ id: doc.presentationId }),
  presentationName: async ({ doc }: SharedLinkRow, _args: unknown, context: ServiceContext) =>
    (await context.rowsOf(presentations, { isUnfiltered: true }).get(doc.presentationId))?.doc.name ?? null,
  userName: async ({ doc }: SharedLinkRow, _args: unknown, context: ServiceContext) => (await readUser(context, doc.createdBy))?.name ?? null,
  user: ({ doc }: SharedLinkRow) => ({ id: doc.createdBy }),
  // Whoever sees a link sees all of its hits, also those from before it was given to them.
  hitCount: ({ id, isWithheld }: SharedLinkRow, _args: unknown, context: ServiceContext) => countHits(context, { sharedLinkId: id }, ['person'], !isWithheld),
  hitCounts: async ({ id, isWithheld }: SharedLinkRow, _args: unknown, context: ServiceContext) => {
    const [persons, bots, ownTeam] = await Promise.all(hitLane.options.map((lane) => countHits(context, { sharedLinkId: id }, [lane], !isWithheld)));
    return { persons, bots, ownTeam };
  },
  lastHitAt: async ({ id, isWithheld }: SharedLinkRow, _args: unknown, context: ServiceContext) => {
    const [last] = await listHits(context, { sharedLinkId: id }, ['person'], { skip: 0, limit: 1 }, !isWithheld);
    return last?.doc.at ?? null;
  },
  hits: ({ id, isWithheld }: SharedLinkRow, args: SharedLinkHitsArgs, context: ServiceContext) => hitPage(context, { sharedLinkId: id }, args, !isWithheld),
};
