import { useState } from 'react';
import type { PageFiguresFragment } from '../../../gql/graphql.ts';
import { clock, span } from '../../../ui/format/duration.ts';
import { SideScroll } from '../../../ui/side-scroll.tsx';
import table from '../../../ui/table.module.css';
import styles from '../presentation.module.css';
import { locale } from '../../../ui/format/locale.ts';
import { percent } from '../../../ui/format/percent.ts';

const columns = [
  'Page',
  'Opened by',
  'Opens',
  'Average',
  'Median',
  'Total',
  'Left here',
  'Re-read',
];

/** The strip as a table; drop-off counts readers who stopped on the page. */
export function PagesTable({
  pages,
  views,
}: {
  pages: readonly PageFiguresFragment[];
  views: number;
}) {
  const [isOpen, setIsOpen] = useState(false);
  if (pages.length === 0) return null;
  return (
    <div className={styles['pages']}>
      <button
        type="button"
        className="act"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide page-by-page stats' : 'Page-by-page stats'}
      </button>
      {isOpen ? (
        <SideScroll
          className={styles['wide'] ?? ''}
          tabIndex={0}
          role="region"
          aria-label="Page-by-page stats"
        >
          <table className={table['table']}>
            <thead>
              <tr>
                {columns.map((word) => (
                  <th key={word} scope="col" className={table['num']}>
                    {word}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pages
                .toSorted((one, other) => one.page - other.page)
                .map(
                  ({
                    page,
                    viewings,
                    views: turns,
                    averageTimeMs,
                    medianTimeMs,
                    timeMs,
                    stoppedHere,
                    readAgain,
                  }) => (
                    <tr key={page}>
                      {[
                        String(page),
                        views === 0 ? '–' : percent(Math.min(1, viewings / views)),
                        turns.toLocaleString(locale),
                        clock(averageTimeMs),
                        clock(medianTimeMs),
                        span(timeMs),
                        percent(stoppedHere),
                        percent(readAgain),
                      ].map((value, column) => (
                        <td key={column} className={table['num']}>
                          {value}
                        </td>
                      ))}
                    </tr>
                  ),
                )}
            </tbody>
          </table>
        </SideScroll>
      ) : null}
    </div>
  );
}
