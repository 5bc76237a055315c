import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from './find-field.module.css';

/** Pause in typing after which the list is asked, in milliseconds. */
const pause = 200;

type FindFieldProps = { label: string; placeholder: string; search: string | null; isSmall?: boolean; onSearch: (search: string | null) => void };

/** Narrows a list by the beginning of any word; asks once one pauses in typing. */
export function FindField({ label, placeholder, search, isSmall, onSearch }: FindFieldProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => { // Cleared elsewhere: the field follows, but never while one types in it.
    if (input.current !== null && document.activeElement !== input.current) input.current.value = search ?? '';
  }, [search]);
  return (
    <label className={styles['find']} data-small={isSmall || undefined}>
      <IconSearch className="icon" aria-hidden="true" />
      <span className="sr">{label}</span>
      <input
        ref={input} type="search" defaultValue={search ?? ''} placeholder={placeholder} autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => onSearch(value.trim() || null), pause);
        }}
      />
    </label>
  );
}
