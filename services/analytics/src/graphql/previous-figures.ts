import { z } from 'zod';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import { computeFigures } from '../figures/figures.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import { isTimeZone, rangeBefore } from '../figures/time/series.ts';
import type { FiguresPreviousArgs } from './generated.ts';
import type { Figures } from './load-figures.ts';

const zone = z.object({
  timeZone: z.string().refine(isTimeZone, 'There is no such time zone.').default('UTC'),
});

/** What the range before amounts to: what has no beginning has none before it. */
export async function previousFigures(
  { asked, now }: Figures,
  args: FiguresPreviousArgs,
  read: (asked: FigureFilter) => Promise<Figures>,
) {
  const { timeZone } = parseInput(zone, args);
  if (asked.from === null) return null;
  const before = rangeBefore(asked.from, asked.to ?? now, timeZone);
  const { sum } = await read({ ...asked, ...before });
  return { ...before, ...computeFigures(sum) };
}
