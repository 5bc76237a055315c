import { roleNameOf } from '../../account/role-name.ts';
import type { GroupPersonFragment } from '../../gql/graphql.ts';

export const personName = ({ name, email }: Pick<GroupPersonFragment, 'name' | 'email'>) =>
  name ?? email ?? 'Erased user';

export function roleOf(person: GroupPersonFragment): string {
  if (person.status === 'INVITED') return 'Invited';
  return person.status === 'LOCKED' ? 'Locked' : roleNameOf(person);
}
