import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink } from '../../shared-link/shared-link.ts';
import type { MutationExpireSharedLinkArgs } from '../generated.ts';
import { rowOf } from '../rows.ts';

export async function expireSharedLink(_parent: unknown, { id }: MutationExpireSharedLinkArgs, context: ServiceContext) {
  return rowOf(await context.execute(sharedLink, id, { type: 'ExpireSharedLink', sharedLinkId: id }));
}
