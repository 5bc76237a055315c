import { texts } from './texts.ts';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** “British English” of `en-GB`. */
export const languageLabel = (locale: string): string => names.of(locale) ?? locale;

/** “America/New York”; without one, the team's time zone. */
export const zoneLabel = (timeZone: string | null | undefined): string =>
  timeZone?.replaceAll('_', ' ') ?? texts.asTheTeam;
