import { z } from 'zod';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';
import { graphql } from '../gql/gql.ts';
import type { ViewingFilter } from '../gql/graphql.ts';
import type { Call } from '../http/call.ts';
import { problems } from '../http/problems.ts';

const CallerTimeZone = graphql(`
  query CallerTimeZone {
    viewer {
      id
      settings {
        timeZone
      }
      currentTeam {
        id
        timeZone
      }
    }
  }
`);

const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional();
const flag = z.boolean().optional();

/**
 * From `from` (inclusive) to `to` (exclusive). A day without a time is a whole day, in `to` too: `from=2026-11-10&to=2026-11-10`
 * is that day, in `time_zone`, or in the time zone of the caller, else of the team.
 */
export const rangeQuery = z.object({
  from: dayOrMoment.describe('Only what began on this day, or at this moment, or later.'),
  to: dayOrMoment.describe(
    'Only what began on this day or earlier, or before this moment; left out for now.',
  ),
  time_zone: z
    .string()
    .refine(isTimeZone, problems.timeZoneUnknown)
    .optional()
    .describe(
      'In which days begin: an IANA name, such as Europe/Oslo. By default that of the caller’s profile, else of the team.',
    ),
});

/** Filters viewings by their start; those of persons only, unless `own_team` or `bots` is 1. */
export const viewingQuery = rangeQuery.extend({
  own_team: flag.describe('Whether viewings of the own team count as well; false by default.'),
  bots: flag.describe('Whether viewings by bots count as well; false by default.'),
});

type RangeInput = z.output<typeof rangeQuery>;

/** Moments: days begin and end in the time zone. */
export async function rangeOf(
  call: Call,
  { from, to, time_zone }: RangeInput,
): Promise<{ from?: string; to?: string }> {
  if (!isDay(from) && !isDay(to)) return withoutUndefined({ from, to });
  return withWholeDays({ from, to }, time_zone ?? (await callerTimeZone(call)));
}

/** Days as moments: a first day from its beginning, a last day to its end. */
export function withWholeDays(
  { from, to }: Pick<RangeInput, 'from' | 'to'>,
  timeZone: string,
): { from?: string; to?: string } {
  return withoutUndefined({
    from: isDay(from) ? startOfDay(from, timeZone, 0) : from,
    to: isDay(to) ? startOfDay(to, timeZone, 1) : to,
  });
}

export async function filterOf(
  call: Call,
  { own_team, bots, ...range }: z.output<typeof viewingQuery>,
): Promise<ViewingFilter> {
  const { from, to } = await rangeOf(call, range);
  return withoutUndefined({ from, to, includeOwnTeam: own_team, includeBots: bots });
}

/** The caller's, else their team's. */
export async function callerTimeZone(call: Call): Promise<string> {
  const { viewer } = await call.ask(CallerTimeZone, {});
  const timeZone = viewer.settings?.timeZone ?? viewer.currentTeam.timeZone;
  return timeZone && isTimeZone(timeZone) ? timeZone : 'UTC';
}

function isDay(text: string | undefined): text is string {
  return text?.length === '2026-11-10'.length;
}

function startOfDay(day: string, timeZone: string, daysLater: number): string {
  const start = Temporal.PlainDate.from(day).add({ days: daysLater }).toZonedDateTime(timeZone);
  return new Date(start.epochMilliseconds).toISOString();
}

function isTimeZone(name: string): boolean {
  try {
    return Temporal.Now.zonedDateTimeISO(name).timeZoneId !== '';
  } catch {
    return false;
  }
}
