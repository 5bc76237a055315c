import { IconCheck } from '@tabler/icons-react';
import { memo, type CSSProperties } from 'react';
import type { PersonFragment } from '../../gql/graphql.ts';
import styles from './people.module.css';
import { allPermissions, isAdmin, mayGrant, nameOf, permissionGroups, type Editor } from './permissions.ts';
import { PersonCell, RoleCell } from './person-cell.tsx';
import type { Changes } from './use-changes.ts';

const edges: ReadonlySet<string> = new Set(permissionGroups.map(({ permissions }) => permissions[0]?.key ?? ''));
const edge = (key: string) => (edges.has(key) ? styles['edge'] : undefined);

type MatrixProps = { people: readonly PersonFragment[]; editor: Editor; changes: Changes };

/** What everybody may do: people down, permissions across. The head and the names stay while one scrolls. */
export function Matrix({ people, editor, changes }: MatrixProps) {
  return (
    <div className={styles['wrap']} role="region" aria-label="Permissions" tabIndex={0}>
      <table className={styles['matrix']}>
        <thead>
          <tr className={styles['groups']}>
            <td className={styles['first']} /><td className={styles['roleColumn']} />
            {permissionGroups.map(({ word, permissions }) => <th key={word} className={styles['edge']} colSpan={permissions.length} scope="colgroup">{word}</th>)}
            <td className={styles['pad']} />
          </tr>
          <tr className={styles['keys']}>
            <th className={styles['first']} scope="col">Person</th><th className={styles['roleColumn']} scope="col">Role</th>
            {allPermissions.map(({ key, word }, index) => <th key={key} className={edge(key)} scope="col" title={key} style={{ '--i': index + 1 } as CSSProperties}><div><span>{word}</span></div></th>)}
            <td className={styles['pad']} style={{ '--i': 29 } as CSSProperties} />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} data-faint={person.status !== 'ACTIVE' || undefined}>
              <th className={styles['first']} scope="row"><PersonCell person={person} /></th>
              <td className={styles['roleColumn']}><RoleCell person={person} /></td>
              {allPermissions.map(({ key, word }) => {
                const isChanged = changes.isChanged(person, key);
                return <td key={key} className={edge(key)}><Cell person={person} permission={key} word={word} isOn={changes.has(person, key) !== isChanged} isChanged={isChanged} isFixed={!mayGrant(editor, person, key)} onToggle={changes.toggle} /></td>;
              })}
              <td className={styles['pad']} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type CellProps = { person: PersonFragment; permission: string; word: string; isOn: boolean; isChanged: boolean; isFixed: boolean; onToggle: (person: PersonFragment, key: string) => void };

const Cell = memo(({ person, permission, word, isOn, isChanged, isFixed, onToggle }: CellProps) => {
  const who = nameOf(person);
  const look = isChanged ? (isOn ? 'new' : 'gone') : isOn ? 'yes' : 'no';
  if (isAdmin(person)) return <span className={styles['cell']} data-look="all" title={`${who}: administrators may do everything`}><IconCheck aria-hidden="true" /><span className="sr">yes</span></span>;
  if (isFixed) return <span className={styles['cell']} data-look={look} title={`${who}: ${word}. You can only give and take what you may do yourself.`}>{isOn ? <IconCheck aria-hidden="true" /> : null}<span className="sr">{isOn ? 'yes' : 'no'}</span></span>;
  return (
    <button type="button" className={styles['cell']} data-look={look} aria-pressed={isOn} aria-label={`${who}: ${word}`} onClick={() => onToggle(person, permission)}>
      {isOn ? <IconCheck aria-hidden="true" /> : null}
    </button>
  );
});
