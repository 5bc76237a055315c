import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type {
  ConsentMode,
  SharedLinkFieldsFragment,
  SharedLinkStatus,
  SharedLinkType,
} from '../gql/graphql.ts';
import { at } from './data.ts';
import { consentMode } from './share-input.ts';

graphql(`
  fragment SharedLinkFields on SharedLink {
    id
    name
    token
    alias
    url
    type
    status
    expiresAt
    notificationLevel
    createdAt
    hitCount
    lastHitAt
    hasAccessCode
    accessCode
    consentMode
    isForRecipientsOnly
    isDirect
    allowed {
      canBeDownloaded
      canBePrinted
      canBeForwarded
    }
    recipients {
      id
      email
      name
      mailedAt
    }
    presentation {
      id
    }
    user {
      id
    }
  }
`);

/** accounts §3 */
export const sharedLinkResource = z.strictObject({
  id: z.string(),
  presentation_id: z.string(),
  user_id: z.string(),
  name: z.string().nullable(),
  token: z.string(),
  alias: z.string().nullable(),
  url: z.string(),
  type: z.enum(['Email', 'Link', 'Space']),
  status: z.enum(['Active', 'Canceled', 'Expired']),
  link_expires: z.boolean(),
  expires_at: at.nullable(),
  notification_level: z.number().int(),
  hit_count: z.number().int(),
  last_hit_at: at.nullable(),
  has_access_code: z.boolean(),
  /** To be read out to its recipient. */
  access_code: z.string().nullable(),
  /** Null: as the team says. */
  consent_mode: consentMode.nullable(),
  only_intended_recipients: z.boolean(),
  /** The browser is sent to the file itself. */
  is_direct: z.boolean(),
  /** What the link leaves of what its presentation allows: it may have been asked for more. */
  can_be_downloaded: z.boolean(),
  can_be_printed: z.boolean(),
  can_be_forwarded: z.boolean(),
  /** Address and name are null once the person is erased. */
  recipients: z.array(
    z.strictObject({
      id: z.string(),
      email: z.string().nullable(),
      name: z.string().nullable(),
      mailed_at: at.nullable(),
    }),
  ),
  created_at: at,
});

const statuses = {
  ACTIVE: 'Active',
  CANCELED: 'Canceled',
  EXPIRED: 'Expired',
} as const satisfies Record<SharedLinkStatus, string>;
const types = { EMAIL: 'Email', LINK: 'Link', SPACE: 'Space' } as const satisfies Record<
  SharedLinkType,
  string
>;

export function presentLinkStatus(status: SharedLinkStatus): (typeof statuses)[SharedLinkStatus] {
  return statuses[status];
}

export function presentLinkType(type: SharedLinkType): (typeof types)[SharedLinkType] {
  return types[type];
}

const modes = {
  NOT_REQUIRED: 'not_required',
  OPTIONAL: 'optional',
  REQUIRED: 'required',
} as const satisfies Record<ConsentMode, string>;

export const linkStatus = z.enum(['Active', 'Canceled', 'Expired']);
export const linkType = z.enum(['Email', 'Link', 'Space']);

export function parseLinkType(type: z.output<typeof linkType>): SharedLinkType {
  return type.toUpperCase() as SharedLinkType;
}

export function parseLinkStatus(status: z.output<typeof linkStatus>): SharedLinkStatus {
  return status.toUpperCase() as SharedLinkStatus;
}

export function presentSharedLink(
  link: SharedLinkFieldsFragment,
): z.output<typeof sharedLinkResource> {
  const expiresAt = link.expiresAt ?? null;
  return {
    id: link.id,
    presentation_id: link.presentation.id,
    user_id: link.user.id,
    name: link.name ?? null,
    token: link.token,
    alias: link.alias ?? null,
    url: link.url,
    type: types[link.type],
    status: statuses[link.status],
    link_expires: expiresAt !== null,
    expires_at: expiresAt,
    notification_level: link.notificationLevel,
    hit_count: link.hitCount,
    last_hit_at: link.lastHitAt ?? null,
    has_access_code: link.hasAccessCode,
    access_code: link.accessCode ?? null,
    consent_mode: link.consentMode ? modes[link.consentMode] : null,
    only_intended_recipients: link.isForRecipientsOnly,
    is_direct: link.isDirect,
    can_be_downloaded: link.allowed.canBeDownloaded,
    can_be_printed: link.allowed.canBePrinted,
    can_be_forwarded: link.allowed.canBeForwarded,
    recipients: link.recipients.map(({ id, email, name, mailedAt }) => ({
      id,
      email: email ?? null,
      name: name ?? null,
      mailed_at: mailedAt ?? null,
    })),
    created_at: link.createdAt,
  };
}
