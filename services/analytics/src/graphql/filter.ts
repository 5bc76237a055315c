import { z } from 'zod';
import type { HitLane } from '@lectern/schemas/events/telemetry.ts';
import { parseInput } from '@lectern/kernel/graphql/parse-input.ts';
import type { FigureFilter } from '../figures/read-figures.ts';
import type { ViewingFilter } from './generated.ts';
import { problems } from '../problems.ts';

const range = z
  .object({ from: z.string().nullable(), to: z.string().nullable() })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    message: problems.rangeReversed,
    path: ['to'],
  });

/** Persons' viewings only, unless the filter includes other lanes. @throws DomainError INVALID */
export function toFigureFilter(filter: ViewingFilter | null | undefined): FigureFilter {
  return {
    ...parseInput(range, { from: filter?.from ?? null, to: filter?.to ?? null }),
    lanes: lanesOf(filter),
    rules: filter?.rules === 'EARLIER' ? 'earlier' : 'current',
  };
}

function lanesOf(filter: ViewingFilter | null | undefined): HitLane[] {
  return [
    'person',
    ...(filter?.includeOwnTeam ? (['own-team'] as const) : []),
    ...(filter?.includeBots ? (['bot'] as const) : []),
  ];
}

export const paging = (maxPageSize: number) =>
  z.object({
    page: z.number().int().min(1).max(100_000),
    pageSize: z.number().int().min(1).max(maxPageSize),
  });
