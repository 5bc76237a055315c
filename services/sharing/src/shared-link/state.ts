import type {
  SharedLinkAccessAnswered,
  SharedLinkAccessAsked,
} from '@lectern/schemas/events/sharing/requests.ts';
import type {
  SharedLinkAccessCodeRemoved,
  SharedLinkAccessCodeSet,
  SharedLinkActivated,
  SharedLinkCanceled,
  SharedLinkCreated,
  SharedLinkDeleted,
  SharedLinkExpired,
  SharedLinkExpiryChanged,
  SharedLinkFirstOpeningNoticed,
  SharedLinkMailRequested,
  SharedLinkNotificationLevelSet,
  SharedLinkPurged,
  SharedLinkRecipientAdded,
  SharedLinkRecipientRemoved,
  SharedLinkRemindersTurned,
  SharedLinkRestored,
  SharedLinkRevised,
  SharedLinkRulesChanged,
  SharedLinkTransferred,
} from '@lectern/schemas/events/sharing.ts';
import type { Language } from '@lectern/schemas/text/languages.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

export type ConsentMode = 'NOT_REQUIRED' | 'OPTIONAL' | 'REQUIRED';
export type EmailMode = 'NOT_REQUIRED' | 'ENTERED' | 'VERIFIED';

/** Personal fields are null once the person is erased. */
export interface Recipient {
  recipientId: string;
  email: string | null;
  name: string | null;
  /** The last mail; null before the first. */
  mail: {
    requestedAt: string;
    requestedBy: string;
    subject: string | null;
    message: string | null;
  } | null;
}

export interface AccessRequest {
  /** Of the event. */
  id: string;
  askerId: string;
  email: string | null;
  name: string | null;
  message: string | null;
  reason: EventOf<typeof SharedLinkAccessAsked>['data']['reason'];
  askedAt: string;
  isAnswered: boolean;
}

/** What recipients are asked, and may do. */
export interface LinkRules {
  /** Null: the team's default. */
  consentMode: ConsentMode | null;
  /** Whether visitors enter an email, and whether a mailed code verifies it. */
  emailMode: EmailMode;
  isForRecipientsOnly: boolean;
  isDirect: boolean;
  canBeDownloaded: boolean;
  canBePrinted: boolean;
  canBeForwarded: boolean;
  /** Of its pages and mails; null: the reader's own. */
  language: Language | null;
}

export interface SharedLinkProperties extends LinkRules {
  presentationId: string;
  /** The owner: its creator, or the user it was transferred to. */
  createdBy: string;
  /** Since when `createdBy` owns it. */
  ownedSince: string;
  /** Null for its creator. */
  formerOwnerId: string | null;
  createdAt: string;
  token: string;
  alias: string | null;
  /** The sender's private note; null also once erased with its recipient. */
  name: string | null;
  /** The name's encryption key; null without a name, and for a name stored unencrypted. */
  nameKey: string | null;
  linkType: 'EMAIL' | 'LINK' | 'SPACE';
  /** Null: never. */
  expiresAt: string | null;
  notificationLevel: number;
  areRemindersMuted: boolean;
  /** The first hit that the sender was notified of. */
  noticedHitId: string | null;
  hasAccessCode: boolean;
  /** Null without a code, and once its key is erased: then no code is right. */
  accessCode: string | null;
  recipients: readonly Recipient[];
  /** The newest, in order. */
  requests: readonly AccessRequest[];
  /** Grows when a gate changes, so that visitors must pass it again. */
  gateVersion: number;
  deletedAt: string | null;
}

type ExpiryReason = EventOf<typeof SharedLinkExpired>['data']['reason'];
export type ExistingSharedLink = (
  | { status: 'active' | 'canceled' }
  | { status: 'expired'; reason: ExpiryReason }
) &
  SharedLinkProperties;
/** None: never created, or purged. */
export type SharedLink = { status: 'none' } | ExistingSharedLink;
export type SharedLinkEvent = EventOf<
  | typeof SharedLinkCreated
  | typeof SharedLinkActivated
  | typeof SharedLinkCanceled
  | typeof SharedLinkExpired
  | typeof SharedLinkFirstOpeningNoticed
  | typeof SharedLinkNotificationLevelSet
  | typeof SharedLinkRemindersTurned
  | typeof SharedLinkRevised
  | typeof SharedLinkRulesChanged
  | typeof SharedLinkExpiryChanged
  | typeof SharedLinkAccessCodeSet
  | typeof SharedLinkAccessCodeRemoved
  | typeof SharedLinkRecipientAdded
  | typeof SharedLinkRecipientRemoved
  | typeof SharedLinkMailRequested
  | typeof SharedLinkTransferred
  | typeof SharedLinkDeleted
  | typeof SharedLinkRestored
  | typeof SharedLinkPurged
  | typeof SharedLinkAccessAsked
  | typeof SharedLinkAccessAnswered
>;

/** Asks nothing, and allows what the presentation allows. */
export const defaultRules: LinkRules = {
  consentMode: null,
  emailMode: 'NOT_REQUIRED',
  isForRecipientsOnly: false,
  isDirect: false,
  canBeDownloaded: true,
  canBePrinted: true,
  canBeForwarded: true,
  language: null,
};

const emailModes: readonly EmailMode[] = ['NOT_REQUIRED', 'ENTERED', 'VERIFIED'];

export function isStricter(mode: EmailMode, than: EmailMode): boolean {
  return emailModes.indexOf(mode) > emailModes.indexOf(than);
}

export function linkExists(link: SharedLink): link is ExistingSharedLink {
  return link.status !== 'none';
}
