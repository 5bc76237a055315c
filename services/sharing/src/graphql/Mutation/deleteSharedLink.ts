import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationDeleteSharedLinkArgs } from '../generated.ts';
import { rowOf } from '../rows.ts';

export async function deleteSharedLink(_parent: unknown, { id }: MutationDeleteSharedLinkArgs, context: ServiceContext) {
  return rowOf(await context.execute(sharedLink, id, { type: 'DeleteSharedLink', sharedLinkId: id }));
}
