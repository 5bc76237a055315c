import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationRestoreSharedLinkArgs } from '../generated.ts';
import { rowOf } from '../rows.ts';

export async function restoreSharedLink(_parent: unknown, { id }: MutationRestoreSharedLinkArgs, context: ServiceContext) {
  return rowOf(await context.execute(sharedLink, id, { type: 'RestoreSharedLink', sharedLinkId: id }));
}
