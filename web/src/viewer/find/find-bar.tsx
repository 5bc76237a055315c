/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { findInPage, type Match } from './find-in-text.ts';
import { IconButton } from '../ui/icon.tsx';
import type { PageTexts } from '../page/page-text.ts';
import { text } from '../texts/texts.ts';

interface FindBarProps {
  texts: PageTexts;
  page: number;
  pageCount: number;
  /** Reports all matches and the current one. */
  onFound(matches: readonly Match[], current: Match | null): void;
  onPage(page: number): void;
  onClose(): void;
}

const pagesPerBatch = 6;
const settledMs = 150;

function useFindBar({ texts, page, pageCount, onFound, onPage, onClose }: FindBarProps) {
  const [query, setQuery] = useState('');
  const [matches, setMatches] = useState<Match[]>([]);
  const [at, setAt] = useState(-1);
  const [isSearching, setIsSearching] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Focuses at once: the user keeps typing.
  useLayoutEffect(() => input.current?.focus(), []);

  useEffect(() => {
    const abort = new AbortController();
    setMatches([]);
    setAt(-1);
    if (query.trim() === '') return undefined;
    setIsSearching(true);
    const timer = setTimeout(
      () =>
        void searchPages(texts, query, pageCount, abort.signal, setMatches).then(
          () => !abort.signal.aborted && setIsSearching(false),
        ),
      settledMs,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
      setIsSearching(false);
    };
  }, [query]);

  // Shows the first match from the current page on as soon as it is known.
  useEffect(() => {
    const next = matches.findIndex((match) => match.page >= page);
    if (at === -1 && matches.length > 0 && (next !== -1 || !isSearching)) setAt(Math.max(0, next));
  }, [matches, isSearching]);
  const current = matches[at] ?? null;
  useEffect(() => {
    onFound(matches, current);
    if (current) onPage(current.page);
  }, [current, matches.length]);

  const step = (direction: 1 | -1) =>
    matches.length > 0 && setAt((at + direction + matches.length) % matches.length);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') onClose();
    else step(event.shiftKey ? -1 : 1);
  };
  const count =
    query.trim() === ''
      ? ''
      : matches.length > 0
        ? text('positionOf', { position: at + 1, count: matches.length })
        : isSearching
          ? text('searching')
          : text('notFound');
  return { query, setQuery, matches, input, step, onKeyDown, count };
}

/** Searches all pages, starting with the current one; loads their text on the way. */
export function FindBar(props: FindBarProps) {
  const { onClose } = props;
  const find = useFindBar(props);
  return (
    <search class="find">
      <input
        ref={find.input}
        type="search"
        aria-label={text('findInDocument')}
        placeholder={text('find')}
        value={find.query}
        onInput={(event) => find.setQuery(event.currentTarget.value)}
        onKeyDown={find.onKeyDown}
      />
      <span class="figures" role="status">
        {find.count}
      </span>
      <IconButton
        icon="up"
        label={text('previousMatch')}
        isDisabled={find.matches.length === 0}
        onClick={() => find.step(-1)}
      />
      <IconButton
        icon="down"
        label={text('nextMatch')}
        isDisabled={find.matches.length === 0}
        onClick={() => find.step(1)}
      />
      <IconButton icon="close" label={text('close')} onClick={onClose} />
    </search>
  );
}

async function searchPages(
  texts: PageTexts,
  query: string,
  pageCount: number,
  signal: AbortSignal,
  onMatches: (matches: Match[]) => void,
): Promise<void> {
  const found: Match[] = [];
  for (let first = 1; first <= pageCount && !signal.aborted; first += pagesPerBatch) {
    const pages = Array.from(
      { length: Math.min(pagesPerBatch, pageCount - first + 1) },
      (_, index) => first + index,
    );
    const loaded = await Promise.all(pages.map((page) => texts.get(page)));
    if (signal.aborted) return;
    loaded.forEach(
      (words, index) => words && found.push(...findInPage(words, first + index, query)),
    );
    onMatches([...found]);
  }
}
