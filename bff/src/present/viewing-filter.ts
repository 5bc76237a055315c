import { z } from 'zod';
import type { ViewingFilter } from '../gql/graphql.ts';
import { withoutUndefined } from '@lectern/kernel/graphql/without-undefined.ts';

const moment = z.iso.datetime({ offset: true }).optional();
const flag = z.boolean().optional();

/**
 * Filters viewings: begun from `from` (inclusive) to `to` (exclusive), dates or days of UTC; by persons only, unless
 * `own_team` or `bots` is 1.
 */
export const viewingQuery = z.object({
  from: moment,
  to: moment,
  own_team: flag,
  bots: flag,
});

export function filterOf({
  from,
  to,
  own_team,
  bots,
}: z.output<typeof viewingQuery>): ViewingFilter {
  return withoutUndefined({ from, to, includeOwnTeam: own_team, includeBots: bots });
}
