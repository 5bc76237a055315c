import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { SharedLinkStatus, SharedLinkType } from '../gql/graphql.ts';
import { upperCase } from '../resource/casing.ts';
import { resource } from '../resource/resource.ts';

const SharedLinkFields = graphql(`
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
    emailMode
    isForRecipientsOnly
    language
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

export const linkStatus = z.enum(['Active', 'Canceled', 'Expired']);
export const linkType = z.enum(['Email', 'Link', 'Space']);

export function parseLinkType(type: z.output<typeof linkType>): SharedLinkType {
  return upperCase(type);
}

export function parseLinkStatus(status: z.output<typeof linkStatus>): SharedLinkStatus {
  return upperCase(status);
}

/**
 * accounts §3. `access_code` is included so that senders can tell it to a recipient; `consent_mode` is null for the
 * team's setting; `language` is null where the reader's browser chooses; `is_direct` redirects the browser to the file; the three `can_be_…` are what presentation and link
 * allow together. A recipient's email and name are null once the person is erased.
 */
export const sharedLinkResource = resource(SharedLinkFields, {
  names: { isForRecipientsOnly: 'only_intended_recipients', allowed: null },
  words: {
    consentMode: { NOT_REQUIRED: 'not_required', OPTIONAL: 'optional', REQUIRED: 'required' },
    emailMode: { NOT_REQUIRED: 'not_required', ENTERED: 'entered', VERIFIED: 'verified' },
  },
  added: {
    schema: z.object({
      link_expires: z.boolean().describe('Whether the link has an expiry date.'),
      can_be_downloaded: z
        .boolean()
        .describe('Whether recipients can download: link and presentation allow it.'),
      can_be_printed: z
        .boolean()
        .describe('Whether recipients can print: link and presentation allow it.'),
      can_be_forwarded: z
        .boolean()
        .describe('Whether recipients can forward: link and presentation allow it.'),
    }),
    of: ({ expiresAt, allowed }) => ({
      link_expires: expiresAt !== null,
      can_be_downloaded: allowed.canBeDownloaded,
      can_be_printed: allowed.canBePrinted,
      can_be_forwarded: allowed.canBeForwarded,
    }),
  },
});
