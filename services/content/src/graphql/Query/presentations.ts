import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { QueryPresentationsArgs } from '../generated.ts';
import { listPresentations } from '../presentation-list.ts';

export function presentations(_: unknown, { status, filter, ...args }: QueryPresentationsArgs, context: ServiceContext) {
  return listPresentations(context, { ...args, filter: { ...filter, ...(status && { statuses: [status] }) } });
}
