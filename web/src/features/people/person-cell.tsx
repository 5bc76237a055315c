import { IconCrown, IconLock, IconMail, IconUserMinus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { roleLabels, roleNameOf } from '../../account/role-name.ts';
import type { PersonFragment } from '../../gql/graphql.ts';
import { Avatar } from '../../ui/avatar.tsx';
import table from '../../ui/table.module.css';
import styles from './people.module.css';
import { isAdmin, personName } from './roles/permissions.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** The person, linked to their page. */
export function PersonCell({ person }: { person: PersonFragment }) {
  const name = personName(person);
  const words = (
    <>
      <b title={name}>{name}</b>
      {person.name === null || person.email === null ? null : (
        <small title={person.email ?? ''}>{person.email}</small>
      )}
    </>
  );
  return (
    <span className={table['who']}>
      <Avatar name={person.name ?? person.email ?? null} />
      <Link to={`/people/${person.id}`} className={styles['person']}>
        {words}
      </Link>
    </span>
  );
}

type InTeam = Pick<PersonFragment, 'status' | 'currentTeamRole'> & {
  customRoleName?: string | null;
  invitation?: { isExpired: boolean } | null;
};

/** The role, with badges for invited, locked or removed people. */
export function RoleCell({ person }: { person: InTeam }) {
  if (person.status === 'REMOVED')
    return (
      <span className={styles['role']}>
        <IconUserMinus className="icon" aria-hidden="true" />
        {common.removed}
      </span>
    );
  if (person.status === 'LOCKED')
    return (
      <span className={styles['role']}>
        <IconLock className="icon" aria-hidden="true" />
        {common.locked}
      </span>
    );
  if (person.status === 'INVITED') {
    const [Icon, word] = isAdmin(person)
      ? [IconCrown, texts.asRole({ role: roleLabels.TEAM_ADMIN.toLowerCase() })]
      : [IconMail, ''];
    return (
      <span
        className={styles['role']}
        {...(word !== '' && { title: `${common.invited}, ${word}` })}
      >
        <Icon className="icon" aria-hidden="true" />
        {person.invitation?.isExpired ? texts.invitationExpired : common.invited}
        {word === '' ? null : <span className="sr">, {word}</span>}
      </span>
    );
  }
  if (isAdmin(person))
    return (
      <span className={styles['role']} data-strong>
        <IconCrown className="icon" aria-hidden="true" />
        {roleLabels.TEAM_ADMIN}
      </span>
    );
  return (
    <span className={styles['role']}>
      <span className="cut" title={person.customRoleName ?? undefined}>
        {roleNameOf(person)}
      </span>
    </span>
  );
}
