import type { PersonFragment } from '../../../gql/graphql.ts';
import { Ago } from '../../../ui/format/ago.tsx';
import { daysLeft } from '../../../ui/format/days-left.ts';
import table from '../../../ui/table.module.css';
import { PersonCell } from '../person-cell.tsx';
import { RestoreButton } from '../restore-button.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Removed people who can still be restored, and until when. */
export function RemovedTable({ people }: { people: readonly PersonFragment[] }) {
  return (
    <table className={`${table['table']} ${table['tall']}`}>
      <colgroup>
        <col />
        <col className={table['medium']} style={{ width: 168 }} />
        <col className={table['medium']} style={{ width: 136 }} />
        <col style={{ width: 208 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{common.person}</th>
          <th scope="col" className={table['medium']}>
            {common.removed}
          </th>
          <th scope="col" className={table['medium']}>
            {texts.canComeBack}
          </th>
          <th scope="col">
            <span className="sr">{common.restore}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              <PersonCell person={person} />
            </td>
            <td className={table['medium']}>
              {person.removal == null ? null : <Ago at={person.removal.removedAt} />}
            </td>
            <td className={table['medium']}>
              {person.removal == null ? null : daysLeft(person.removal.restorableUntil)}
            </td>
            <td className={table['num']}>
              <RestoreButton person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
