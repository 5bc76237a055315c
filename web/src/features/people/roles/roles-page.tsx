import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { TableHead } from '../../../shared/list/table-head.tsx';
import { useViewer } from '../../../account/viewer.ts';
import type { RoleFragment } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../../ui/page.tsx';
import table from '../../../ui/table.module.css';
import { RolesQuery } from '../people.graphql.ts';
import styles from '../people.module.css';
import { allPermissions, permissionLabel } from './permissions.ts';
import { RoleSheet } from './role-sheet.tsx';

/** The team's custom roles: named sets of permissions. */
export function RolesPage() {
  const { can } = useViewer();
  const [edited, setEdited] = useState<RoleFragment | 'new' | null>(null);
  const mayEdit = can('can_edit_users');
  const add = mayEdit ? (
    <Button
      variant="filled"
      leftSection={<IconPlus aria-hidden="true" />}
      onClick={() => setEdited('new')}
    >
      Create role
    </Button>
  ) : null;
  return (
    <Page title="Roles">
      <Crumbs above={[{ to: '/people', label: 'People' }]} here="Roles" />
      <PageHead title="Roles">{add}</PageHead>
      {mayEdit ? (
        <Boundary what="The roles" loading={<RowSkeletons count={4} />}>
          <Roles add={add} onOpen={setEdited} />
        </Boundary>
      ) : (
        <EmptyState level="h2" title="You cannot see roles">
          Whoever edits users makes roles and gives them.
        </EmptyState>
      )}
      {mayEdit ? <RoleSheet edited={edited} onClose={() => setEdited(null)} /> : null}
    </Page>
  );
}

function Roles({ add, onOpen }: { add: ReactNode; onOpen: (role: RoleFragment) => void }) {
  const {
    data: { customRoles },
    refetch,
  } = usePageQuery(RolesQuery, {});
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && (message.type === 'CustomRole' || message.type === 'User')),
    refetch,
  );
  if (customRoles.length === 0) {
    return (
      <EmptyState level="h2" title="No roles of your own yet" action={add}>
        Admins may do everything, members what is ticked for them. A role of your own gives
        everybody who has it the same permissions: change it once, and all of them have the change.
      </EmptyState>
    );
  }
  return (
    <table className={table['table']}>
      <colgroup>
        <col style={{ width: '32%' }} />
        <col className={table['medium']} />
        <col style={{ width: 112 }} />
      </colgroup>
      <TableHead columns={[['Role'], ['Gives', 'medium'], ['People', 'num']]} />
      <tbody>
        {customRoles.map((role) => (
          <tr key={role.id}>
            <th scope="row" className={styles['roleName']}>
              <button type="button" className={styles['person']} onClick={() => onOpen(role)}>
                <b title={role.name}>{role.name}</b>
              </button>
            </th>
            <td className={table['medium']}>
              <span className="cut dim">{givesLabel(role.permissions)}</span>
            </td>
            <td className={table['num']}>
              <Link
                to={`/people?role=${role.id}`}
                aria-label={`${role.memberCount.toLocaleString('en')} with the role ${role.name}`}
              >
                {role.memberCount.toLocaleString('en')}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function givesLabel(permissions: readonly string[]): string {
  if (permissions.length === 0) return 'Nothing';
  return allPermissions
    .filter(({ key }) => permissions.includes(key))
    .map(({ key }) => permissionLabel(key))
    .join(', ');
}
