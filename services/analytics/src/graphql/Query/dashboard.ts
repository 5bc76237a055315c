import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { z } from 'zod';
import { readAsOf, requestTime } from '../../figures/as-of.ts';
import { completionOf } from '../../figures/figures.ts';
import { readSummedLines, type FigureFilter } from '../../figures/read-figures.ts';
import {
  stepStarts,
  daysBefore,
  firstDay,
  isTimeZone,
  rangeBefore,
  stepForRange,
  countViewsByStep,
} from '../../figures/time/series.ts';
import type { Scope } from '../../figures/scope.ts';
import type { Sum } from '../../figures/sum.ts';
import { toFigureFilter } from '../filter.ts';
import { matchesFilter, type Figures } from '../load-figures.ts';
import type { QueryResolvers } from '../generated.ts';
import { heldName, cacheFigures } from '../held-figures.ts';

const input = z.object({
  timeZone: z.string().refine(isTimeZone, 'There is no such time zone.'),
  held: heldName,
});
const DEFAULT_DAYS = 30;
const team: Scope = { kind: 'team' };

export const dashboard: QueryResolvers['dashboard'] = async (_parent, args, context) => {
  const { timeZone, held } = parseInput(input, args);
  const given = toFigureFilter(args.filter);
  const to = given.to ?? requestTime(context);
  const asked = { ...given, from: given.from ?? daysBefore(to, DEFAULT_DAYS - 1, timeZone) };
  const read = () => readFigures(context, asked);
  const figures = await (held == null
    ? read()
    : cacheFigures(context, held, { scope: team, asked, read }));
  const from =
    (args.isFromFirst ? firstDay(figures.sum.quarters, timeZone) : asked.from) ??
    daysBefore(to, DEFAULT_DAYS - 1, timeZone);
  const before = rangeBefore(from, to, timeZone);
  let earlier: Promise<Sum> | null = null;
  const sumBefore = () =>
    (earlier ??= readSummedLines(context, team, [{ ...given, ...before }]).then(
      ({ books }) => books[0]!.sum,
    ));
  const { sum, asOf } = figures;
  const compared = (of: (sum: Sum) => number) => async () => ({
    now: of(sum),
    before: of(await sumBefore()),
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

async function readFigures(context: ServiceContext, asked: FigureFilter): Promise<Figures> {
  const now = requestTime(context);
  const asOf = await readAsOf(context);
  const {
    books: [book],
    recent,
  } = await readSummedLines(context, team, [asked]);
  return {
    scope: team,
    asked,
    asOf,
    now,
    ...book!,
    recent: recent.filter((reading) => matchesFilter(asked, reading)),
  };
}

interface SeriesRange {
  from: string;
  to: string;
  sum: Sum;
}

/** Point by point, the ghost's in the same places. */
function buildSeries({
  step,
  timeZone,
  now,
  before,
}: {
  step: ReturnType<typeof stepForRange>;
  timeZone: string;
  now: SeriesRange;
  before: SeriesRange;
}) {
  const [beginnings, ghosts] = [now, before].map(({ from, to }) =>
    stepStarts(step, from, to, timeZone),
  ) as [string[], string[]];
  const [views, previous] = [
    countViewsByStep(beginnings, now.sum.quarters),
    countViewsByStep(ghosts, before.sum.quarters),
  ];
  return beginnings.map((at, index) => ({
    at,
    views: views[index]!,
    previousViews: previous[index] ?? 0,
    isUnfinished: index === beginnings.length - 1 && !endsOnStep(step, at, now.to, timeZone),
  }));
}

function endsOnStep(
  step: ReturnType<typeof stepForRange>,
  at: string,
  to: string,
  timeZone: string,
): boolean {
  return stepStarts(step, at, new Date(Date.parse(to) + 1).toISOString(), timeZone).includes(to);
}
