import { z } from 'zod';
import { at, event, id } from './event.ts';

const pageTimes = z.array(z.strictObject({ page: z.number().int().positive(), timeMs: z.number().nonnegative(), views: z.number().int() }));

/** The lasting account of one viewing; a late report appends another with the corrected times. */
export const ViewerSessionClosed = event('ViewerSessionClosed', {
  sessionId: id,
  presentationId: id,
  sharedLinkId: id.nullable(),
  linkOwnerId: id.nullable(),
  hitId: id.nullable(),
  startedAt: at,
  endedAt: at,
  elapsedMs: z.number().nonnegative(),
  pageCount: z.number().int().nonnegative().nullable(),
  pages: pageTimes,
  /** The times that the previous close of this session gave; empty for the first. */
  replacedPages: pageTimes,
  /** 1 for the first close. */
  revision: z.number().int().positive(),
  replacedElapsedMs: z.number().nonnegative(),
});
