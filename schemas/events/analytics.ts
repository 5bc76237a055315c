import { z } from 'zod';
import { at, event, id } from './event.ts';
import { hitLane } from './telemetry.ts';

const count = z.number().int().nonnegative();
const pageTimes = z.array(
  z.strictObject({
    page: z.number().int().positive(),
    timeMs: z.number().nonnegative(),
    views: z.number().int(),
  }),
);

/** What a viewing amounts to, and whose it is: the part of it that may change. */
const account = {
  lane: hitLane,
  /** The team's HMAC of the address, as for every contact; null where nobody is known. */
  contactId: z.string().nullable(),
  /** Whether the address was proved by a code; otherwise it is that of the link's only recipient. */
  isContactVerified: z.boolean(),
  /** Who it counts as: the contact, else the signed-in member, else one browser at one address on one link, else the hit. */
  visitor: z.string(),
  elapsedMs: z.number().nonnegative(),
  pageCount: count.nullable(),
  pages: pageTimes,
  /** The page that lay open at the end. */
  lastPage: z.number().int().positive().nullable(),
  downloads: count,
  prints: count,
  /** On links inside the pages; a target is an address, or a page padded to four digits. */
  linkClicks: z.array(
    z.strictObject({
      page: z.number().int().positive().nullable(),
      target: z.string(),
      clicks: count,
    }),
  ),
};

const viewedAccount = z.strictObject(account);

/** The account of one viewing. Every figure that lasts is a sum over these: `account` put in, `replaced` taken out. */
const viewing = {
  sessionId: id,
  presentationId: id,
  sharedLinkId: id.nullable(),
  linkOwnerId: id.nullable(),
  hitId: id.nullable(),
  /** The member who was signed in; null for recipients. */
  viewerId: id.nullable(),
  startedAt: at,
  account: viewedAccount,
  /** The account before this one; null for the first. */
  replaced: viewedAccount.nullable(),
  /** 1 for the first; one more with each event of the stream. */
  revision: z.number().int().positive(),
};

/** What was typed in a viewing is erased with each of them. */
function viewersOf({
  account: { contactId },
  replaced,
  viewerId,
}: z.output<z.ZodObject<typeof viewing>>): string[] {
  return [contactId, replaced?.contactId, viewerId].filter((each) => each != null);
}

/** A viewing has begun: it counts, though nobody knows for how long yet. */
export const ViewerSessionOpened = event('ViewerSessionOpened', viewing, { persons: viewersOf });

/** It is somebody else's than it seemed: a bot's, one's own team's, a known contact's. All its figures move. */
export const ViewerSessionReassigned = event('ViewerSessionReassigned', viewing, {
  persons: viewersOf,
});

/** The lasting account of one viewing; a late report appends another with the corrected times. */
export const ViewerSessionClosed = event(
  'ViewerSessionClosed',
  { ...viewing, endedAt: at },
  {
    version: 2,
    persons: viewersOf,
    upcasts: {
      1({ elapsedMs, pages, pageCount, replacedPages, replacedElapsedMs, ...data }) {
        const visitor = data['hitId'] ?? data['sessionId'];
        const rest = {
          lane: 'person',
          contactId: null,
          isContactVerified: false,
          visitor,
          pageCount,
          lastPage: null,
          downloads: 0,
          prints: 0,
          linkClicks: [],
        };
        const replaced =
          data['revision'] === 1
            ? null
            : { ...rest, elapsedMs: replacedElapsedMs, pages: replacedPages };
        return { ...data, viewerId: null, account: { ...rest, elapsedMs, pages }, replaced };
      },
    },
  },
);
