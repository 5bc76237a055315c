import { useQuery } from '@apollo/client/react';
import { MultiSelect } from '@mantine/core';
import { problemOf } from '../../../edge/problem.ts';
import { GroupChoicesQuery } from '../../../shared/groups/group-choices.graphql.ts';
import type { Field } from './field.ts';
import type { Value } from './values.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type GroupsFieldProps = {
  field: Field;
  value: readonly string[];
  complaint: string | null;
  onChange: (value: Value) => void;
};

/** The groups that see it; a deleted one stays until removed. */
export function GroupsField({ field, value, complaint, onChange }: GroupsFieldProps) {
  const { data, error } = useQuery(GroupChoicesQuery);
  const groups = data?.groups?.items ?? [];
  const isThere = (id: string) => groups.some((group) => group.id === id);
  const gone = value
    .filter((id) => !isThere(id))
    .map((id) => ({
      value: id,
      label: data === undefined ? common.oneMoment : texts.deletedGroup,
    }));
  return (
    <MultiSelect
      label={field.label}
      description={field.meaning}
      error={complaint}
      data={[...groups.map(({ id, name }) => ({ value: id, label: name })), ...gone]}
      value={[...value]}
      onChange={onChange}
      searchable
      clearable
      hidePickedOptions
      placeholder={value.length === 0 ? texts.wholeTeam : ''}
      nothingFoundMessage={
        error !== undefined
          ? problemOf(error).message
          : groups.length === 0
            ? texts.thereAreNoGroupsYet
            : texts.noGroupIsCalledSo
      }
      comboboxProps={{ hideDetached: false, shadow: 'none' }}
      maxDropdownHeight={280}
    />
  );
}
