import { useQuery } from '@apollo/client/react';
import { Menu, Popover } from '@mantine/core';
import { useState } from 'react';
import { useViewer } from '../../account/viewer.ts';
import { problemOf } from '../../edge/problem.ts';
import { PeopleToChooseQuery } from './people.graphql.ts';
import styles from './people.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** People listed before a search is needed. */
const pageSize = 50;

export type Person = { id: string; name: string | null; email: string | null };
export const personName = ({ name, email }: Person) => name ?? email ?? common.unnamed;

/** Team members by name; loads only if `isWanted`. */
export function usePeople(isWanted: boolean, search = '') {
  const { data, previousData, error } = useQuery(PeopleToChooseQuery, {
    variables: { search: search.trim() || null, pageSize },
    skip: !isWanted,
  });
  const found = (data ?? previousData)?.users;
  return {
    people: found?.items ?? [],
    total: found?.total ?? 0,
    problem: error === undefined ? null : problemOf(error).message,
    isThere: found !== undefined,
  };
}

type PeopleItemsProps = {
  /** The selected people, where several are allowed. */ chosen?: readonly string[];
  onPick: (person: Person) => void;
};

/**
 * A dropdown to choose team members. Only the list of people has the menu role, because of the
 * search field.
 */
export function PeopleDropdown(props: PeopleItemsProps) {
  return (
    <Popover.Dropdown data-menu-dropdown>
      <PeopleItems {...props} />
    </Popover.Dropdown>
  );
}

/** Team members, oneself first; with a search field if there are many. */
function PeopleItems({ chosen, onPick }: PeopleItemsProps) {
  const { viewer } = useViewer();
  const [search, setSearch] = useState('');
  const { people, total, problem, isThere } = usePeople(true, search);
  if (problem !== null) return <Menu.Label>{problem}</Menu.Label>;
  if (!isThere) return <Menu.Label>{common.oneMoment}</Menu.Label>;
  const shown = people.toSorted((a, b) => Number(b.id === viewer.id) - Number(a.id === viewer.id));
  return (
    <>
      {total > 8 || search !== '' ? (
        <Menu.Search
          autoFocus
          aria-label={texts.searchPeople}
          placeholder={common.nameOrEmail}
          value={search}
          onChange={({ currentTarget: { value } }) => setSearch(value)}
        />
      ) : null}
      {shown.length === 0 ? <Menu.Label role="status">{texts.noOneMatchesThis}</Menu.Label> : null}
      <div
        className={styles['menu']}
        {...(shown.length > 0 && { role: 'menu', 'aria-label': common.people })}
      >
        {shown.map((person) => {
          const called = personName(person);
          const name = person.id === viewer.id ? texts.personIsYou({ person: called }) : called;
          if (chosen === undefined)
            return (
              <Menu.Item key={person.id} onClick={() => onPick(person)}>
                {name}
              </Menu.Item>
            );
          return (
            <Menu.CheckboxItem
              key={person.id}
              checked={chosen.includes(person.id)}
              onChange={() => onPick(person)}
            >
              {name}
            </Menu.CheckboxItem>
          );
        })}
      </div>
    </>
  );
}
