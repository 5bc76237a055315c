import { locale } from '../../../ui/format/locale.ts';
import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { TableHead } from '../../../shared/list/table-head.tsx';
import { useViewer } from '../../../account/viewer.ts';
import type { RoleFragment } from '../../../gql/graphql.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { PeopleTabs } from '../../../shared/people/people-tabs.tsx';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Page, PageHead } from '../../../ui/page.tsx';
import table from '../../../ui/table.module.css';
import { RolesQuery } from '../people.graphql.ts';
import styles from '../people.module.css';
import { usePermissionGroups, type PermissionGroup } from './permissions.ts';
import { RoleSheet } from './role-sheet.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The team's custom roles: named sets of permissions. */
export function RolesPage() {
  const { can } = useViewer();
  const [edited, setEdited] = useState<RoleFragment | 'new' | null>(null);
  const { data } = useQuery(RolesQuery, { fetchPolicy: 'cache-only' });
  const isEmpty = data?.customRoles.length === 0;
  const mayEdit = can('can_edit_users');
  const add = mayEdit ? (
    <Button
      variant="filled"
      leftSection={<IconPlus aria-hidden="true" />}
      onClick={() => setEdited('new')}
    >
      {texts.createRole}
    </Button>
  ) : null;
  return (
    <Page title={common.roles}>
      <Crumbs above={[{ to: '/people', label: common.people }]} here={common.roles} />
      <PageHead title={common.roles}>{isEmpty ? null : add}</PageHead>
      <PeopleTabs />
      {mayEdit ? (
        <Boundary what={texts.theRoles} loading={<RowSkeletons count={4} />}>
          <Roles add={add} onOpen={setEdited} />
        </Boundary>
      ) : (
        <EmptyState level="h2" title={texts.youCantSeeRoles}>
          {texts.whoAssignsRoles}
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
  const groups = usePermissionGroups();
  if (customRoles.length === 0) {
    return (
      <EmptyState level="h2" title={texts.noCustomRolesYet} action={add}>
        {texts.rolesLead}
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
      <TableHead columns={[[common.role], [texts.canEdit, 'medium'], [common.people, 'num']]} />
      <tbody>
        {customRoles.map((role) => (
          <tr key={role.id}>
            <th scope="row" className={styles['roleName']}>
              <button type="button" className={styles['person']} onClick={() => onOpen(role)}>
                <b title={role.name}>{role.name}</b>
              </button>
            </th>
            <td className={table['medium']}>
              <span className="cut dim">{givesLabel(groups, role.permissions)}</span>
            </td>
            <td className={table['num']}>
              <Link
                to={`/people?role=${role.id}`}
                aria-label={texts.withTheRole({
                  people: role.memberCount.toLocaleString(locale),
                  name: role.name,
                })}
              >
                {role.memberCount.toLocaleString(locale)}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function givesLabel(groups: readonly PermissionGroup[], held: readonly string[]): string {
  const shown = groups
    .flatMap(({ permissions }) => permissions)
    .filter(({ key }) => held.includes(key));
  return shown.length === 0 ? texts.nothingYet : shown.map(({ label }) => label).join(', ');
}
