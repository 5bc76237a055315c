import { z } from 'zod';
import { at, event, id } from './event.ts';
import { reading, viewerClock } from './telemetry.ts';

export const ViewerSessionPinged = event(
  'ViewerSessionPinged',
  {
    ...reading,
    sessionId: id,
    /** Cumulative milliseconds with the page visible, clamped to the server's clock. */
    elapsedMs: z.number().nonnegative(),
    /** The page that is open; null where the viewer shows none, or does not say. */
    page: z.number().int().positive().nullable(),
    pageCount: z.number().int().nonnegative().nullable(),
    isPaused: z.boolean(),
    /** When the server heard it. */
    heardAt: at,
    /** When the viewer sent it. */
    sentAtUs: viewerClock,
  },
  { version: 2, upcasts: { 1: (data) => ({ ...data, sentAtUs: null }) } },
);
