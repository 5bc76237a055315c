/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { search, type Found } from './search.ts';
import type { Match } from './find-in-text.ts';
import { IconButton } from '../ui/icon.tsx';
import type { PageTexts } from '../page/page-text.ts';
import { useConnection } from '../ui/use-connection.ts';
import { text } from '../texts/texts.ts';

interface FindBarProps {
  texts: PageTexts;
  page: number;
  pageCount: number;
  /** Reports all matches and the current one. */
  onFound(matches: readonly Match[], current: Match | null): void;
  /** Shows a match; only the first one is a jump, so one Back returns. */
  onMatch(match: Match, isFirst: boolean): void;
  onClose(): void;
}

const settledMs = 150;
const nothing: Found = { matches: [], missing: 0, isDone: true };

function useFindBar({ texts, page, pageCount, onFound, onMatch, onClose }: FindBarProps) {
  const [query, setQuery] = useState('');
  const [{ matches, missing, isDone }, setFound] = useState(nothing);
  /** A match stays current while matches on earlier pages are still being found. */
  const [current, setCurrent] = useState<Match | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hasJumped = useRef(false);
  // Focuses at once: the user keeps typing.
  useLayoutEffect(() => input.current?.focus(), []);

  useEffect(() => {
    const abort = new AbortController();
    setFound(nothing);
    setCurrent(null);
    if (query.trim() === '') return undefined;
    setFound({ ...nothing, isDone: false });
    const timer = setTimeout(
      () =>
        void search({
          texts,
          query,
          firstPage: page,
          pageCount,
          signal: abort.signal,
          onFound: setFound,
        }),
      settledMs,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);

  const isCurrent = (match: Match) => current !== null && isSame(match, current);
  const at = matches.findIndex(isCurrent);
  // Shows the first match from the current page on as soon as it is known.
  useEffect(() => {
    const next = matches.find((match) => match.page >= page) ?? (isDone ? matches[0] : undefined);
    if (at === -1 && next) setCurrent(next);
  }, [matches, isDone]);
  useEffect(() => onFound(matches, matches[at] ?? null), [at, matches]);
  // In one go with the count: Escape right after it still leaves the reader at the match.
  useLayoutEffect(() => {
    if (!current) return;
    onMatch(current, !hasJumped.current);
    hasJumped.current = true;
  }, [current]);

  const step = (direction: 1 | -1) => {
    const next = matches[(at + direction + matches.length) % matches.length];
    if (next) setCurrent({ ...next }); // Also the same one again, which may be out of sight.
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') onClose();
    else step(event.shiftKey ? -1 : 1);
  };
  const count = query.trim() === '' ? '' : describeCount(at, matches.length, isDone);
  return { query, setQuery, matches, missing: isDone ? missing : 0, input, step, onKeyDown, count };
}

/** Searches all pages, starting with the current one; loads their text on the way. */
export function FindBar(props: FindBarProps) {
  const { onClose } = props;
  const [isOnline] = useConnection();
  const find = useFindBar(props);
  return (
    <search class="find">
      <input
        ref={find.input}
        type="search"
        dir="auto"
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
      {find.missing > 0 && (
        <p class="find-note" role="status">
          {text(isOnline ? 'textsNotLoaded' : 'textsMissing', { count: find.missing })}
        </p>
      )}
    </search>
  );
}

function describeCount(at: number, count: number, isDone: boolean): string {
  if (count === 0) return text(isDone ? 'notFound' : 'searching');
  return text(isDone ? 'positionOf' : 'positionSoFar', { position: at + 1, count });
}

function isSame(one: Match, other: Match): boolean {
  const [first, second] = [one.stretches[0], other.stretches[0]];
  return one.page === other.page && first?.run === second?.run && first?.start === second?.start;
}
