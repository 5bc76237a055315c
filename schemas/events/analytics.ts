import { z } from 'zod';
import { at, event, id } from './event.ts';
import { count, hitId, pageNumber, presentationId, sessionId, sharedLinkId } from './fields.ts';
import { hitLane } from './telemetry.ts';

/** What a viewing amounts to, and whose it is: the part of it that may change. */
const account = {
  /** Whose figures it counts in: those of persons, of bots, or of the own team. */
  lane: hitLane,
  /** The contact who read: HMAC of their email in this team; null when nobody is known. */
  contactId: z.string().nullable(),
  /** Whether the email was proven by a code; false when it is only that of the link's single recipient. */
  isContactVerified: z.boolean(),
  /**
   * Who it counts as in numbers of visitors: the contact, else the signed-in member, else one browser at one network
   * address on one link, else the hit.
   */
  visitor: z.string(),
  /** Milliseconds with the page visible, all pages together; time in a hidden tab does not count. */
  elapsedMs: z.number().nonnegative(),
  /** How many pages the file has; null when the viewer did not say. */
  pageCount: count.nullable(),
  /** Each page that was opened, once; pages that nobody opened are missing. */
  pages: z.array(
    z.strictObject({
      page: pageNumber,
      /** Visible milliseconds on the page, all visits to it together. */
      timeMs: z.number().nonnegative(),
      /** How often the page was turned to. */
      views: z.number().int(),
    }),
  ),
  /** The page that was open when the viewing ended; null when there was none. */
  lastPage: pageNumber.nullable(),
  /** How often the file was downloaded. */
  downloads: count,
  /** How often it was printed. */
  prints: count,
  /** Clicks on links inside the pages, by page and target. */
  linkClicks: z.array(
    z.strictObject({
      /** The page that the link is on; null when the viewer did not say. */
      page: pageNumber.nullable(),
      /** A URL, or for a link within the document a page padded to four digits. */
      target: z.string(),
      /** How often it was clicked. */
      clicks: count,
    }),
  ),
};

const viewedAccount = z.strictObject(account);

/** The account of one viewing. Every lasting figure is a sum over these: add `account`, subtract `replaced`. */
const viewing = {
  sessionId,
  presentationId,
  /** The link that was opened; null for a signed-in viewing without a link. */
  sharedLinkId: sharedLinkId.nullable(),
  /** The user who owned the link at the time; null without a link. */
  linkOwnerId: id.nullable(),
  /** The opening that the viewing belongs to; null for a signed-in viewing. */
  hitId: hitId.nullable(),
  /** The member who was signed in; null for recipients. */
  viewerId: id.nullable(),
  /** When the viewing began. */
  startedAt: at,
  /** What the viewing amounts to from now on: add it to sums. */
  account: viewedAccount,
  /** The account that this one replaces: subtract it from sums; null for the first. */
  replaced: viewedAccount.nullable(),
  /** Counts the accounts of this viewing: 1 for the first, one more with each. The highest is the one that holds. */
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

/** A viewing has begun and counts from now on, with the times known so far. */
export const ViewerSessionOpened = event('ViewerSessionOpened', viewing, { persons: viewersOf });

/** A viewing turned out to belong to someone else: a bot, the own team or a known contact. All its figures move. */
export const ViewerSessionReassigned = event('ViewerSessionReassigned', viewing, {
  persons: viewersOf,
});

/**
 * A viewing ended, with its final account. A late report publishes another, with the corrected times and `replaced`.
 */
export const ViewerSessionClosed = event(
  'ViewerSessionClosed',
  {
    ...viewing,
    /** When the viewing ended. */
    endedAt: at,
  },
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
