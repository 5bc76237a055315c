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
  from: moment.describe('Only viewings that began at this moment or later.'),
  to: moment.describe('Only viewings that began before this moment; left out for now.'),
  own_team: flag.describe('Whether viewings of the own team count as well; false by default.'),
  bots: flag.describe('Whether viewings by bots count as well; false by default.'),
});

export function filterOf({
  from,
  to,
  own_team,
  bots,
}: z.output<typeof viewingQuery>): ViewingFilter {
  return withoutUndefined({ from, to, includeOwnTeam: own_team, includeBots: bots });
}
