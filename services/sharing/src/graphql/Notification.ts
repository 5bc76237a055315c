import { ruleNamed } from '@lectern/kernel/access/rules.ts';
import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { notification, type NotificationKind as StoredKind, type RaisedNotification } from '../notification/notification.ts';
import { tones, wordsOf, type Tone } from '../notification/words.ts';
import { presentations } from '../replicas/presentations.ts';
import { sharedLink } from '../shared-link/shared-link.ts';
import type { NotificationKind, NotificationTone } from './generated.ts';
import { madeRow } from './rows.ts';

type Raised = Row<RaisedNotification>;

const kinds = {
  'first-opening': 'FIRST_OPENING', opening: 'OPENING', 'access-asked': 'ACCESS_ASKED', 'upload-failed': 'UPLOAD_FAILED', 'link-expiring': 'LINK_EXPIRING',
  'digest-sent': 'DIGEST_SENT',
} as const satisfies Record<StoredKind, NotificationKind>;
const shown = { success: 'SUCCESS', warning: 'WARNING', error: 'ERROR' } as const satisfies Record<Tone, NotificationTone>;

/** Its feed says whose the notification is; whose the link is now says who may look at it. */
async function linkOf({ doc }: Raised, context: ServiceContext) {
  if (!doc.sharedLinkId) return null;
  const visible = context.withRows(ruleNamed('own_or_admin').rows?.(context.claims));
  return madeRow(await visible.view(sharedLink).get(doc.sharedLinkId));
}

async function words(raised: Raised, context: ServiceContext) {
  const { kind, presentationId, hitIds, personName, detail } = raised.doc;
  const [link, presentation] = await Promise.all([
    linkOf(raised, context),
    presentationId ? context.rowsOf(presentations, { isUnfiltered: true }).get(presentationId) : null,
  ]);
  return wordsOf(kind, {
    presentationName: presentation?.doc.name ?? null, linkName: link?.doc.name ?? null, personName, hitCount: hitIds.length, detail,
  });
}

export const Notification = {
  __resolveReference: async ({ id }: { id: string }, context: ServiceContext) => {
    const row = await context.view(notification).get(id);
    return row?.doc.status === 'raised' ? row : null;
  },
  kind: ({ doc }: Raised) => kinds[doc.kind],
  tone: ({ doc }: Raised) => shown[tones[doc.kind]],
  title: async (raised: Raised, _args: unknown, context: ServiceContext) => (await words(raised, context)).title,
  message: async (raised: Raised, _args: unknown, context: ServiceContext) => (await words(raised, context)).message,
  isRead: ({ doc }: Raised) => doc.isRead,
  createdAt: ({ doc }: Raised) => doc.raisedAt,
  changedAt: ({ doc }: Raised) => doc.changedAt,
  hitCount: ({ doc }: Raised) => doc.hitIds.length,
  hitId: ({ doc }: Raised) => doc.hitIds[0] ?? null,
  sharedLink: (raised: Raised, _args: unknown, context: ServiceContext) => linkOf(raised, context),
  presentation: ({ doc }: Raised) => doc.presentationId && { id: doc.presentationId },
};
