import type { ViewerSessionOpened } from '@lectern/schemas/events/analytics.ts';
import type { EventOf } from '@lectern/schemas/events/event.ts';

/** One revision of a viewing's account, as its events carry it. */
export type Booking = EventOf<typeof ViewerSessionOpened>['data'];
/** What happened in a viewing, and whose it is. */
export type Account = Booking['account'];
/** What never changes. */
export type ViewingIdentity = Omit<Booking, 'account' | 'replaced' | 'revision'>;
/** Whose viewing it is. */
export type Assignment = Pick<Account, 'lane' | 'contactId' | 'isContactVerified' | 'visitor'>;
/** What happened in the viewing. */
export type ReportedActivity = Omit<Account, keyof Assignment>;

export const noActivity: ReportedActivity = {
  elapsedMs: 0,
  pageCount: null,
  pages: [],
  lastPage: null,
  downloads: 0,
  prints: 0,
  linkClicks: [],
};

export function assignmentFrom({
  lane,
  contactId,
  isContactVerified,
  visitor,
}: Account): Assignment {
  return { lane, contactId, isContactVerified, visitor };
}

export function isSameAccount(one: Account, other: Account): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(account: Account): string {
  return JSON.stringify(
    Object.entries(account).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
