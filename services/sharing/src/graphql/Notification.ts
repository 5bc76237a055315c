import { entity } from '@lectern/kernel/graphql/entity.ts';
import { ruleNamed } from '@lectern/schemas/access/rules.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { notification } from '../notification/notification.ts';
import type { NotificationKind as StoredKind, RaisedNotification } from '../notification/state.ts';
import { toneByKind, notificationText, type Tone } from '../notification/notification-text.ts';
import { findVisitorName } from '../notification/find-visitor-name.ts';
import { presentations } from '../replicas/presentations.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import type { NotificationKind, NotificationTone, NotificationResolvers } from './generated.ts';
import { existingLink } from './rows.ts';

export type NotificationParent = Row<RaisedNotification>;

const kindNames = {
  'first-opening': 'FIRST_OPENING',
  opening: 'OPENING',
  'access-asked': 'ACCESS_ASKED',
  'upload-failed': 'UPLOAD_FAILED',
  'link-expiring': 'LINK_EXPIRING',
  'digest-sent': 'DIGEST_SENT',
  'code-guessed': 'CODE_GUESSED',
} as const satisfies Record<StoredKind, NotificationKind>;
const toneNames = {
  success: 'SUCCESS',
  warning: 'WARNING',
  error: 'ERROR',
} as const satisfies Record<Tone, NotificationTone>;

/** The link may have another owner by now, so the link's own rule decides who sees it. */
async function linkOf({ doc }: NotificationParent, context: ServiceContext) {
  if (!doc.sharedLinkId) return null;
  const visible = context.withRows(ruleNamed('own_or_admin').rows?.(context.claims));
  return existingLink(await visible.view(sharedLink).get(doc.sharedLinkId));
}

async function textOf(raised: NotificationParent, context: ServiceContext) {
  const { kind, presentationId, hitIds, personName, detail } = raised.doc;
  const [link, presentation] = await Promise.all([
    linkOf(raised, context),
    presentationId
      ? context.rowsOf(presentations, { isUnfiltered: true }).get(presentationId)
      : null,
  ]);
  return notificationText(kind, {
    presentationName: presentation?.doc.name ?? null,
    linkName: link?.doc.name ?? null,
    personName,
    visitorName: link ? await findVisitorName(context, link, hitIds) : null,
    hitCount: hitIds.length,
    detail,
  });
}

export const Notification = {
  __resolveReference: async ({ id }, context) => {
    const row = await context.view(notification).get(id);
    return row?.doc.status === 'raised' ? { ...row, doc: row.doc } : null;
  },
  kind: ({ doc }) => kindNames[doc.kind],
  tone: ({ doc }) => toneNames[toneByKind[doc.kind]],
  title: async (raised, _args, context) => (await textOf(raised, context)).title,
  message: async (raised, _args, context) => (await textOf(raised, context)).message,
  isRead: ({ doc }) => doc.isRead,
  createdAt: ({ doc }) => doc.raisedAt,
  changedAt: ({ doc }) => doc.changedAt,
  hitCount: ({ doc }) => doc.hitIds.length,
  hitId: ({ doc }) => doc.hitIds[0] ?? null,
  sharedLink: (raised, _args, context) => linkOf(raised, context),
  presentation: ({ doc }) => entity(doc.presentationId),
} satisfies NotificationResolvers;
