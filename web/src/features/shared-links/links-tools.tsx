import { Menu, Switch } from '@mantine/core';
import { IconArrowsSort, IconCheck, IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import parts from '../../ui/parts.module.css';
import styles from './links.module.css';
import { OwnerChip } from './owner-chip.tsx';
import { orderWords, statusWords, typeChoices, type FilterName, type LinkFilters } from './use-link-filters.ts';
import { linksInWords } from './words.ts';

type LinksToolsProps = { filters: LinkFilters; total: number; asOf: string | null; onChange: (name: FilterName, value: string | null) => void };

/** Pause in typing after which the list is asked, in milliseconds. */
const pause = 200;

/** What narrows the list: a search, chips, the order, whose views count, and how many are left. */
export function LinksTools({ filters: { search, status, type, owner, order, withOthers }, total, asOf, onChange }: LinksToolsProps) {
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
        <span className="sr">Search links</span>
        <input
          ref={input} type="search" defaultValue={search ?? ''} placeholder="Name, address or recipient" autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => onChange('search', value.trim()), pause);
          }}
        />
      </label>
      <div className={styles['chips']}>
        <Chip word="Status" set={status && statusWords[status]} options={statusWords} onPick={(value) => onChange('status', value)} />
        <Chip word="Type" set={type && typeChoices[type]} options={typeChoices} onPick={(value) => onChange('type', value)} />
        <OwnerChip owner={owner} onPick={(value) => onChange('owner', value)} />
        <Menu position="bottom-start" width={200}>
          <Menu.Target><button type="button" className={parts['chip']} data-set={order !== 'newest' || undefined}><IconArrowsSort aria-hidden="true" />{orderWords[order]}</button></Menu.Target>
          <Menu.Dropdown>
            {Object.entries(orderWords).map(([value, word]) => <Menu.Item key={value} rightSection={value === order ? <IconCheck aria-label="chosen" size={16} /> : null} onClick={() => onChange('order', value === 'newest' ? null : value)}>{word}</Menu.Item>)}
          </Menu.Dropdown>
        </Menu>
      </div>
      <Switch className={styles['others'] ?? ''} size="xs" label="With own team and bots" checked={withOthers} onChange={({ currentTarget: { checked } }) => onChange('everyone', checked ? '1' : null)} />
      <p className={styles['total']}><span role="status">{linksInWords(total)}</span>{asOf === null ? null : <span title="Up to this moment the figures are complete">, as of {new Date(asOf).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}</span>}</p>
    </div>
  );
}

type ChipProps = { word: string; set: string | null; options: Record<string, string>; onPick: (value: string | null) => void };

function Chip({ word, set, options, onPick }: ChipProps) {
  if (set !== null) return <button type="button" className={parts['chip']} data-set onClick={() => onPick(null)} aria-label={`Clear ${word.toLowerCase()} ${set}`}>{word} <b>{set}</b><IconX aria-hidden="true" /></button>;
  return (
    <Menu position="bottom-start" width={176}>
      <Menu.Target><button type="button" className={parts['chip']}>{word}<IconChevronDown aria-hidden="true" /></button></Menu.Target>
      <Menu.Dropdown>{Object.entries(options).map(([value, name]) => <Menu.Item key={value} onClick={() => onPick(value)}>{name}</Menu.Item>)}</Menu.Dropdown>
    </Menu>
  );
}
