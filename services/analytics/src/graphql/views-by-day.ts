import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { stepStarts, daysBefore, isTimeZone, countViewsByStep } from '../figures/time/series.ts';
import { justBefore } from '../figures/viewings-query.ts';
import type { Figures } from './load-figures.ts';
import type { FiguresViewsByDayArgs } from './generated.ts';

const args = z.object({
  days: z.number().int().min(1).max(366),
  timeZone: z.string().refine(isTimeZone, 'There is no such time zone.'),
});

/** Views of the last days of the range: the spark line. Views before them are not in it. */
export function viewsByDay(
  { asked: { to }, now, sum }: Figures,
  given: FiguresViewsByDayArgs,
): number[] {
  const { days, timeZone } = parseInput(args, given);
  // One day more than is told takes up whatever lies before.
  return countViewsByStep(dayStarts(to ?? now, days, timeZone), sum.quarters).slice(-days);
}

/** A list asks for the same days for each thing in it. */
let last: { name: string; beginnings: string[] } | null = null;

function dayStarts(end: string, days: number, timeZone: string): string[] {
  const name = `${end} ${days} ${timeZone}`;
  if (last?.name !== name)
    last = {
      name,
      beginnings: stepStarts('DAY', daysBefore(justBefore(end), days, timeZone), end, timeZone),
    };
  return last.beginnings;
}
