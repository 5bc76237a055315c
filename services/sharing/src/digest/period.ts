/** Weekly from Monday, monthly from the first; the mail goes out on the morning after. */
export type Cadence = 'weekly' | 'monthly';

const MORNING = { hour: 8 };

/** A week or month in a person's time zone; they get one mail about it. */
export interface Period {
  cadence: Cadence;
  /** First day, `2026-11-16`: identifies the period even if the time zone changes. */
  start: string;
  /** ISO 8601 UTC; `to` is exclusive. */
  from: string;
  to: string;
  dueAt: string;
}

/** The period that contains the moment. @param timeZone IANA name; an unknown one counts as UTC */
export function periodOf(cadence: Cadence, moment: string, timeZone: string | null): Period {
  const zone = knownZone(timeZone);
  const day = Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate();
  const start =
    cadence === 'weekly' ? day.subtract({ days: day.dayOfWeek - 1 }) : day.with({ day: 1 });
  const end = start.add(cadence === 'weekly' ? { weeks: 1 } : { months: 1 });
  return {
    cadence,
    start: start.toString(),
    from: instant(start.toZonedDateTime(zone)),
    to: instant(end.toZonedDateTime(zone)),
    dueAt: instant(end.toZonedDateTime({ timeZone: zone, plainTime: MORNING })),
  };
}

/** `16 to 22 November 2026`, `November 2026`. */
export function nameOfPeriod({ cadence, start }: Pick<Period, 'cadence' | 'start'>): string {
  const first = new Date(`${start}T12:00:00Z`);
  if (cadence === 'monthly')
    return new Intl.DateTimeFormat('en-GB', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(first);
  const last = new Date(first.getTime() + 6 * 24 * 60 * 60_000);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    .formatRange(first, last)
    .replaceAll(/\s*[–-]\s*/g, ' to ');
}

export function knownZone(timeZone: string | null): string {
  if (timeZone === null) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

function instant(zoned: Temporal.ZonedDateTime): string {
  return new Date(zoned.epochMilliseconds).toISOString();
}
