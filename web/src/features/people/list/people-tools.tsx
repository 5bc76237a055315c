import { FindField } from '../../../ui/find-field.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import { Segments } from '../../../ui/segments.tsx';
import { ChipRow } from '../../../ui/side-scroll.tsx';
import { AsOfChip } from '../as-of/as-of-chip.tsx';
import { FilterChip } from '../filter-chip.tsx';
import { GroupChip } from './group-chip.tsx';
import styles from '../people.module.css';
import { permissionLabel, usePermissionGroups } from '../roles/permissions.ts';
import { RoleChip } from './role-chip.tsx';
import { sortLabels, statusLabels, type PeopleFilters } from './use-people-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

type Name = 'search' | 'role' | 'status' | 'may' | 'group' | 'sort' | 'view';
type PeopleToolsProps = {
  filters: PeopleFilters;
  isMatrixChosen: boolean;
  total: number;
  hint: string | null;
  mayEdit: boolean;
  onChange: (name: Name, value: string | null) => void;
};

const entries = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
/** Filters and the number of results. */
export function PeopleTools({
  filters: { search, role, customRoleId, status, permission, groupId, sort },
  isMatrixChosen,
  total,
  hint,
  mayEdit,
  onChange,
}: PeopleToolsProps) {
  const groups = usePermissionGroups().map(({ label, permissions }) => ({
    label,
    options: permissions.map(({ key, label }) => ({ value: key, label })),
  }));
  // A removed person has no role.
  const isShown = (set: string | null) => status !== 'REMOVED' || set !== null;
  return (
    <div className={styles['tools']}>
      <FindField
        label={texts.searchPeople}
        placeholder={common.nameOrEmail}
        search={search}
        onSearch={(text) => onChange('search', text)}
      />
      <ChipRow>
        {isShown(role ?? customRoleId) ? (
          <RoleChip
            role={role}
            customRoleId={customRoleId}
            onPick={(value) => onChange('role', value)}
          />
        ) : null}
        <FilterChip
          label={common.status}
          set={status && statusLabels[status]}
          groups={[
            {
              label: null,
              options: entries(statusLabels).filter(({ value }) => mayEdit || value !== 'REMOVED'),
            },
          ]}
          onPick={(value) => onChange('status', value)}
        />
        {isShown(permission) ? (
          <FilterChip
            label={texts.permission}
            set={permission && permissionLabel(permission)}
            groups={groups}
            onPick={(value) => onChange('may', value)}
          />
        ) : null}
        {isShown(groupId) ? (
          <GroupChip groupId={groupId} onPick={(value) => onChange('group', value)} />
        ) : null}
        <FilterChip
          label={texts.sort}
          set={sort === 'NAME' ? null : sortLabels[sort]}
          groups={[{ label: null, options: entries(sortLabels) }]}
          onPick={(value) => onChange('sort', value === 'NAME' ? null : value)}
        />
        {mayEdit ? <AsOfChip /> : null}
      </ChipRow>
      {hint === null ? null : <p className={styles['hint']}>{hint}</p>}
      <p className={styles['total']} role="status">
        {texts.peopleWithTotal({ count: total, total: countLabel(total) })}
      </p>
      {mayEdit && status !== 'REMOVED' ? (
        <div className={styles['views']}>
          <Segments
            label={texts.view}
            value={isMatrixChosen ? 'permissions' : 'list'}
            options={[
              { value: 'list', label: texts.list },
              { value: 'permissions', label: common.permissions },
            ]}
            onChange={(view) => onChange('view', view === 'list' ? null : view)}
          />
        </div>
      ) : null}
    </div>
  );
}
