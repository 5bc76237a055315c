/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { SharedLink } from '../shared-link.ts';
import type { Pictures } from '../page/pictures.ts';
import { noteOwnScroll } from '../ui/own-scroll.ts';
import { text } from '../texts/texts.ts';

interface ThumbnailsProps {
  link: SharedLink;
  thumbnails: Pictures;
  page: number;
  matchCounts: ReadonlyMap<number, number>;
  /** Thumbnails wait for the first page. */
  isLoading: boolean;
  onPage(page: number): void;
}

/** Thumbnails of all pages. The list is one tab stop; the viewer's keys move on from there. */
export function Thumbnails({
  link,
  thumbnails,
  page,
  matchCounts,
  isLoading,
  onPage,
}: ThumbnailsProps) {
  const rail = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (!current || !rail.current) return;
    const [seen, box] = [rail.current.getBoundingClientRect(), current.getBoundingClientRect()];
    const isInSight = box.top >= seen.top + 8 && box.bottom <= seen.bottom - 8;
    if (!isInSight) rail.current.scrollTop += (box.top + box.bottom - seen.top - seen.bottom) / 2;
    noteOwnScroll(rail.current);
    if (rail.current.contains(document.activeElement)) current.focus({ preventScroll: true });
  }, [page]);

  const pages = Array.from({ length: link.page_count }, (_, index) => index + 1);
  return (
    <nav
      class="thumbnails"
      aria-label={text('pages')}
      ref={rail}
      style={{ '--digits': `${link.page_count}`.length }}
    >
      <ol>
        {pages.map((number) => (
          <li key={number}>
            <button
              type="button"
              aria-label={labelOf(number, matchCounts.get(number))}
              aria-current={number === page ? 'page' : undefined}
              tabIndex={number === page ? 0 : -1}
              onClick={() => onPage(number)}
            >
              <span>{number}</span>
              <Thumbnail
                thumbnails={thumbnails}
                page={number}
                ratio={ratioOf(link, number)}
                isLoading={isLoading}
              />
              {matchCounts.has(number) && <b data-matches={matchCounts.get(number)} />}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Thumbnail({
  thumbnails,
  page,
  ratio,
  isLoading,
}: {
  thumbnails: Pictures;
  page: number;
  ratio: number;
  isLoading: boolean;
}) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!isLoading) place.current?.replaceChildren(thumbnails.get(page, 'low').element);
  }, [isLoading, page]);
  return <span class="thumbnail" ref={place} style={{ aspectRatio: `${ratio}` }} />;
}

function labelOf(page: number, matches = 0): string {
  return matches === 0
    ? text('pageNumber', { page })
    : text('pageWithMatches', { page, count: matches });
}

function ratioOf(link: SharedLink, page: number): number {
  const size = link.pages[page - 1] ?? link.pages[0];
  return size ? size.width / size.height : 16 / 9;
}
