import { useQuery } from '@apollo/client/react';
import { Menu } from '@mantine/core';
import { GroupChoicesQuery } from '../../../shared/groups/group-choices.graphql.ts';
import { common } from '../../../texts/common.ts';
import { FilterChip } from './filter-chip.tsx';
import styles from '../content.module.css';
import { texts } from './texts.ts';

type GroupFilterProps = {
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** Shown only where the team has groups. */
export function GroupFilter({ chosen, onChoose }: GroupFilterProps) {
  const { data } = useQuery(GroupChoicesQuery);
  const groups = data?.groups.items ?? [];
  if (groups.length === 0 && chosen.length === 0) return null;
  const nameOf = (id: string) => groups.find((group) => group.id === id)?.name ?? texts.chosen;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <FilterChip label={common.group} set={chosen.map(nameOf)} onClear={() => onChoose([])}>
      <Menu.Dropdown className={styles['groups'] ?? ''}>
        {groups.map(({ id, name }) => (
          <Menu.CheckboxItem key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
            {name}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </FilterChip>
  );
}
