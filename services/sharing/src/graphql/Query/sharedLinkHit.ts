import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import type { QuerySharedLinkHitArgs } from '../generated.ts';
import { visibleHit } from '../visible-hit.ts';

export function sharedLinkHit(_parent: unknown, { id }: QuerySharedLinkHitArgs, context: ServiceContext) {
  return visibleHit(context, id);
}
