import { z } from 'zod';
import { accessRefusals } from '../access/access-refusals.ts';
import { event, id, personal } from './event.ts';

/** Somebody who could not open it asks its owner for access. */
export const SharedLinkAccessAsked = event('SharedLinkAccessAsked', {
  sharedLinkId: id,
  /** The team's HMAC of the address, as for every contact. */
  askerId: z.string(),
  email: personal(z.email(), 'askerId'),
  name: personal(z.string(), 'askerId'),
  message: personal(z.string(), 'askerId'),
  /** Why it was not opened. */
  reason: z.enum(accessRefusals),
});

/** The owner answered all requests of this person. */
export const SharedLinkAccessAnswered = event('SharedLinkAccessAnswered', {
  sharedLinkId: id,
  askerId: z.string(),
  isGranted: z.boolean(),
  /** Ids of the SharedLinkAccessAsked events that this answers. */
  requestIds: z.array(z.string()),
});
