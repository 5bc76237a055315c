import { findMembers } from '../../../people/members/find-members.ts';
import type { QueryResolvers } from '../../generated.ts';

const MAX_CANDIDATES = 300;

export const accountManagers: QueryResolvers['accountManagers'] = async (
  _parent,
  _args,
  context,
) => {
  return (
    await findMembers(
      context,
      { role: 'TEAM_ADMIN', status: 'ACTIVE' },
      { page: 1, pageSize: MAX_CANDIDATES },
    )
  ).items;
};
