import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { seeUser, type SeenUser } from '../../user/seen-user.ts';
import type { QueryUserArgs } from '../generated.ts';

export function user(_parent: unknown, { id }: QueryUserArgs, context: ServiceContext): Promise<SeenUser | null> {
  return seeUser(context, id);
}
