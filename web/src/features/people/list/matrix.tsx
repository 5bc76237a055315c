import { Checkbox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { PersonFragment } from '../../../gql/graphql.ts';
import { SideScroll } from '../../../ui/side-scroll.tsx';
import { InvitationMenu } from './invitation-menu.tsx';
import styles from '../people.module.css';
import {
  allPermissions,
  isAdmin,
  mayGrant,
  personName,
  permissionGroups,
  titleOf,
  type Editor,
} from '../roles/permissions.ts';
import { PersonCell, RoleCell } from '../person-cell.tsx';
import type { Changes } from './use-changes.ts';
import type { Chosen } from './use-chosen.ts';
import { permissionState } from '../roles/why.ts';

const edges: ReadonlySet<string> = new Set(
  permissionGroups.map(({ permissions }) => permissions[0]?.key ?? ''),
);
const edge = (key: string) => (edges.has(key) ? styles['edge'] : undefined);

export const matrixColumns = allPermissions.length + 3;

/** People down, permissions across; the header and names are sticky. */
export function Matrix({ chosen, children }: { chosen: Chosen; children: ReactNode }) {
  return (
    <SideScroll
      className={styles['wrap'] ?? ''}
      role="region"
      aria-label="Permissions"
      tabIndex={0}
    >
      <table className={styles['matrix']} style={{ '--permissions': allPermissions.length }}>
        <colgroup>
          <col className={styles['nameWidth']} />
          <col className={styles['roleWidth']} />
          {allPermissions.map(({ key }) => (
            <col key={key} className={styles['cellWidth']} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr className={styles['groups']}>
            <td className={styles['first']} />
            <td className={styles['roleColumn']} />
            {permissionGroups.map(({ label, permissions }) => (
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
              <span className={styles['choice']}>
                <Checkbox
                  aria-label="Choose everybody in this list"
                  checked={chosen.isAll}
                  indeterminate={!chosen.isAll && chosen.count > 0}
                  onChange={chosen.toggleAll}
                />
                Person
              </span>
            </th>
            <th className={styles['roleColumn']} scope="col">
              Role
            </th>
            {allPermissions.map((permission, index) => (
              <th
                key={permission.key}
                className={edge(permission.key)}
                data-for-apps={permission.isForApps}
                scope="col"
                title={`${titleOf(permission)} (${permission.key})`}
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
  return (
    <tr data-faint={person.status !== 'ACTIVE' || undefined}>
      <th className={styles['first']} scope="row">
        <span className={styles['choice']}>
          <Checkbox
            aria-label={`Choose ${personName(person)}`}
            checked={chosen.has(person.id)}
            onChange={() => chosen.toggle(person)}
          />
          <PersonCell person={person} />
        </span>
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
      {allPermissions.map(({ key, label }) => {
        const isChanged = changes.isChanged(person, key);
        const isOn = (person.storedPermissions?.includes(key) ?? false) !== isChanged;
        return (
          <td key={key} className={edge(key)}>
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
          <span className="sr">yes</span>
        </span>
      );
    const isOfRole = !isOn && person.customRole?.permissions.includes(permission) === true;
    const state = isChanged ? (isOn ? 'new' : 'gone') : isOn ? 'yes' : isOfRole ? 'role' : 'no';
    const check = isOn || isOfRole ? <IconCheck aria-hidden="true" /> : null;
    if (isFixed)
      return (
        <span
          className={styles['cell']}
          data-look={state}
          title={`${title} You can only give and take what you may do yourself.`}
        >
          {check}
          <span className="sr">{isOn || isOfRole ? 'yes' : 'no'}</span>
        </span>
      );
    return (
      <button
        type="button"
        className={styles['cell']}
        data-look={state}
        aria-pressed={isOn}
        aria-label={`${personName(person)}: ${label}${because === 'CUSTOM_ROLE' ? `, by the role ${person.customRole?.name ?? ''}` : ''}`}
        title={isChanged ? undefined : title}
        onClick={() => onToggle(person, permission)}
      >
        {check}
      </button>
    );
  },
);
