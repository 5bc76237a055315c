import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { requestTime } from '../../figures/as-of.ts';
import { completionOf } from '../../figures/figures.ts';
import type { Scope } from '../../figures/scope.ts';
import type { Sum } from '../../figures/sum.ts';
import {
  countViewsByStep,
  daysBefore,
  firstDay,
  isTimeZone,
  rangeBefore,
  stepForRange,
  stepStarts,
  type Step,
} from '../../figures/time/series.ts';
import { toFigureFilter } from '../filter.ts';
import type { QueryResolvers } from '../generated.ts';
import { cacheFigures, heldName } from '../held-figures.ts';
import { loadFigures } from '../load-figures.ts';
import { problems } from '../../problems.ts';

const input = z.object({
  timeZone: z.string().refine(isTimeZone, problems.timeZoneUnknown),
  held: heldName,
});
const DEFAULT_DAYS = 30;
const team: Scope = { kind: 'team' };

export const dashboard: QueryResolvers['dashboard'] = async (_parent, args, context) => {
  const { timeZone, held } = parseInput(input, args);
  const given = toFigureFilter(args.filter);
  const to = given.to ?? requestTime(context);
  const defaultFrom = daysBefore(to, DEFAULT_DAYS - 1, timeZone);
  const filter = { ...given, from: given.from ?? defaultFrom };
  const load = () => loadFigures(context, team, filter);
  const figures = await (held == null
    ? load()
    : cacheFigures(context, held, { scope: team, filter, load }));
  const { sum, asOf } = figures;
  const from = args.isFromFirst
    ? (firstDay(sum.quarterHours, timeZone) ?? defaultFrom)
    : filter.from;
  const before = rangeBefore(from, to, timeZone);
  const sumBefore = async () => (await loadFigures(context, team, { ...given, ...before })).sum;
  const compared = (figureOf: (sum: Sum) => number) => async () => ({
    now: figureOf(sum),
    before: figureOf(await sumBefore()),
  });
  const step = stepForRange(from, to);
  return {
    asOf,
    timeZone,
    from,
    to,
    step,
    figures,
    previousFrom: before.from,
    previousTo: before.to,
    series: async () =>
      buildSeries({
        step,
        timeZone,
        now: { from, to, sum },
        before: { ...before, sum: await sumBefore() },
      }),
    views: compared((one) => one.views),
    uniqueVisitors: compared((one) => one.countOf('visitors')),
    timeMs: compared((one) => one.timeMs),
    completion: compared((one) => completionOf(one) ?? 0),
  };
};

interface SeriesRange {
  from: string;
  to: string;
  sum: Sum;
}

/** A point for each step, with the views of the same step in the range before. */
function buildSeries({
  step,
  timeZone,
  now,
  before,
}: {
  step: Step;
  timeZone: string;
  now: SeriesRange;
  before: SeriesRange;
}) {
  const pointsOf = ({ from, to, sum }: SeriesRange) => {
    const starts = stepStarts(step, from, to, timeZone);
    const views = countViewsByStep(starts, sum.quarterHours);
    return starts.map((at, index) => ({ at, views: views[index] ?? 0 }));
  };
  const previous = pointsOf(before);
  return pointsOf(now).map(({ at, views }, index, all) => ({
    at,
    views,
    previousViews: previous[index]?.views ?? 0,
    isUnfinished: index === all.length - 1 && !endsOnStep(step, at, now.to, timeZone),
  }));
}

function endsOnStep(step: Step, at: string, to: string, timeZone: string): boolean {
  return stepStarts(step, at, new Date(Date.parse(to) + 1).toISOString(), timeZone).includes(to);
}
