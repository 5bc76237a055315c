import { locale } from '../../../ui/format/locale.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedPersonFragment } from '../../../gql/graphql.ts';
import { TableHead } from '../../../shared/list/table-head.tsx';
import { Ago } from '../../../ui/format/ago.tsx';
import table from '../../../ui/table.module.css';
import { InvitationMenu } from './invitation-menu.tsx';
import styles from '../people.module.css';
import { PersonCell, RoleCell } from '../person-cell.tsx';
import { personName, summaryOf, usePermissionGroups } from '../roles/permissions.ts';
import { Select, SelectAll } from './select-all.tsx';
import type { Chosen } from './use-chosen.ts';
import { permissionState } from '../roles/why.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type TableProps = { children: ReactNode };

/** The team for those who may edit users. */
export function EditorsTable({ chosen, children }: TableProps & { chosen: Chosen }) {
  return (
    <table className={`${table['table']} ${table['tall']} ${styles['list']}`}>
      <colgroup>
        <col />
        <col style={{ width: 152 }} />
        <col className={table['large']} style={{ width: '30%' }} />
        <col className={table['medium']} style={{ width: 112 }} />
        <col className={table['medium']} style={{ width: 72 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <SelectAll chosen={chosen} />
          </th>
          <th scope="col">{common.role}</th>
          <th scope="col" className={table['large']}>
            {texts.can}
          </th>
          <th scope="col" className={table['medium']}>
            {common.lastSeen}
          </th>
          <th scope="col" className={`${table['num']} ${table['medium']}`}>
            {common.links}
          </th>
        </tr>
      </thead>
      {children}
    </table>
  );
}
export const editorsColumns = 5;

export function EditorsRow({ person, chosen }: { person: ListedPersonFragment; chosen: Chosen }) {
  const groups = usePermissionGroups();
  const { status, lastSeenAt, works } = person;
  const summary =
    status === 'REMOVED'
      ? ''
      : summaryOf(groups, person, (key) => permissionState(person, key).may);
  return (
    <tr data-faint={status !== 'ACTIVE' || undefined}>
      <td>
        <Select person={person} chosen={chosen}>
          <PersonCell person={person} />
        </Select>
      </td>
      <td>
        <span className={styles['awaited']}>
          <RoleCell person={person} />
          {status === 'INVITED' ? <InvitationMenu person={person} /> : null}
        </span>
      </td>
      <td className={table['large']}>
        <span className="cut dim" title={summary}>
          {summary}
        </span>
      </td>
      <td className={`${table['medium']} dim`}>
        {lastSeenAt == null ? '–' : <Ago at={lastSeenAt} />}
      </td>
      <td className={`${table['num']} ${table['medium']}`}>
        {works == null || works.sharedLinks === 0 ? (
          <span className="dim">–</span>
        ) : (
          <Link
            to={`/links?owner=${person.id}`}
            aria-label={texts.linksOf({
              links: works.sharedLinks.toLocaleString(locale),
              person: personName(person),
            })}
          >
            {works.sharedLinks.toLocaleString(locale)}
          </Link>
        )}
      </td>
    </tr>
  );
}

/** The team as its other members see it. */
export function MembersTable({ children }: TableProps) {
  return (
    <table className={`${table['table']} ${table['tall']}`}>
      <colgroup>
        <col />
        <col className={table['medium']} style={{ width: '32%' }} />
        <col style={{ width: 168 }} />
      </colgroup>
      <TableHead columns={[[common.person], [common.title, 'medium'], [common.role]]} />
      {children}
    </table>
  );
}
export const membersColumns = 3;

export function MembersRow({ person }: { person: ListedPersonFragment }) {
  return (
    <tr>
      <td>
        <PersonCell person={person} />
      </td>
      <td className={table['medium']}>
        <span className="cut dim">{person.title ?? ''}</span>
      </td>
      <td>
        <RoleCell person={person} />
      </td>
    </tr>
  );
}
