import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { hitsOfLink } from '../../hits-of-link/projection.ts';
import type { QuerySharedLinkHitArgs } from '../generated.ts';

export function sharedLinkHit(_parent: unknown, { id }: QuerySharedLinkHitArgs, context: ServiceContext) {
  return context.rowsOf(hitsOfLink).get(id);
}
