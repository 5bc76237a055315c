import { useState } from 'react';
import type { TeamRole } from '../../../gql/graphql.ts';
import { roleLabels } from '../../../account/role-name.ts';
import { useViewer } from '../../../account/viewer.ts';
import { FilterChip } from '../filter-chip.tsx';
import { useRoles } from '../roles/role-select.tsx';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const builtIn = Object.entries(roleLabels).map(([value, label]) => ({ value, label }));

/** Filters by role; custom roles load when the menu opens. */
export function RoleChip({
  role,
  customRoleId,
  onPick,
}: {
  role: TeamRole | null;
  customRoleId: string | null;
  onPick: (role: string | null) => void;
}) {
  const { can } = useViewer();
  const [isWanted, setIsWanted] = useState(customRoleId !== null);
  const own = useRoles(isWanted && can('can_edit_users')).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const set =
    customRoleId === null
      ? role && roleLabels[role]
      : (own.find(({ value }) => value === customRoleId)?.label ?? texts.aRole);
  return (
    <FilterChip
      label={common.role}
      set={set}
      groups={[
        { label: null, options: builtIn },
        ...(own.length === 0 ? [] : [{ label: texts.customRoles, options: own }]),
      ]}
      onPick={onPick}
      onOpen={() => setIsWanted(true)}
    />
  );
}
