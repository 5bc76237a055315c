import { useState } from 'react';
import type { PageFiguresFragment } from '../../../gql/graphql.ts';
import { HowCounted } from '../../../shared/counting/how-counted.tsx';
import { clock, span } from '../../../ui/format/duration.ts';
import { SideScroll } from '../../../ui/side-scroll.tsx';
import table from '../../../ui/table.module.css';
import styles from '../presentation.module.css';
import { locale } from '../../../ui/format/locale.ts';
import { percent } from '../../../ui/format/percent.ts';
import { texts } from './texts.ts';

const columns = [
  [texts.page, 'pages'],
  [texts.openedBy, 'pages'],
  [texts.readBy, 'pages'],
  [texts.opens, 'pages'],
  [texts.average, 'time'],
  [texts.median, 'median'],
  [texts.total, 'time'],
  [texts.leftHere, 'stopped'],
  [texts.reRead, 'stopped'],
] as const;

/** The strip as a table; drop-off counts readers who stopped on the page. */
export function PagesTable({
  pages,
  views,
  labelOf = String,
  isPlayed = false,
}: {
  pages: readonly PageFiguresFragment[];
  views: number;
  /** Of parts of a film: when they begin. */
  labelOf?: (page: number) => string;
  isPlayed?: boolean;
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
        {isOpen ? texts.hidePageByPageStats : texts.pageByPageStats}
      </button>
      {isOpen ? (
        <SideScroll
          className={styles['wide'] ?? ''}
          tabIndex={0}
          role="region"
          aria-label={texts.pageByPageStats}
        >
          <table className={table['table']}>
            <Heads isPlayed={isPlayed} />
            <tbody>
              {pages
                .toSorted((one, other) => one.page - other.page)
                .map(
                  ({
                    page,
                    opened,
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
                        labelOf(page),
                        views === 0 ? '–' : percent(Math.min(1, opened / views)),
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

function Heads({ isPlayed }: { isPlayed: boolean }) {
  return (
    <thead>
      <tr>
        {columns.map(([word, figure]) => (
          <th key={word} scope="col" className={table['num']}>
            {isPlayed && word === texts.page ? texts.from : word}
            {word === 'Page' ? null : <HowCounted figure={figure} name={word} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}
