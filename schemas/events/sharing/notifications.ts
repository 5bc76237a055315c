import { z } from 'zod';
import { event, id, personal } from '../event.ts';
import { emailHash, hitId, presentationId, sharedLinkId, userId } from '../fields.ts';

/** A notification was added to a user's feed. Its text is composed when it is read. */
export const NotificationRaised = event('NotificationRaised', {
  /** The notification; of openings it equals the id of the visit's first hit. */
  notificationId: id,
  /** The user whose feed it is in. */
  userId,
  /** What it is about. */
  kind: z.enum([
    'first-opening',
    'opening',
    'access-asked',
    'upload-failed',
    'link-expiring',
    'digest-sent',
    'code-guessed',
  ]),
  /** The link that it is about; null for other kinds. */
  sharedLinkId: sharedLinkId.nullable(),
  /** The presentation that it is about; null for other kinds. */
  presentationId: presentationId.nullable(),
  /** The opening that it is about; null for other kinds. */
  hitId: hitId.nullable(),
  /** What only this one knows: why a file failed, which week a digest covers. Null for other kinds. */
  detail: z.string().nullable(),
  /** Who asks for access: HMAC of their email in this team. Null for other kinds. */
  personId: emailHash.nullable().default(null),
  /** The name of the person who asks for access; null for other kinds. */
  personName: personal(z.string(), 'personId').default(null),
});

/** A notification now covers another hit of the same visit: same visitor and link, less than ten minutes apart. */
export const NotificationExtended = event('NotificationExtended', {
  /** Identifies the notification. */
  notificationId: id,
  /** The user whose feed it is in. */
  userId,
  /** The further opening. */
  hitId,
});

/** A user marked a notification as read. */
export const NotificationRead = event('NotificationRead', {
  /** Identifies the notification. */
  notificationId: id,
  /** The user whose feed it is in. */
  userId,
});

/** An administrator sent an announcement to the whole team. */
export const AnnouncementMade = event('AnnouncementMade', {
  /** Identifies the announcement. */
  announcementId: id,
  /** Title of the announcement. */
  title: z.string(),
  /** Text of the announcement. */
  message: z.string(),
});

/** A user marked an announcement as read. */
export const AnnouncementRead = event('AnnouncementRead', {
  /** Identifies the announcement. */
  announcementId: id,
  /** The user who read it. */
  userId,
});
