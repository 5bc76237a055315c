import { z } from 'zod';
import { at, event, id, personal } from './event.ts';

/**
 * Reported facts, not decisions: the edge appends them without loading a stream, keyed by presentation.
 * They are absolute and folded by their own time, so repetition and order do not matter.
 */
const reading = {
  presentationId: id,
  /** Null for a signed-in viewing without a link. */
  sharedLinkId: id.nullable(),
  /** Who made the link; null without one. */
  linkOwnerId: id.nullable(),
};

export const SharedLinkHitRecorded = event('SharedLinkHitRecorded', {
  ...reading,
  hitId: id,
  openedAt: at,
  /** One text under one seal: nothing is sealed as often. */
  visitor: personal(z.strictObject({ userAgent: z.string().nullable(), address: z.string().nullable() }), 'hitId'),
});

export const ViewerSessionStarted = event('ViewerSessionStarted', {
  ...reading,
  sessionId: id,
  hitId: id.nullable(),
  viewerId: id.nullable(),
  startedAt: at,
  pageCount: z.number().int().nonnegative().nullable(),
  userAgent: personal(z.string(), 'sessionId'),
});

export const ViewerSessionPinged = event('ViewerSessionPinged', {
  ...reading,
  sessionId: id,
  /** Cumulative milliseconds with the page visible, clamped to the server's clock. */
  elapsedMs: z.number().nonnegative(),
  page: z.number().int().positive().nullable(),
  pageCount: z.number().int().nonnegative().nullable(),
  isPaused: z.boolean(),
  /** When the server heard it. */
  heardAt: at,
});

export const ViewerEventRecorded = event('ViewerEventRecorded', {
  ...reading,
  sessionId: id,
  category: z.string(),
  action: z.string(),
  path: z.string().nullable(),
  /** Epoch microseconds as the viewer reports them. */
  eventAtUs: z.number(),
  /** Where on the session's visible clock it happened, in milliseconds, clamped to the server's clock. */
  elapsedMs: z.number().nonnegative(),
  heardAt: at,
});

export const ViewerSessionEnded = event('ViewerSessionEnded', {
  ...reading,
  sessionId: id,
  elapsedMs: z.number().nonnegative(),
  endedAt: at,
});
