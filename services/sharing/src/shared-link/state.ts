import type {
  SharedLinkAccessAsked,
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
import type { EventOf } from '@lectern/schemas/events/event.ts';

export type ConsentMode = 'NOT_REQUIRED' | 'OPTIONAL' | 'REQUIRED';

/** Somebody it is meant for. What is personal reads null once that person is erased. */
export interface Recipient {
  recipientId: string;
  email: string | null;
  name: string | null;
  /** The mail last asked for; null before the first. */
  mail: {
    requestedAt: string;
    requestedBy: string;
    subject: string | null;
    message: string | null;
  } | null;
}

/** Somebody who could not open it and asked. */
export interface AccessRequest {
  askerId: string;
  email: string | null;
  name: string | null;
  message: string | null;
  reason: EventOf<typeof SharedLinkAccessAsked>['data']['reason'];
  askedAt: string;
}

/** What its recipient is asked, and may do. */
export interface LinkRules {
  /** Null: as the team says. */
  consentMode: ConsentMode | null;
  isForRecipientsOnly: boolean;
  isDirect: boolean;
  canBeDownloaded: boolean;
  canBePrinted: boolean;
  canBeForwarded: boolean;
}

export interface SharedLinkProperties extends LinkRules {
  presentationId: string;
  /** Whose it is: who made it, or to whom it was given. */
  createdBy: string;
  /** Since when it is theirs. */
  ownedSince: string;
  createdAt: string;
  token: string;
  alias: string | null;
  /** For the sender's own eyes. Null, too, once it went with the person that the link was made for. */
  name: string | null;
  /** What the name is sealed with; null where there is none, and where it never was sealed. */
  nameKey: string | null;
  linkType: 'EMAIL' | 'LINK' | 'SPACE';
  /** Null: never. */
  expiresAt: string | null;
  notificationLevel: number;
  areRemindersMuted: boolean;
  /** The hit of which the sender was told; null before the first. */
  noticedHitId: string | null;
  hasAccessCode: boolean;
  /** Null where there is none, and where its key is gone: then none is right. */
  accessCode: string | null;
  recipients: readonly Recipient[];
  /** The newest of them, the last one last. */
  requests: readonly AccessRequest[];
  /** Grows when a gate is changed under those who have passed it: they are asked again. */
  gateVersion: number;
  /** Null: it is there. */
  deletedAt: string | null;
}

type ExpiryReason = EventOf<typeof SharedLinkExpired>['data']['reason'];
export type ExistingSharedLink = (
  { status: 'active' | 'canceled' } | { status: 'expired'; reason: ExpiryReason }
) &
  SharedLinkProperties;
/** None: never made, or purged. */
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
>;

/** A link of which nothing was said asks nothing, and leaves everything that its presentation allows. */
export const defaultRules: LinkRules = {
  consentMode: null,
  isForRecipientsOnly: false,
  isDirect: false,
  canBeDownloaded: true,
  canBePrinted: true,
  canBeForwarded: true,
};

export function linkExists(link: SharedLink): link is ExistingSharedLink {
  return link.status !== 'none';
}
