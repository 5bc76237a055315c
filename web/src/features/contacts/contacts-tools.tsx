import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { keysOf } from '../../typed/keys-of.ts';
import { InternalVisitsSwitch } from '../../shared/readers/internal-visits-switch.tsx';
import { ClearChip } from '../../ui/form/clear-chip.tsx';
import parts from '../../ui/parts.module.css';
import { useDebouncedSearch } from '../../ui/hooks/use-debounced-search.ts';
import styles from './contacts.module.css';
import { spans, type Filters } from './use-contact-filters.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Filters the list and the visits that count. */
export function ContactsTools({
  filters: { search, setSearch, seen, setSeen, withOthers, setWithOthers },
}: {
  filters: Filters;
}) {
  const input = useRef<HTMLInputElement>(null);
  const searchSoon = useDebouncedSearch(setSearch);
  // The field follows changes made elsewhere, but not while the user types.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current)
      input.current.value = search ?? '';
  }, [search]);
  function onInput(text: string) {
    searchSoon.cancel();
    setSearch(text);
  }
  return (
    <div className={styles['tools']}>
      <form
        role="search"
        aria-label={common.contacts}
        onSubmit={(event) => {
          event.preventDefault();
          onInput(input.current?.value ?? '');
        }}
      >
        <label>
          <IconSearch className="icon" aria-hidden="true" />
          <span className="sr">{texts.findContacts}</span>
          <input
            ref={input}
            type="search"
            defaultValue={search ?? ''}
            placeholder={common.nameOrEmail}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ currentTarget: { value } }) => searchSoon(value)}
          />
        </label>
      </form>
      {seen !== null ? (
        <ClearChip label={common.lastSeen} value={spans[seen]} onClear={() => setSeen(null)} />
      ) : (
        <Menu position="bottom-start" width={176}>
          <Menu.Target>
            <button type="button" className={parts['chip']}>
              {common.lastSeen}
              <IconChevronDown aria-hidden="true" />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {keysOf(spans).map((each) => (
              <Menu.Item
                key={each}
                leftSection={each === seen ? <IconCheck aria-hidden="true" /> : null}
                onClick={() => setSeen(each)}
              >
                {spans[each]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <InternalVisitsSwitch isOn={withOthers} onChange={setWithOthers} />
    </div>
  );
}
