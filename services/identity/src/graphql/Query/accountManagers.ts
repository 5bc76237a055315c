import type { ServiceContext } from '@lectern/kernel/service/context.ts';
import { findMembers } from '../../user/find-members.ts';
import type { SeenUser } from '../../user/seen-user.ts';

const MOST = 300;

export async function accountManagers(_parent: unknown, _args: unknown, context: ServiceContext): Promise<SeenUser[]> {
  return (await findMembers(context, { role: 'TEAM_ADMIN', status: 'ACTIVE' }, { page: 1, pageSize: MOST })).items;
}
