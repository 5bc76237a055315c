import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationDeactivateSharedLinkArgs } from '../generated.ts';
import { rowOf } from '../rows.ts';

export async function deactivateSharedLink(_parent: unknown, { id }: MutationDeactivateSharedLinkArgs, context: ServiceContext) {
  return rowOf(await context.execute(sharedLink, id, { type: 'CancelSharedLink', sharedLinkId: id }));
}
