import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { countViewsByStep, daysBefore, isTimeZone, stepStarts } from '../figures/time/series.ts';
import { justBefore } from '../figures/viewings-query.ts';
import type { FiguresViewsByDayArgs } from './generated.ts';
import type { Figures } from './load-figures.ts';
import { problems } from '../problems.ts';

const input = z.object({
  days: z.number().int().min(1).max(366),
  timeZone: z.string().refine(isTimeZone, problems.timeZoneUnknown),
});

/** Views on each of the last days of the range, for the sparkline. */
export function viewsByDay(
  { filter: { to }, now, sum }: Figures,
  args: FiguresViewsByDayArgs,
): number[] {
  const { days, timeZone } = parseInput(input, args);
  // Earlier views count for the first start, so there is one more day than the answer has.
  return countViewsByStep(dayStarts(to ?? now, days, timeZone), sum.quarterHours).slice(-days);
}

/** A list needs the same days for each of its items. */
let lastDays: { key: string; starts: string[] } | null = null;

function dayStarts(end: string, days: number, timeZone: string): string[] {
  const key = `${end} ${days} ${timeZone}`;
  if (lastDays?.key !== key) {
    const from = daysBefore(justBefore(end), days, timeZone);
    lastDays = { key, starts: stepStarts('DAY', from, end, timeZone) };
  }
  return lastDays.starts;
}
