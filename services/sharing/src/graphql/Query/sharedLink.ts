import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { sharedLink as links } from '../../shared-link/shared-link.ts';
import type { QuerySharedLinkArgs } from '../generated.ts';
import { madeRow } from '../rows.ts';

export async function sharedLink(_parent: unknown, { id }: QuerySharedLinkArgs, context: ServiceContext) {
  return madeRow(await context.view(links).get(id));
}
