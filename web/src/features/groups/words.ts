import { roleWords } from '@lectern/kernel/access/role-words.ts';
import type { GroupPersonFragment } from '../../gql/graphql.ts';

export const nameOf = ({ name, email }: Pick<GroupPersonFragment, 'name' | 'email'>) => name ?? email ?? 'Somebody who was erased';

export function roleOf({ status, currentTeamRole }: GroupPersonFragment): string {
  if (status === 'INVITED') return 'Invited';
  if (status === 'LOCKED') return 'Locked';
  return roleWords[currentTeamRole];
}
