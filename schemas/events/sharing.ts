import { z } from 'zod';
import { at, event, id } from './event.ts';

export const SharedLinkCreated = event('SharedLinkCreated', {
  sharedLinkId: id,
  presentationId: id,
  createdBy: id,
  /** 128 bits, base64url: the unguessable end of the address. */
  token: z.string(),
  alias: z.string().nullable(),
  name: z.string().nullable(),
  linkType: z.enum(['EMAIL', 'LINK', 'SPACE']),
  /** Null: never expires. */
  expiresAt: at.nullable(),
  /** 0 none, 1 first click, 2 every click, 3 weekly, 4 monthly (accounts §3). */
  notificationLevel: z.number().int().min(0).max(4),
});

export const SharedLinkActivated = event('SharedLinkActivated', { sharedLinkId: id });

export const SharedLinkCanceled = event('SharedLinkCanceled', { sharedLinkId: id });

export const SharedLinkExpired = event('SharedLinkExpired', {
  sharedLinkId: id,
  expiredAt: at,
  /** Only what went with its presentation comes back with it. */
  reason: z.enum(['date', 'presentation-deleted', 'asked']),
});

/** The sender was told of the first opening; at most once a link. */
export const SharedLinkFirstOpeningNoticed = event('SharedLinkFirstOpeningNoticed', { sharedLinkId: id, hitId: id });
