import { IconChevronRight } from '@tabler/icons-react';
import type { PersonFragment } from '../../gql/graphql.ts';
import table from '../../ui/table.module.css';
import { PersonCell, RoleCell } from './person-cell.tsx';
import { isAdmin } from './permissions.ts';

/** The team as a list: on a phone, and for those who may look but not edit. */
export function PeopleTable({ people, mayEdit }: { people: readonly PersonFragment[]; mayEdit: boolean }) {
  return (
    <table className={`${table['table']} ${table['tall']}`}>
      <colgroup><col /><col className={table['medium']} style={{ width: '32%' }} /><col style={{ width: 168 }} /></colgroup>
      <thead><tr><th scope="col">Person</th><th scope="col" className={table['medium']}>{mayEdit ? 'May edit' : 'Title'}</th><th scope="col">Role</th></tr></thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td><PersonCell person={person} /></td>
            <td className={table['medium']}><span className="cut dim">{mayEdit ? mayWords(person) : (person.title ?? '')}</span></td>
            <td><span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 }}><RoleCell person={person} /><IconChevronRight className="icon dim" aria-hidden="true" /></span></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function mayWords(person: PersonFragment): string {
  if (isAdmin(person)) return 'Everything';
  const count = person.storedPermissions?.length ?? 0;
  return count === 0 ? 'Nothing' : count === 1 ? '1 thing' : `${count} things`;
}
