import { Menu } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import parts from '../../ui/parts.module.css';
import styles from './people.module.css';

type Options = { word: string | null; options: readonly { value: string; word: string }[] };
type ChipProps = {
  word: string;
  set: string | null;
  groups: readonly Options[];
  onPick: (value: string | null) => void;
  onOpen?: () => void;
};

/** One of several, or none; what is set is cleared by the chip itself. */
export function Chip({ word, set, groups, onPick, onOpen }: ChipProps) {
  if (set !== null)
    return (
      <button
        type="button"
        className={parts['chip']}
        data-set
        onClick={() => onPick(null)}
        aria-label={`Clear ${word.toLowerCase()} ${set}`}
      >
        {word} <b>{set}</b>
        <IconX aria-hidden="true" />
      </button>
    );
  return (
    <Menu position="bottom-start" width={208} {...(onOpen && { onOpen })}>
      <Menu.Target>
        <button type="button" className={parts['chip']}>
          {word}
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles['longMenu'] ?? ''}>
        {groups.map((group) => [
          group.word === null ? null : <Menu.Label key={group.word}>{group.word}</Menu.Label>,
          ...group.options.map((option) => (
            <Menu.Item key={option.value} onClick={() => onPick(option.value)}>
              {option.word}
            </Menu.Item>
          )),
        ])}
        {groups.every(({ options }) => options.length === 0) ? (
          <Menu.Label>There is none yet</Menu.Label>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
