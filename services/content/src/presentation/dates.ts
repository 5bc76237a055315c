import { DomainError } from '@lectern/kernel/errors.ts';
import { problems } from '../problems.ts';

/** Expiry dates can be set until the end of the fifth year from now (content §9). */
const YEARS = 5;

interface Dates {
  releaseAt: string | null;
  expiresAt: string | null;
}

/** Whether a date has come and has not been announced. */
export function isDue(date: string | null, announced: string | null, now: string): date is string {
  return date !== null && date <= now && date !== announced;
}

export function isReleased({ releaseAt }: Dates, now: string): boolean {
  return releaseAt === null || releaseAt <= now;
}

export function isExpired({ expiresAt }: Dates, now: string): boolean {
  return expiresAt !== null && expiresAt <= now;
}

/** `newUntilAt` is a day. It counts as new until that day has ended everywhere. */
export function isNew(newUntilAt: string | null, now: string): boolean {
  return newUntilAt !== null && now.slice(0, 10) <= newUntilAt;
}

/** @param changed what is set now: a date from before may have passed. @throws DomainError INVALID */
export function checkDates(
  dates: Dates,
  changed: { expiresAt?: string | null | undefined; newUntilAt?: string | null | undefined },
  now: string,
): void {
  const last = `${new Date(now).getUTCFullYear() + YEARS}-12-31`;
  const late = problems.dateTooLate({ year: last.slice(0, 4) });
  if (changed.expiresAt && changed.expiresAt.slice(0, 10) > last) throw wrong('expiresAt', late);
  if (changed.newUntilAt && changed.newUntilAt > last) throw wrong('newUntilAt', late);
  if (dates.releaseAt !== null && dates.expiresAt !== null && dates.expiresAt <= dates.releaseAt) {
    throw wrong('expiresAt', problems.expiresBeforeRelease);
  }
}

function wrong(field: string, sentence: string): DomainError {
  return new DomainError('INVALID', sentence, { [field]: [sentence] });
}
