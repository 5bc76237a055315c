import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { graphql } from '../gql/gql.ts';
import { countWords } from '../ui/format/count-label.ts';

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

export type Heir = { id: string; name: string };

const counted = (count: number, word: string) =>
  count === 1 ? `1 ${word}` : `${countWords(count)} ${word}s`;

/** “1 presentation and 12 links”; nothing of who owns none. */
export function ownedWords({
  presentations,
  sharedLinks,
}: {
  presentations: number;
  sharedLinks: number;
}): string {
  return [
    presentations > 0 && counted(presentations, 'presentation'),
    sharedLinks > 0 && counted(sharedLinks, 'link'),
  ]
    .filter((words) => words !== false)
    .join(' and ');
}

/** Somebody of the team who may sign in, oneself first. */
export function HeirChoice({
  notThis,
  heir,
  onChoose,
}: {
  notThis: string;
  heir: Heir | null;
  onChoose: (heir: Heir | null) => void;
}) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 200);
  const { data, previousData } = useQuery(HeirsQuery, {
    variables: { search: asked === heir?.name ? null : asked || null },
  });
  const people = ((data ?? previousData)?.users?.items ?? [])
    .filter(({ id }) => id !== notThis)
    .map((person) => ({ value: person.id, label: person.name ?? person.email ?? 'Somebody' }));
  const options =
    heir === null || people.some(({ value }) => value === heir.id)
      ? people
      : [{ value: heir.id, label: heir.name }, ...people];
  return (
    <Select
      label="New owner"
      w="100%"
      data={options}
      value={heir?.id ?? null}
      searchable
      filter={({ options: all }) => all}
      nothingFoundMessage="Nobody of the team matches this"
      comboboxProps={{ hideDetached: false, shadow: 'none' }}
      onSearchChange={setSearch}
      onChange={(value, option) =>
        onChoose(value === null ? null : { id: value, name: option?.label ?? '' })
      }
    />
  );
}
