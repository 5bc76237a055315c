import { z } from 'zod';
import { problems } from '../problems.ts';

/** An IANA name, including old ones that are still valid. */
export const timeZoneName = z.string().max(100).refine(isTimeZone, problems.timeZoneUnknown);
/** BCP 47. */
export const localeName = z.string().max(35).refine(isLocale, problems.languageUnknown);

function isTimeZone(name: string): boolean {
  try {
    // Offsets and abbreviations are valid, too, but have no daylight saving time.
    return (
      /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(name) &&
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}

function isLocale(name: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(name).length === 1;
  } catch {
    return false;
  }
}
