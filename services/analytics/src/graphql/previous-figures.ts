import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { computeFigures } from '../figures/figures.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import { isTimeZone, rangeBefore } from '../figures/time/series.ts';
import type { FiguresPreviousArgs } from './generated.ts';
import type { Figures } from './load-figures.ts';
import { problems } from '../problems.ts';

const zone = z.object({
  timeZone: z.string().refine(isTimeZone, problems.timeZoneUnknown).default('UTC'),
});

/** Figures of the range before; null for a range without a beginning. */
export async function previousFigures(
  { filter, now }: Figures,
  args: FiguresPreviousArgs,
  load: (filter: FigureFilter) => Promise<Figures>,
) {
  const { timeZone } = parseInput(zone, args);
  if (filter.from === null) return null;
  const before = rangeBefore(filter.from, filter.to ?? now, timeZone);
  const { sum } = await load({ ...filter, ...before });
  return { ...before, ...computeFigures(sum) };
}
