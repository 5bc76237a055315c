import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { texts } from './texts.ts';

type FindSettingProps = { search: string; onSearch: (search: string) => void };

/** Filters the settings by name; Escape clears it. */
export function FindSetting({ search, onSearch }: FindSettingProps) {
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault(); // Enter does not save.
    if (event.key === 'Escape') onSearch('');
  }
  return (
    <TextInput
      size="xs"
      type="search"
      aria-label={texts.findASetting}
      placeholder={texts.findASetting}
      autoComplete="off"
      leftSection={<IconSearch className="icon" aria-hidden="true" />}
      rightSection={
        search === '' ? null : (
          <CloseButton size="sm" aria-label={texts.showAllSettings} onClick={() => onSearch('')} />
        )
      }
      value={search}
      onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      onKeyDown={press}
    />
  );
}
