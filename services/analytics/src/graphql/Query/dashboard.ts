import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { z } from 'zod';
import { readAsOf, readingAt } from '../../figures/as-of.ts';
import { completionOf } from '../../figures/figures.ts';
import { readBooks, type FigureFilter } from '../../figures/read-figures.ts';
import {
  beginningsOf,
  daysBefore,
  firstDay,
  isTimeZone,
  rangeBefore,
  stepOf,
  viewsBy,
} from '../../figures/time/series.ts';
import type { Scope } from '../../figures/scope.ts';
import type { Sum } from '../../figures/sum.ts';
import { toFigureFilter } from '../filter.ts';
import { counts, type Figures } from '../load-figures.ts';
import type { QueryResolvers } from '../generated.ts';
import { heldName, holdFigures } from '../held-figures.ts';

const input = z.object({
  timeZone: z.string().refine(isTimeZone, 'There is no such time zone.'),
  held: heldName,
});
const DEFAULT_DAYS = 30;
const team: Scope = { kind: 'team' };

export const dashboard: QueryResolvers['dashboard'] = async (_parent, args, context) => {
  const { timeZone, held } = parseInput(input, args);
  const given = toFigureFilter(args.filter);
  const to = given.to ?? readingAt(context);
  const asked = { ...given, from: given.from ?? daysBefore(to, DEFAULT_DAYS - 1, timeZone) };
  const read = () => readFigures(context, asked);
  const figures = await (held == null
    ? read()
    : holdFigures(context, held, { scope: team, asked, read }));
  const from =
    (args.isFromFirst ? firstDay(figures.sum.quarters, timeZone) : asked.from) ??
    daysBefore(to, DEFAULT_DAYS - 1, timeZone);
  const before = rangeBefore(from, to, timeZone);
  let earlier: Promise<Sum> | null = null;
  const sumBefore = () =>
    (earlier ??= readBooks(context, team, [{ ...given, ...before }]).then(
      ({ books }) => books[0]!.sum,
    ));
  const { sum, asOf } = figures;
  const compared = (of: (sum: Sum) => number) => async () => ({
    now: of(sum),
    before: of(await sumBefore()),
  });
  const step = stepOf(from, to);
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
      seriesOf({
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
  const now = readingAt(context);
  const asOf = await readAsOf(context);
  const {
    books: [book],
    recent,
  } = await readBooks(context, team, [asked]);
  return {
    scope: team,
    asked,
    asOf,
    now,
    ...book!,
    recent: recent.filter((reading) => counts(asked, reading)),
  };
}

interface Drawn {
  from: string;
  to: string;
  sum: Sum;
}

/** Point by point, the ghost's in the same places. */
function seriesOf({
  step,
  timeZone,
  now,
  before,
}: {
  step: ReturnType<typeof stepOf>;
  timeZone: string;
  now: Drawn;
  before: Drawn;
}) {
  const [beginnings, ghosts] = [now, before].map(({ from, to }) =>
    beginningsOf(step, from, to, timeZone),
  ) as [string[], string[]];
  const [views, previous] = [
    viewsBy(beginnings, now.sum.quarters),
    viewsBy(ghosts, before.sum.quarters),
  ];
  return beginnings.map((at, index) => ({
    at,
    views: views[index]!,
    previousViews: previous[index] ?? 0,
    isUnfinished: index === beginnings.length - 1 && !endsHere(step, at, now.to, timeZone),
  }));
}

function endsHere(
  step: ReturnType<typeof stepOf>,
  at: string,
  to: string,
  timeZone: string,
): boolean {
  return beginningsOf(step, at, new Date(Date.parse(to) + 1).toISOString(), timeZone).includes(to);
}
