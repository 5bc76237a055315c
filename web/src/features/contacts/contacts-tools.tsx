import { Menu, Switch } from '@mantine/core';
import { IconCheck, IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import parts from '../../ui/parts.module.css';
import styles from './contacts.module.css';
import { spans, type Filters, type Span } from './use-contact-filters.ts';

/** Pause in typing after which the list is asked, in milliseconds. */
const pause = 200;

/** What narrows the list, and whose visits count. */
export function ContactsTools({ filters: { search, setSearch, seen, setSeen, withOthers, setWithOthers } }: { filters: Filters }) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cleared elsewhere (a button, the way back): the field follows, but never while one types in it.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) input.current.value = search ?? '';
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  function look(text: string) {
    clearTimeout(timer.current);
    setSearch(text);
  }
  return (
    <div className={styles['tools']}>
      <form role="search" aria-label="Contacts" onSubmit={(event) => { event.preventDefault(); look(input.current?.value ?? ''); }}>
        <label>
          <IconSearch className="icon" aria-hidden="true" />
          <span className="sr">Find contacts</span>
          <input
            ref={input} type="search" defaultValue={search ?? ''} placeholder="Name or address" autoComplete="off" enterKeyHint="search"
            onChange={({ currentTarget: { value } }) => { clearTimeout(timer.current); timer.current = setTimeout(() => look(value), pause); }}
          />
        </label>
      </form>
      {seen !== null
        ? <button type="button" className={parts['chip']} data-set onClick={() => setSeen(null)} aria-label={`Clear: last seen ${spans[seen]}`}>Last seen <b>{spans[seen]}</b><IconX aria-hidden="true" /></button>
        : (
          <Menu position="bottom-start" width={176}>
            <Menu.Target><button type="button" className={parts['chip']}>Last seen<IconChevronDown aria-hidden="true" /></button></Menu.Target>
            <Menu.Dropdown>{(Object.keys(spans) as Span[]).map((each) => <Menu.Item key={each} leftSection={each === seen ? <IconCheck aria-hidden="true" /> : null} onClick={() => setSeen(each)}>{spans[each]}</Menu.Item>)}</Menu.Dropdown>
          </Menu>
        )}
      <Switch size="xs" label="With own team and bots" checked={withOthers} onChange={({ currentTarget: { checked } }) => setWithOthers(checked)} />
    </div>
  );
}
