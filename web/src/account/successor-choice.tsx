import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { graphql } from '../gql/gql.ts';
import { countLabel } from '../ui/format/count-label.ts';
import { common } from '../texts/common.ts';
import { listText } from '../texts/list.ts';
import { texts } from './texts.ts';

export const WorksQuery = graphql(`
  query Works($id: ID!) {
    user(id: $id) {
      id
      works {
        presentations
        sharedLinks
      }
    }
  }
`);
const HeirsQuery = graphql(`
  query Heirs($search: String) {
    users(search: $search, status: ACTIVE, pageSize: 20) {
      total
      items {
        id
        name
        email
      }
    }
  }
`);

export type Successor = { id: string; name: string };

/** “1 presentation and 12 links”; null for people who own nothing. */
export function ownedLabel({
  presentations,
  sharedLinks,
}: {
  presentations: number;
  sharedLinks: number;
}): string {
  const parts = [
    presentations > 0 &&
      texts.presentationsCount({ count: presentations, number: countLabel(presentations) }),
    sharedLinks > 0 && texts.linksCount({ count: sharedLinks, number: countLabel(sharedLinks) }),
  ];
  return listText(
    parts.filter((words) => words !== false),
    'conjunction',
  );
}

/** Team members who can sign in, oneself first. */
export function SuccessorChoice({
  notThis,
  successor,
  onChoose,
}: {
  notThis: string;
  successor: Successor | null;
  onChoose: (successor: Successor | null) => void;
}) {
  const [search, setSearch] = useState('');
  const [debouncedSearch] = useDebouncedValue(search.trim(), 200);
  const { data, previousData } = useQuery(HeirsQuery, {
    variables: { search: debouncedSearch === successor?.name ? null : debouncedSearch || null },
  });
  const people = ((data ?? previousData)?.users?.items ?? [])
    .filter(({ id }) => id !== notThis)
    .map((person) => ({ value: person.id, label: person.name ?? person.email ?? common.unnamed }));
  const options =
    successor === null || people.some(({ value }) => value === successor.id)
      ? people
      : [{ value: successor.id, label: successor.name }, ...people];
  return (
    <Select
      label={texts.newOwner}
      w="100%"
      data={options}
      value={successor?.id ?? null}
      searchable
      filter={({ options: all }) => all}
      nothingFoundMessage={texts.noOneMatchesYourSearch}
      comboboxProps={{ hideDetached: false, shadow: 'none' }}
      onSearchChange={setSearch}
      onChange={(value, option) =>
        onChoose(value === null ? null : { id: value, name: option?.label ?? '' })
      }
    />
  );
}
