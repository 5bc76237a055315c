import { useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import styles from './shell.module.css';

/** Pause in typing after which the list is asked, in milliseconds. */
const pause = 200;

/** Finds presentations by the beginning of any word; Ctrl K or / goes there from anywhere. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const isList = pathname === '/content';
  const searched = isList ? (params.get('search') ?? '') : '';

  // Cleared elsewhere (a chip, the back button): the box follows, but never while one types in it.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) input.current.value = searched;
  }, [searched]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
      if (!((event.key === 'k' && (event.ctrlKey || event.metaKey)) || (event.key === '/' && !isTyping))) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);

  function look(text: string) {
    clearTimeout(timer.current);
    const next = new URLSearchParams(isList ? params : {});
    if (text.trim() === '') next.delete('search');
    else next.set('search', text);
    const query = next.toString();
    void navigate(`/content${query === '' ? '' : `?${query}`}`, { replace: isList });
  }

  return (
    <div role="search" className={styles['search']}>
      <form onSubmit={(event) => { event.preventDefault(); look(input.current?.value ?? ''); }}>
        <label>
          <IconSearch className="icon" aria-hidden="true" />
          <span className="sr">Search presentations</span>
          <input
            ref={input} type="search" defaultValue={searched} placeholder={isNarrow ? 'Search' : 'Search presentations'} autoComplete="off" enterKeyHint="search"
            onChange={({ currentTarget: { value } }) => {
              clearTimeout(timer.current);
              if (isList) timer.current = setTimeout(() => look(value), pause);
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'Escape') return;
              currentTarget.value = '';
              currentTarget.blur();
              if (searched !== '') look('');
            }}
          />
          {searched === '' ? <kbd aria-hidden="true">Ctrl K</kbd> : <button type="button" aria-label="Clear search" onClick={() => { if (input.current !== null) input.current.value = ''; look(''); }}><IconX aria-hidden="true" size={16} /></button>}
        </label>
      </form>
    </div>
  );
}
