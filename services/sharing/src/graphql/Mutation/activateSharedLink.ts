import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationActivateSharedLinkArgs } from '../generated.ts';
import { rowOf } from '../rows.ts';

export async function activateSharedLink(_parent: unknown, { id }: MutationActivateSharedLinkArgs, context: ServiceContext) {
  return rowOf(await context.execute(sharedLink, id, { type: 'ActivateSharedLink', sharedLinkId: id }));
}
