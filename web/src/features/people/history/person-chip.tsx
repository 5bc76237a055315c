import { useQuery } from '@apollo/client/react';
import { Menu, Popover } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { problemOf } from '../../../edge/problem.ts';
import { graphql } from '../../../gql/gql.ts';
import parts from '../../../ui/parts.module.css';
import styles from '../people.module.css';
import { personName } from '../roles/permissions.ts';

const ChosenPersonQuery = graphql(`
  query ChosenPerson($id: ID!) {
    user(id: $id) {
      id
      name
      email
    }
  }
`);
const PeopleToChooseQuery = graphql(`
  query PeopleToChoose($search: String) {
    users(search: $search, page: 1, pageSize: 50) {
      total
      items {
        id
        name
        email
      }
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
          : 'Somebody who left';
    return (
      <button
        type="button"
        className={parts['chip']}
        data-set
        onClick={() => onPick(null)}
        aria-label={`Clear ${label.toLowerCase()} ${name}`}
      >
        {label} <b>{name}</b>
        <IconX aria-hidden="true" />
      </button>
    );
  }
  return (
    <Menu position="bottom-start" width={232}>
      <Menu.Target>
        <button type="button" className={parts['chip']}>
          {label}
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <Popover.Dropdown data-menu-dropdown>
        <People onPick={onPick} />
      </Popover.Dropdown>
    </Menu>
  );
}

function People({ onPick }: { onPick: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const { data, previousData, error } = useQuery(PeopleToChooseQuery, {
    variables: { search: search.trim() || null },
  });
  const found = (data ?? previousData)?.users;
  if (error !== undefined) return <Menu.Label>{problemOf(error).message}</Menu.Label>;
  if (found == null) return <Menu.Label>One moment</Menu.Label>;
  return (
    <>
      {found.total > 8 || search !== '' ? (
        <Menu.Search
          autoFocus
          aria-label="Search people"
          placeholder="Name or email"
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      ) : null}
      {found.items.length === 0 ? <Menu.Label role="status">Nobody matches this</Menu.Label> : null}
      <div
        className={styles['longMenu']}
        {...(found.items.length > 0 && { role: 'menu', 'aria-label': 'People' })}
      >
        {found.items.map(({ id, name, email }) => (
          <Menu.Item key={id} onClick={() => onPick(id)}>
            {personName({ name: name ?? null, email: email ?? null })}
          </Menu.Item>
        ))}
      </div>
    </>
  );
}
