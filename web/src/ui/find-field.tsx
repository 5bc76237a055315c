import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from './find-field.module.css';
import { useDebouncedSearch } from './hooks/use-debounced-search.ts';

type FindFieldProps = {
  label: string;
  placeholder: string;
  search: string | null;
  isSmall?: boolean;
  onSearch: (search: string | null) => void;
};

/** Searches a list while typing. */
export function FindField({ label, placeholder, search, isSmall, onSearch }: FindFieldProps) {
  const searchSoon = useDebouncedSearch(onSearch);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Follows outside changes, but not while the user types.
    if (input.current !== null && document.activeElement !== input.current)
      input.current.value = search ?? '';
  }, [search]);
  return (
    <label className={styles['find']} data-small={isSmall || undefined}>
      <IconSearch className="icon" aria-hidden="true" />
      <span className="sr">{label}</span>
      <input
        ref={input}
        type="search"
        defaultValue={search ?? ''}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => searchSoon(value.trim() || null)}
      />
    </label>
  );
}
