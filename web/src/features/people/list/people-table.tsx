import { Checkbox } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { PersonFragment } from '../../../gql/graphql.ts';
import table from '../../../ui/table.module.css';
import { InvitationMenu } from './invitation-menu.tsx';
import styles from '../people.module.css';
import { PersonCell, RoleCell } from '../person-cell.tsx';
import { allPermissions, isAdmin, personName } from '../roles/permissions.ts';
import type { Chosen } from './use-chosen.ts';
import { permissionState } from '../roles/why.ts';

export const tableColumns = 3;

/** The team as a list, for phones and viewers without edit rights. */
export function PeopleTable({ mayEdit, children }: { mayEdit: boolean; children: ReactNode }) {
  return (
    <table className={`${table['table']} ${table['tall']}`}>
      <colgroup>
        <col />
        <col className={table['medium']} style={{ width: '32%' }} />
        <col style={{ width: 168 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col" className={table['medium']}>
            {mayEdit ? 'May edit' : 'Title'}
          </th>
          <th scope="col">Role</th>
        </tr>
      </thead>
      {children}
    </table>
  );
}

export function TableRow({ person, chosen }: { person: PersonFragment; chosen: Chosen | null }) {
  return (
    <tr>
      <td>
        <span className={styles['choice']}>
          {chosen === null ? null : (
            <Checkbox
              aria-label={`Choose ${personName(person)}`}
              checked={chosen.has(person.id)}
              onChange={() => chosen.toggle(person)}
            />
          )}
          <PersonCell person={person} />
        </span>
      </td>
      <td className={table['medium']}>
        <span className="cut dim">{chosen === null ? (person.title ?? '') : mayLabel(person)}</span>
      </td>
      <td>
        <span
          style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}
        >
          <RoleCell person={person} />
          {chosen !== null && person.status === 'INVITED' ? (
            <InvitationMenu person={person} />
          ) : (
            <IconChevronRight className="icon dim" aria-hidden="true" />
          )}
        </span>
      </td>
    </tr>
  );
}

function mayLabel(person: PersonFragment): string {
  if (isAdmin(person)) return 'Everything';
  const count = allPermissions.filter(({ key }) => permissionState(person, key).may).length;
  return count === 0 ? 'Nothing' : count === 1 ? '1 thing' : `${count} things`;
}
