import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { TableHead } from '../../shared/list/table-head.tsx';
import type { GroupRowFragment } from '../../gql/graphql.ts';
import { Ago } from '../../ui/format/ago.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import table from '../../ui/table.module.css';
import styles from './groups.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

export function GroupsTable({ groups }: { groups: readonly GroupRowFragment[] }) {
  return (
    <table className={table['table']}>
      <colgroup>
        <col />
        <col style={{ width: 112 }} />
        <col className={table['medium']} style={{ width: 168 }} />
      </colgroup>
      <TableHead columns={[[texts.group], [common.people, 'num'], [texts.created, 'medium']]} />
      <tbody>
        {groups.map(({ id, name, memberCount, createdAt }) => (
          <tr key={id} className={styles['row']}>
            <th scope="row">
              <Link to={`/people/groups/${id}`} title={name}>
                {name}
              </Link>
            </th>
            <td className={table['num']}>{countLabel(memberCount)}</td>
            <td className={table['medium']}>
              <span className={styles['made']}>
                <Ago at={createdAt} />
                <IconChevronRight className="icon dim" aria-hidden="true" />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
