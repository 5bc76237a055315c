import { z } from 'zod';
import type { ViewingFilter } from '../gql/graphql.ts';
import { withoutUndefined } from '@lectern/kernel/without-undefined.ts';

const day = z.iso.date().transform((text) => `${text}T00:00:00.000Z`);
const moment = z.union([day, z.iso.datetime({ offset: true })]);
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((text) => text === '1' || text === 'true');

/**
 * Filters viewings: begun from `from` (inclusive) to `to` (exclusive), dates or days of UTC; by persons only, unless
 * `own_team` or `bots` is 1.
 */
export const viewingQuery = z.object({
  from: moment.optional(),
  to: moment.optional(),
  own_team: flag.optional(),
  bots: flag.optional(),
});

export function filterOf({
  from,
  to,
  own_team,
  bots,
}: z.output<typeof viewingQuery>): ViewingFilter {
  return withoutUndefined({ from, to, includeOwnTeam: own_team, includeBots: bots });
}
