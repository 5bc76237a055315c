import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { Row } from '@lectern/kernel/service/view-handle.ts';
import { teamDomain } from './team-domain.ts';
import type { ClaimedDomain } from './state.ts';

export const MAX_DOMAINS = 50;

export async function domainsOf(
  context: ServiceContext,
  teamId: string,
): Promise<Row<ClaimedDomain>[]> {
  const rows = await context
    .view(teamDomain)
    .find({ list: 'byTeam', where: { teamId }, limit: MAX_DOMAINS });
  return rows.flatMap(({ doc, ...row }) =>
    doc.status === 'claimed' || doc.status === 'proven' ? [{ ...row, doc }] : [],
  );
}
