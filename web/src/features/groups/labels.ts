import { roleNameOf } from '../../account/role-name.ts';
import type { GroupPersonFragment } from '../../gql/graphql.ts';
import { common } from '../../texts/common.ts';

export const personName = ({ name, email }: Pick<GroupPersonFragment, 'name' | 'email'>) =>
  name ?? email ?? common.erasedUser;

export function roleOf(person: GroupPersonFragment): string {
  if (person.status === 'INVITED') return common.invited;
  return person.status === 'LOCKED' ? common.locked : roleNameOf(person);
}
