import { z } from 'zod';
import { graphql } from '../gql/gql.ts';
import type { SharedLinkFieldsFragment, SharedLinkStatus, SharedLinkType } from '../gql/graphql.ts';
import { at } from './data.ts';

graphql(`
  fragment SharedLinkFields on SharedLink {
    id name token alias url type status expiresAt notificationLevel createdAt hitCount lastHitAt
    presentation { id }
    user { id }
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
  created_at: at,
});

const statuses = { ACTIVE: 'Active', CANCELED: 'Canceled', EXPIRED: 'Expired' } as const satisfies Record<SharedLinkStatus, string>;
const types = { EMAIL: 'Email', LINK: 'Link', SPACE: 'Space' } as const satisfies Record<SharedLinkType, string>;

export function presentLinkStatus(status: SharedLinkStatus): (typeof statuses)[SharedLinkStatus] {
  return statuses[status];
}

export function presentLinkType(type: SharedLinkType): (typeof types)[SharedLinkType] {
  return types[type];
}

export const linkStatus = z.enum(['Active', 'Canceled', 'Expired']);

export function parseLinkStatus(status: z.output<typeof linkStatus>): SharedLinkStatus {
  return status.toUpperCase() as SharedLinkStatus;
}

export function presentSharedLink(link: SharedLinkFieldsFragment): z.output<typeof sharedLinkResource> {
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
    created_at: link.createdAt,
  };
}
