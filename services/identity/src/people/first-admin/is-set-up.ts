import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { FIRST_ADMIN, user } from '../user/user.ts';

export async function isSetUp(context: ServiceContext): Promise<boolean> {
  return (await context.lookup(user, 'appointment', FIRST_ADMIN)) !== null;
}
