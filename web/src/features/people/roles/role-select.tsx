import { useQuery } from '@apollo/client/react';
import { Select } from '@mantine/core';
import { RoleNamesQuery } from '../people.graphql.ts';
import { mayGive, type Editor } from './permissions.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

/** The team's custom roles. */
export function useRoles(isWanted = true) {
  const { data } = useQuery(RoleNamesQuery, { skip: !isWanted, fetchPolicy: 'cache-and-network' });
  return data?.customRoles ?? [];
}

type RoleSelectProps = {
  value: string | null;
  editor: Editor;
  isDisabled?: boolean;
  error?: string | undefined;
  onChange: (id: string | null) => void;
};

/** A custom role or none. Nobody grants a role with more permissions than they hold. */
export function RoleSelect({
  value,
  editor,
  isDisabled = false,
  error,
  onChange,
}: RoleSelectProps) {
  const roles = useRoles();
  // Shows a refusal at the select, even after the last role was deleted.
  if (roles.length === 0 && error === undefined) return null;
  const own = roles.find(({ id }) => id === value);
  return (
    <Select
      label={texts.customRole}
      description={texts.givesWhatItSaysBeside}
      placeholder={common.none}
      clearable
      searchable
      value={value}
      onChange={onChange}
      error={error}
      disabled={isDisabled || (own !== undefined && !mayGive(editor, own))}
      data={roles.map((role) => ({
        value: role.id,
        label: role.name,
        disabled: !mayGive(editor, role),
      }))}
      nothingFoundMessage={texts.noRoleIsCalledSo}
      comboboxProps={{ hideDetached: false, shadow: 'none' }}
    />
  );
}
