import { useQuery } from '@apollo/client/react';
import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { graphql } from '../../../gql/gql.ts';
import { PeopleDropdown } from '../../../shared/people/people-menu.tsx';
import { ClearChip } from '../../../ui/form/clear-chip.tsx';
import parts from '../../../ui/parts.module.css';
import { personName } from '../roles/permissions.ts';
import { common } from '../../../texts/common.ts';

const ChosenPersonQuery = graphql(`
  query ChosenPerson($id: ID!) {
    user(id: $id) {
      id
      name
      email
    }
  }
`);

type PersonChipProps = { label: string; id: string | null; onPick: (id: string | null) => void };

/** A team member found by name or email; the chip clears itself. */
export function PersonChip({ label, id, onPick }: PersonChipProps) {
  const { data } = useQuery(ChosenPersonQuery, { variables: { id: id ?? '' }, skip: id === null });
  if (id !== null) {
    const name =
      data === undefined
        ? '…'
        : data.user
          ? personName({ name: data.user.name ?? null, email: data.user.email ?? null })
          : common.formerMember;
    return <ClearChip label={label} value={name} onClear={() => onPick(null)} />;
  }
  return (
    <Menu position="bottom-start" width={232}>
      <Menu.Target>
        <button type="button" className={parts['chip']}>
          {label}
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <PeopleDropdown onPick={(person) => onPick(person.id)} />
    </Menu>
  );
}
