import { entity } from '@lectern/kernel/graphql/entity.ts';
import { hasPermission } from '@lectern/schemas/access/claims.ts';
import { ruleNamed } from '@lectern/schemas/access/rules.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { isAllowed } from '@lectern/kernel/service/view-handle.ts';
import { hitLane } from '@lectern/schemas/events/telemetry.ts';
import { countOpenings, listHits } from '../hits-of-link/list-hits.ts';
import { linkUrl } from '../shared-link/address.ts';
import { presentations } from '../replicas/presentations.ts';
import { readTeam } from '../replicas/teams.ts';
import { readUser } from '../replicas/users.ts';
import { evaluateAccess, contentPermissions, type Access } from '../shared-link/access.ts';
import { linkHistory } from '../shared-link/history.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import { statusAt } from '../shared-link/status.ts';
import type { SharedLinkResolvers } from './generated.ts';
import { hitPage } from './hit-page.ts';
import { existingLink, redactLink, type SharedLinkRow } from './rows.ts';

/** Callers who may see all figures get a redacted link where they may not see the link itself. */
async function findReferencedLink(
  id: string,
  context: ServiceContext,
): Promise<SharedLinkRow | null> {
  const row = existingLink(await context.view(sharedLink, { isUnfiltered: true }).get(id));
  if (
    !row ||
    isAllowed(ruleNamed('own_or_admin').rows?.(context.claims), sharedLink.view.index(row.doc, id))
  )
    return row;
  return hasPermission(context.claims, 'can_edit_events') ? redactLink(row) : null;
}
export type SharedLinkParent = SharedLinkRow;

async function readAccess(
  { doc, teamId }: SharedLinkRow,
  context: ServiceContext,
): Promise<Access> {
  const [team, presentation] = await Promise.all([
    readTeam(context, teamId ?? ''),
    context.rowsOf(presentations, { isUnfiltered: true }).get(doc.presentationId),
  ]);
  const now = new Date().toISOString();
  return evaluateAccess({ link: doc, presentation: presentation?.doc ?? null, team, now });
}

export const SharedLink = {
  __resolveReference: ({ id }, context) => findReferencedLink(id, context),
  isVisible: ({ isRedacted }) => !isRedacted,
  name: ({ doc }) => doc.name,
  token: ({ doc }) => doc.token,
  alias: ({ doc }) => doc.alias,
  url: ({ doc, isRedacted }, _args, { engines }) =>
    isRedacted ? '' : linkUrl(engines.urls.console, doc),
  type: ({ doc }) => doc.linkType,
  status: ({ doc }) => statusAt(doc, new Date().toISOString()),
  expiresAt: ({ doc }) => doc.expiresAt,
  notificationLevel: ({ doc }) => doc.notificationLevel,
  createdAt: ({ doc }) => doc.createdAt,
  deletedAt: ({ doc }) => doc.deletedAt,
  hasAccessCode: ({ doc }) => doc.hasAccessCode,
  accessCode: ({ doc }) => doc.accessCode,
  consentMode: ({ doc }) => doc.consentMode,
  emailMode: ({ doc }) => doc.emailMode,
  isForRecipientsOnly: ({ doc }) => doc.isForRecipientsOnly,
  isDirect: ({ doc }) => doc.isDirect,
  canBeDownloaded: ({ doc }) => doc.canBeDownloaded,
  canBePrinted: ({ doc }) => doc.canBePrinted,
  canBeForwarded: ({ doc }) => doc.canBeForwarded,
  language: ({ doc }) => doc.language,
  allowed: async ({ doc }, _args, context) =>
    contentPermissions(
      doc,
      (await context.rowsOf(presentations, { isUnfiltered: true }).get(doc.presentationId))?.doc ??
        null,
    ),
  async asked(row, _args, context) {
    const { gates, isForRecipientsOnly, consentMode, emailMode } = await readAccess(row, context);
    return {
      hasAccessCode: gates.includes('ACCESS_CODE'),
      isEmailRequired: gates.includes('EMAIL'),
      emailMode,
      isForRecipientsOnly,
      consentMode,
    };
  },
  refusal: async (row, _args, context) => (await readAccess(row, context)).closed,
  recipients: ({ doc }) =>
    doc.recipients.map(({ recipientId, email, name, mail }) => ({
      id: recipientId,
      email,
      name,
      mailedAt: mail?.requestedAt ?? null,
    })),
  accessRequests: ({ doc }) =>
    doc.requests
      .filter(({ isAnswered }) => !isAnswered)
      .map(({ askerId, askedAt, ...request }) => ({ ...request, id: askerId, at: askedAt }))
      .toReversed(),
  history: async ({ id }, _args, context) =>
    linkHistory(await context.history(sharedLink, id)).map(({ number, actorId, ...change }) => ({
      id: String(number),
      actor: entity(actorId),
      ...change,
    })),
  presentation: ({ doc }) => ({ id: doc.presentationId }),
  presentationName: async ({ doc }, _args, context) =>
    (await context.rowsOf(presentations, { isUnfiltered: true }).get(doc.presentationId))?.doc
      .name ?? null,
  userName: async ({ doc }, _args, context) =>
    (await readUser(context, doc.createdBy))?.name ?? null,
  user: ({ doc }) => ({ id: doc.createdBy }),
  // The owner sees all hits, also those from before the transfer.
  hitCount: ({ id, isRedacted }, _args, context) =>
    countOpenings(context, id, ['person'], !isRedacted),
  hitCounts: async ({ id, isRedacted }, _args, context) => {
    const [persons = 0, bots = 0, ownTeam = 0] = await Promise.all(
      hitLane.options.map((lane) => countOpenings(context, id, [lane], !isRedacted)),
    );
    return { persons, bots, ownTeam };
  },
  lastHitAt: async ({ id, isRedacted }, _args, context) => {
    const [last] = await listHits(
      context,
      { sharedLinkId: id },
      ['person'],
      { skip: 0, limit: 1 },
      !isRedacted,
    );
    return last?.doc.at ?? null;
  },
  hits: ({ id, isRedacted }, args, context) =>
    hitPage(context, { sharedLinkId: id }, args, !isRedacted),
} satisfies SharedLinkResolvers;
