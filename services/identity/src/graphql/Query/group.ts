import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { seeGroup, type SeenGroup } from '../../group/seen-group.ts';
import type { QueryGroupArgs } from '../generated.ts';

export function group(_parent: unknown, { id }: QueryGroupArgs, context: ServiceContext): Promise<SeenGroup | null> {
  return seeGroup(context, id);
}
