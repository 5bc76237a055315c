import { Menu } from '@mantine/core';
import { IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import parts from '../../ui/parts.module.css';
import styles from './people.module.css';
import { permissionGroups, wordOf } from './permissions.ts';
import { roleWords, statusWords, type PeopleFilters } from './use-people-filters.ts';

type Name = 'search' | 'role' | 'status' | 'may';
type PeopleToolsProps = { filters: PeopleFilters; total: number; hint: string | null; onChange: (name: Name, value: string | null) => void };

/** Pause in typing after which the list is asked, in milliseconds. */
const pause = 200;

const entries = (words: Record<string, string>) => Object.entries(words).map(([value, word]) => ({ value, word }));
const groups = permissionGroups.map(({ word, permissions }) => ({ word, options: permissions.map((permission) => ({ value: permission.key, word: permission.word })) }));

/** What narrows the list: a search, three chips, and how many are left. */
export function PeopleTools({ filters: { search, role, status, permission }, total, hint, onChange }: PeopleToolsProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => { // Cleared elsewhere: the field follows, but never while one types in it.
    if (input.current !== null && document.activeElement !== input.current) input.current.value = search ?? '';
  }, [search]);
  return (
    <div className={styles['tools']}>
      <label className={styles['find']}>
        <IconSearch className="icon" aria-hidden="true" />
        <span className="sr">Search people</span>
        <input
          ref={input} type="search" defaultValue={search ?? ''} placeholder="Name or email" autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => onChange('search', value.trim()), pause);
          }}
        />
      </label>
      <div className={styles['chips']}>
        <Chip word="Role" set={role && roleWords[role]} groups={[{ word: null, options: entries(roleWords) }]} onPick={(value) => onChange('role', value)} />
        <Chip word="Status" set={status && statusWords[status]} groups={[{ word: null, options: entries(statusWords) }]} onPick={(value) => onChange('status', value)} />
        <Chip word="Permission" set={permission && wordOf(permission)} groups={groups} onPick={(value) => onChange('may', value)} />
      </div>
      <p className={styles['hint']}>{hint}</p>
      <p className={styles['total']} role="status">{total === 1 ? '1 person' : `${total.toLocaleString('en')} people`}</p>
    </div>
  );
}

type ChipProps = { word: string; set: string | null; groups: readonly { word: string | null; options: readonly { value: string; word: string }[] }[]; onPick: (value: string | null) => void };

function Chip({ word, set, groups: shown, onPick }: ChipProps) {
  if (set !== null) return <button type="button" className={parts['chip']} data-set onClick={() => onPick(null)} aria-label={`Clear ${word.toLowerCase()} ${set}`}>{word} <b>{set}</b><IconX aria-hidden="true" /></button>;
  return (
    <Menu position="bottom-start" width={208}>
      <Menu.Target><button type="button" className={parts['chip']}>{word}<IconChevronDown aria-hidden="true" /></button></Menu.Target>
      <Menu.Dropdown className={styles['longMenu'] ?? ''}>
        {shown.map((group) => [
          group.word === null ? null : <Menu.Label key={group.word}>{group.word}</Menu.Label>,
          ...group.options.map((option) => <Menu.Item key={option.value} onClick={() => onPick(option.value)}>{option.word}</Menu.Item>),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
