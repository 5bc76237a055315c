import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { ClearChip } from '../../ui/form/clear-chip.tsx';
import parts from '../../ui/parts.module.css';
import styles from './people.module.css';
import { texts } from './texts.ts';

type Options = { label: string | null; options: readonly { value: string; label: string }[] };
type FilterChipProps = {
  label: string;
  set: string | null;
  groups: readonly Options[];
  onPick: (value: string | null) => void;
  onOpen?: () => void;
};

/** Chooses one value or none; the chip clears itself. */
export function FilterChip({ label, set, groups, onPick, onOpen }: FilterChipProps) {
  if (set !== null) return <ClearChip label={label} value={set} onClear={() => onPick(null)} />;
  return (
    <Menu position="bottom-start" width={208} {...(onOpen && { onOpen })}>
      <Menu.Target>
        <button type="button" className={parts['chip']}>
          {label}
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles['longMenu'] ?? ''}>
        {groups.map((group) => [
          group.label === null ? null : <Menu.Label key={group.label}>{group.label}</Menu.Label>,
          ...group.options.map((option) => (
            <Menu.Item key={option.value} onClick={() => onPick(option.value)}>
              {option.label}
            </Menu.Item>
          )),
        ])}
        {groups.every(({ options }) => options.length === 0) ? (
          <Menu.Label>{texts.thereIsNoneYet}</Menu.Label>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
