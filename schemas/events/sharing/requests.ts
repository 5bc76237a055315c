import { z } from 'zod';
import { accessRefusals } from '../../access/access-refusals.ts';
import { event, personal } from '../event.ts';
import { emailHash, sharedLinkId } from '../fields.ts';

/** A visitor who could not open a link asked its owner for access. */
export const SharedLinkAccessAsked = event('SharedLinkAccessAsked', {
  sharedLinkId,
  /** Who asks: HMAC of their email in this team. */
  askerId: emailHash,
  /** The email that they gave. */
  email: personal(z.email(), 'askerId'),
  /** The name that they gave; null for none. */
  name: personal(z.string(), 'askerId'),
  /** What they wrote; null for nothing. */
  message: personal(z.string(), 'askerId'),
  /** Why the link did not open. */
  reason: z.enum(accessRefusals),
});

/** The owner of a link answered all requests of one person. Access itself is given by changing the link. */
export const SharedLinkAccessAnswered = event('SharedLinkAccessAnswered', {
  sharedLinkId,
  /** Who asked: HMAC of their email in this team. */
  askerId: emailHash,
  /** Whether the owner gave access. */
  isGranted: z.boolean(),
  /** Ids of the SharedLinkAccessAsked events that this answers. */
  requestIds: z.array(z.string()),
});
