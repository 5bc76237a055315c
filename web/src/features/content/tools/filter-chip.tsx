import { Menu } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { keysOf } from '../../../typed/keys-of.ts';
import parts from '../../../ui/parts.module.css';
import styles from '../content.module.css';
import { texts } from './texts.ts';

type FilterChipProps = {
  label: string;
  set: readonly string[];
  onClear: () => void;
  /** The dropdown. */ children: ReactNode;
};

/** “Type PDF +1”: opens several choices; the cross clears them. */
export function FilterChip({ label, set, onClear, children }: FilterChipProps) {
  const isSet = set.length > 0;
  return (
    <span className={styles['chip']} data-set={isSet || undefined}>
      <Menu position="bottom-start" width={224} hideDetached={false}>
        <Menu.Target>
          <button type="button" className={parts['chip']} data-set={isSet || undefined}>
            {label}
            {isSet ? (
              <b className="cut">
                {set[0]}
                {set.length > 1 ? ` +${set.length - 1}` : ''}
              </b>
            ) : (
              <IconChevronDown aria-hidden="true" />
            )}
          </button>
        </Menu.Target>
        {children}
      </Menu>
      {isSet ? (
        <button
          type="button"
          className={styles['unset']}
          aria-label={texts.clearFilter({ filter: label.toLowerCase(), values: set.join(', ') })}
          onClick={onClear}
        >
          <IconX aria-hidden="true" />
        </button>
      ) : null}
    </span>
  );
}

type ChoiceChipProps<Key extends string> = {
  label: string;
  options: Readonly<Record<Key, string>>;
  chosen: readonly Key[];
  onChoose: (chosen: readonly Key[]) => void;
};

export function ChoiceChip<Key extends string>({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceChipProps<Key>) {
  const keys = keysOf(options);
  const toggle = (key: Key) =>
    onChoose(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
  return (
    <FilterChip label={label} set={chosen.map((key) => options[key])} onClear={() => onChoose([])}>
      <Menu.Dropdown>
        {keys.map((key) => (
          <Menu.CheckboxItem key={key} checked={chosen.includes(key)} onChange={() => toggle(key)}>
            {options[key]}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </FilterChip>
  );
}
