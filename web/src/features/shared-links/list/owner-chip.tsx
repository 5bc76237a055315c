import { useQuery } from '@apollo/client/react';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import { problemOf } from '../../../edge/problem.ts';
import { ClearChip } from '../../../ui/form/clear-chip.tsx';
import parts from '../../../ui/parts.module.css';
import { LinkOwnersQuery } from './links.graphql.ts';
import styles from './links.module.css';
import { recipientName } from '../labels.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** Filters by owner; for administrators. */
export function OwnerChip({
  owner,
  onPick,
}: {
  owner: string | null;
  onPick: (userId: string | null) => void;
}) {
  const { viewer } = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const isAdmin = viewer.currentTeamRole === 'TEAM_ADMIN';
  const { data, error } = useQuery(LinkOwnersQuery, {
    variables: {},
    skip: !isAdmin || (!isOpen && owner === null),
  });
  if (!isAdmin) return null;
  const people = data?.users?.items ?? [];
  if (owner !== null) {
    const found = people.find((person) => person?.id === owner);
    const name = found == null ? texts.chosen : recipientName(found);
    return <ClearChip label={common.owner} value={name} onClear={() => onPick(null)} />;
  }
  return (
    <Menu position="bottom-start" width={240} opened={isOpen} onChange={setIsOpen}>
      <Menu.Target>
        <button type="button" className={parts['chip']}>
          {common.owner}
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles['longMenu'] ?? ''}>
        {data === undefined ? (
          <Menu.Label>
            {error === undefined ? common.oneMoment : problemOf(error).message}
          </Menu.Label>
        ) : null}
        {people.map((person) =>
          person?.id === undefined ? null : (
            <Menu.Item key={person.id} onClick={() => onPick(person.id ?? null)}>
              {recipientName(person)}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
