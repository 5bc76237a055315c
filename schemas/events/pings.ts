import { z } from 'zod';
import { at, event } from './event.ts';
import { count, pageNumber, sessionId } from './fields.ts';
import { reading, viewerClock } from './telemetry.ts';

/**
 * A viewer reported that it is still open: every five seconds while someone reads. Only on its own topic, not on the
 * event stream.
 */
export const ViewerSessionPinged = event(
  'ViewerSessionPinged',
  {
    ...reading,
    sessionId,
    /** Cumulative milliseconds with the page visible, at most as many as passed on the server's clock. */
    elapsedMs: z.number().nonnegative(),
    /** The page that is open; null when the viewer shows none or does not say. */
    page: pageNumber.nullable(),
    /** How many pages the file has; null when the viewer does not say. */
    pageCount: count.nullable(),
    /** Whether the reader is away: the tab is hidden. */
    isPaused: z.boolean(),
    /** When the server received it. */
    heardAt: at,
    /** When the viewer sent it, by the viewer's clock: epoch microseconds. Null when the viewer did not say. */
    sentAtUs: viewerClock,
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, sentAtUs: null }) } },
);
