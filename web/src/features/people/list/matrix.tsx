import { IconCheck } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { SideScroll } from '../../../ui/side-scroll.tsx';
import { InvitationMenu } from './invitation-menu.tsx';
import styles from '../people.module.css';
import {
  isAdmin,
  mayGrant,
  personName,
  usePermissionGroups,
  type Editor,
  type PermissionGroup,
} from '../roles/permissions.ts';
import { PersonCell, RoleCell } from '../person-cell.tsx';
import type { Changes } from './use-changes.ts';
import { Select, SelectAll } from './select-all.tsx';
import type { Chosen } from './use-chosen.ts';
import { permissionState } from '../roles/why.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Whether the permission is the first of its group. */
const edge = (groups: readonly PermissionGroup[], key: string) =>
  groups.some(({ permissions }) => permissions[0]?.key === key) ? styles['edge'] : undefined;

const fixedColumns = 3;
export const columnsOf = (groups: readonly PermissionGroup[]) =>
  groups.reduce((count, { permissions }) => count + permissions.length, fixedColumns);

/** People down, permissions across; the header and names are sticky. */
export function Matrix({ chosen, children }: { chosen: Chosen; children: ReactNode }) {
  const groups = usePermissionGroups();
  const shown = groups.flatMap(({ permissions }) => permissions);
  return (
    <SideScroll
      className={styles['wrap'] ?? ''}
      role="region"
      aria-label={common.permissions}
      tabIndex={0}
    >
      <table
        className={styles['matrix']}
        data-roomy={shown.length <= 9 || undefined}
        style={{ '--permissions': shown.length }}
      >
        <colgroup>
          <col className={styles['nameWidth']} />
          <col className={styles['roleWidth']} />
          {shown.map(({ key }) => (
            <col key={key} className={styles['cellWidth']} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr className={styles['groups']}>
            <td className={styles['first']} />
            <td className={styles['roleColumn']} />
            {groups.map(({ label, permissions }) => (
              <th
                key={label}
                className={styles['edge']}
                colSpan={permissions.length}
                scope="colgroup"
              >
                {label}
              </th>
            ))}
            <td className={styles['pad']} />
          </tr>
          <tr className={styles['keys']}>
            <th className={styles['first']} scope="col">
              <SelectAll chosen={chosen} />
            </th>
            <th className={styles['roleColumn']} scope="col">
              {common.role}
            </th>
            {shown.map((permission, index) => (
              <th
                key={permission.key}
                className={edge(groups, permission.key)}
                data-for-apps={permission.isForApps}
                scope="col"
                title={permission.does}
                style={{ '--i': index + 1 }}
              >
                <div>
                  <span>{permission.label}</span>
                </div>
              </th>
            ))}
            <td className={styles['pad']} style={{ '--i': 29 }} />
          </tr>
        </thead>
        {children}
      </table>
    </SideScroll>
  );
}

type MatrixRowProps = { person: PersonFragment; editor: Editor; changes: Changes; chosen: Chosen };

export function MatrixRow({ person, editor, changes, chosen }: MatrixRowProps) {
  const groups = usePermissionGroups();
  return (
    <tr data-faint={person.status !== 'ACTIVE' || undefined}>
      <th className={styles['first']} scope="row">
        <Select person={person} chosen={chosen}>
          <PersonCell person={person} />
        </Select>
      </th>
      <td className={styles['roleColumn']}>
        {person.status === 'INVITED' ? (
          <span className={styles['awaited']}>
            <RoleCell person={person} />
            <InvitationMenu person={person} />
          </span>
        ) : (
          <RoleCell person={person} />
        )}
      </td>
      {groups
        .flatMap(({ permissions }) => permissions)
        .map(({ key, label }) => {
          const isChanged = changes.isChanged(person, key);
          const isOn = (person.storedPermissions?.includes(key) ?? false) !== isChanged;
          return (
            <td key={key} className={edge(groups, key)}>
              <Cell
                person={person}
                permission={key}
                label={label}
                isOn={isOn}
                isChanged={isChanged}
                isFixed={!mayGrant(editor, person, key)}
                onToggle={changes.toggle}
              />
            </td>
          );
        })}
      <td className={styles['pad']} />
    </tr>
  );
}

type CellProps = {
  person: PersonFragment;
  permission: string;
  label: string;
  isOn: boolean;
  isChanged: boolean;
  isFixed: boolean;
  onToggle: (person: PersonFragment, key: string) => void;
};

/** The tooltip says why. Permissions of a role disappear with the role. */
const Cell = memo(
  ({ person, permission, label, isOn, isChanged, isFixed, onToggle }: CellProps) => {
    const { because, words } = permissionState(person, permission);
    const title = `${personName(person)}: ${label}. ${words}`;
    if (isAdmin(person))
      return (
        <span className={styles['cell']} data-look="all" title={title}>
          <IconCheck aria-hidden="true" />
          <span className="sr">{texts.yes}</span>
        </span>
      );
    const isOfRole = !isOn && person.customRole?.permissions.includes(permission) === true;
    const state = isChanged ? (isOn ? 'new' : 'gone') : isOn ? 'yes' : isOfRole ? 'role' : 'no';
    const check = isOn || isOfRole ? <IconCheck aria-hidden="true" /> : null;
    if (isFixed)
      return (
        <span className={styles['cell']} data-look={state} title={texts.grantOwnOnly({ title })}>
          {check}
          <span className="sr">{isOn || isOfRole ? texts.yes : texts.no}</span>
        </span>
      );
    return (
      <button
        type="button"
        className={styles['cell']}
        data-look={state}
        aria-pressed={isOn}
        aria-label={`${personName(person)}: ${label}${because === 'CUSTOM_ROLE' ? `, ${texts.byRole({ name: person.customRole?.name ?? '' })}` : ''}`}
        title={isChanged ? undefined : title}
        onClick={() => onToggle(person, permission)}
      >
        {check}
      </button>
    );
  },
);
