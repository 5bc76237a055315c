import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { QueryPublicSharedLinkByIdArgs } from '../generated.ts';
import { publicSharedLinkOf } from '../public-shared-link.ts';
import { livingRow } from '../rows.ts';

export async function publicSharedLinkById(_parent: unknown, { teamId, id }: QueryPublicSharedLinkByIdArgs, context: ServiceContext) {
  if (teamId === '') return null;
  const link = livingRow(await context.asSystem(teamId).view(sharedLink).get(id));
  return link && publicSharedLinkOf(link, context);
}
