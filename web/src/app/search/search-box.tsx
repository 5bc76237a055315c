import type { RefObject } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useDebouncedSearch } from '../../ui/hooks/use-debounced-search.ts';
import { useViewer } from '../../account/viewer.ts';
import { useCommands } from './commands.tsx';
import { useRecordRecents } from './recents.ts';
import { resultOf, SearchResults, useSearchResults, type SearchResult } from './search-results.tsx';
import { modKey } from '../mod-key.ts';
import styles from '../shell.module.css';
import { texts } from './texts.ts';

/** Ctrl K or / focuses the box from anywhere on the page. */
function useSearchHotkey(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
      if (
        !(
          (event.key === 'k' && (event.ctrlKey || event.metaKey)) ||
          (event.key === '/' && !isTyping)
        )
      )
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);
}

/** The search of the content list, which is part of its URL. */
function useContentSearch() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isContent = pathname === '/content';
  return {
    searched: isContent ? (params.get('search') ?? '') : '',
    searchContent: (text: string) => {
      const next = new URLSearchParams(isContent ? params : {});
      if (text.trim() === '') next.delete('search');
      else next.set('search', text);
      const query = next.toString();
      void navigate(`/content${query === '' ? '' : `?${query}`}`, { replace: isContent });
    },
  };
}

/** The box follows changes made elsewhere (a chip, the back button), but not while the user types. */
function useSearchInput(searched: string) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current)
      input.current.value = searched;
  }, [searched]);
  useSearchHotkey(input);
  return input;
}

/** Where an arrow key leads in a list of results; undefined for other keys. */
function indexAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at <= 0 ? count : at) - 1;
  return undefined;
}

/** Commands and what the server finds, in their order. */
function useFound(search: string, onHelp: () => void) {
  const answer = useSearchResults(search);
  const { before, after } = useCommands(search, onHelp);
  return {
    ...answer,
    // One letter asks the server nothing.
    isAnswered: answer.isAnswered || search.trim().length < 2,
    found: [
      ...before.map(resultOf),
      ...answer.found.filter(({ to }) => to !== null),
      ...after.map(resultOf),
      ...answer.found.filter(({ to }) => to === null),
    ],
  };
}

/** The result that Enter opens; none before anything is typed. */
function firstOf(search: string, found: readonly SearchResult[]): number {
  return search.trim() === '' ? -1 : found.findIndex(({ isLeaving }) => isLeaving !== true);
}

/** Empties the box and leaves it. */
function leaveBox(input: HTMLInputElement | null) {
  if (input === null) return;
  input.value = '';
  input.blur();
}

function useSearchBox(onHelp: () => void) {
  const searchSoon = useDebouncedSearch(search);
  const list = useId();
  const navigate = useNavigate();
  const { searched, searchContent } = useContentSearch();
  const input = useSearchInput(searched);
  const [searchText, setSearchText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  /** The result marked with the arrow keys. */
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const [isEntered, setIsEntered] = useState(false);
  const answer = useFound(isOpen ? searchText : '', onHelp);
  const { found } = answer;
  const at = chosenAt ?? firstOf(searchText, found);
  const active = isOpen ? found[Math.min(at, found.length - 1)] : undefined;

  // Enter may come before the answer: it opens the first result for the full text.
  useEffect(() => {
    if (!isEntered || !answer.isAnswered) return;
    setIsEntered(false);
    if (active === undefined) onInput(searchText);
    else choose(active);
  });

  function search(text: string) {
    searchSoon.cancel();
    setSearchText(text);
    setChosenAt(null);
    setIsOpen(true);
  }
  function onInput(text: string) {
    searchSoon.cancel();
    setIsOpen(false);
    searchContent(text);
  }
  function choose({ to, run }: SearchResult) {
    if (to === null && run === undefined) return onInput(searchText);
    setIsOpen(false);
    setSearchText('');
    leaveBox(input.current);
    return to === null ? run?.() : void navigate(to);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const text = event.currentTarget.value;
    const next = isOpen ? indexAfter(event.key, at, found.length) : undefined;
    const marked = next === undefined ? undefined : found[next];
    if (event.key === 'Escape') {
      leaveBox(event.currentTarget);
      searchSoon.cancel();
      setIsOpen(false);
      setSearchText('');
      if (searched !== '') onInput('');
    } else if (next !== undefined && marked !== undefined) {
      event.preventDefault();
      setChosenAt(next);
      document.getElementById(`${list}-${marked.key}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active !== undefined && text.trim() === '') {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Enter' && text.trim() !== '' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (!isOpen || text !== searchText) search(text);
      setIsEntered(true);
    }
  }
  return {
    ...{ input, searchSoon, list, searched, setIsOpen, setIsEntered, answer, searchText },
    ...{ isOpen, active, search, onInput, choose, onKeyDown },
  };
}

/**
 * Finds pages, actions, presentations, links, contacts and colleagues by the beginning of any word,
 * and a link of ours by its URL. Enter opens the marked result.
 */
export function SearchBox({ onHelp }: { onHelp: () => void }) {
  const box = useSearchBox(onHelp);
  const { viewer } = useViewer();
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  useRecordRecents(viewer.id, viewer.currentTeam.id);
  return (
    <div role="search" className={styles['search']}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          box.onInput(box.input.current?.value ?? '');
        }}
      >
        <label>
          <IconSearch className="icon" aria-hidden="true" />
          <span className="sr">{texts.searchOrRunACommand}</span>
          <input
            ref={box.input}
            type="search"
            role="combobox"
            aria-expanded={box.isOpen}
            aria-controls={box.list}
            aria-autocomplete="list"
            {...(box.active !== undefined && {
              'aria-activedescendant': `${box.list}-${box.active.key}`,
            })}
            defaultValue={box.searched}
            placeholder={isNarrow ? texts.search : texts.searchOrJumpTo}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={({ currentTarget: { value } }) => box.search(value)}
            onChange={({ currentTarget: { value } }) => {
              box.setIsEntered(false);
              // One letter is too short for the server.
              if (value.trim().length < 2) box.search(value);
              else box.searchSoon(value);
            }}
            onBlur={() => {
              box.searchSoon.cancel();
              box.setIsOpen(false);
              box.setIsEntered(false);
            }}
            onKeyDown={box.onKeyDown}
          />
          {box.searched === '' ? (
            <kbd aria-hidden="true">{modKey} K</kbd>
          ) : (
            <ClearButton input={box.input} onInput={box.onInput} />
          )}
        </label>
      </form>
      {box.isOpen ? (
        <SearchResults
          id={box.list}
          search={box.searchText}
          found={box.answer}
          active={box.active}
          choose={box.choose}
        />
      ) : null}
    </div>
  );
}

type ClearButtonProps = {
  input: RefObject<HTMLInputElement | null>;
  onInput: (text: string) => void;
};

function ClearButton({ input, onInput }: ClearButtonProps) {
  return (
    <button
      type="button"
      aria-label={texts.clearSearch}
      onClick={() => {
        if (input.current !== null) input.current.value = '';
        onInput('');
      }}
    >
      <IconX aria-hidden="true" size={16} />
    </button>
  );
}
