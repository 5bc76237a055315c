import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { seeRestorableUser, seeUser, type SeenUser } from '../../user/seen-user.ts';
import type { QueryUserArgs } from '../generated.ts';

export function user(_parent: unknown, { id, withRemoved }: QueryUserArgs, context: ServiceContext): Promise<SeenUser | null> {
  return withRemoved ? seeRestorableUser(context, id) : seeUser(context, id);
}
