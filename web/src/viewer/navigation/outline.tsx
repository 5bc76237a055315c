/** @jsxImportSource preact */
import type { OutlineEntry } from '../page/page-text.ts';
import { text } from '../texts/texts.ts';

interface OutlineProps {
  entries: readonly OutlineEntry[];
  page: number;
  onPage(page: number): void;
}

/**
 * The document's table of contents. The current entry is the last one at or before the current
 * page.
 */
export function Outline({ entries, page, onPage }: OutlineProps) {
  const current = entryAt(entries, page);
  const list = (level: readonly OutlineEntry[]) => (
    <ol>
      {level.map((entry, index) => (
        <li key={index}>
          {entry.page === null ? (
            <span class="outline-entry" dir="auto">
              {entry.title}
            </span>
          ) : (
            <OutlineLink
              entry={entry}
              page={entry.page}
              isCurrent={entry === current}
              onPage={onPage}
            />
          )}
          {entry.children.length > 0 && list(entry.children)}
        </li>
      ))}
    </ol>
  );
  return (
    <nav class="outline" aria-label={text('outline')}>
      {list(entries)}
    </nav>
  );
}

function OutlineLink({
  entry,
  page,
  isCurrent,
  onPage,
}: {
  entry: OutlineEntry;
  page: number;
  isCurrent: boolean;
  onPage(page: number): void;
}) {
  return (
    <button
      class="outline-entry"
      type="button"
      aria-current={isCurrent ? 'location' : undefined}
      onClick={() => onPage(page)}
    >
      <span dir="auto">{entry.title || text('pageNumber', { page })}</span>
      <span class="figures">{page}</span>
    </button>
  );
}

function entryAt(entries: readonly OutlineEntry[], page: number): OutlineEntry | null {
  let found: OutlineEntry | null = null;
  const search = (level: readonly OutlineEntry[]) => {
    for (const entry of level) {
      if (entry.page !== null && entry.page <= page && entry.page >= (found?.page ?? 0))
        found = entry;
      search(entry.children);
    }
  };
  search(entries);
  return found;
}
