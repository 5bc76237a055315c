import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FilterChip } from '../filter-chip.tsx';
import { GroupsForPeopleQuery } from '../people.graphql.ts';
import { texts } from './texts.ts';

/** Filters by group; the groups load when the menu opens. */
export function GroupChip({
  groupId,
  onPick,
}: {
  groupId: string | null;
  onPick: (groupId: string | null) => void;
}) {
  const [isWanted, setIsWanted] = useState(groupId !== null);
  const { data } = useQuery(GroupsForPeopleQuery, { skip: !isWanted });
  const groups = data?.groups?.items ?? [];
  const set =
    groupId === null ? null : (groups.find(({ id }) => id === groupId)?.name ?? texts.aGroup);
  return (
    <FilterChip
      label={texts.group}
      set={set}
      groups={[
        { label: null, options: groups.map(({ id, name }) => ({ value: id, label: name })) },
      ]}
      onPick={onPick}
      onOpen={() => setIsWanted(true)}
    />
  );
}
