import { Link } from 'react-router';
import { AttentionStrip } from '../../shared/attention-strip/attention-strip.tsx';
import { pages as pageWords } from '../../shared/presentation/kind.ts';
import { readerLabel } from '../../shared/readers/reader-name.ts';
import { clock } from '../../ui/format/duration.ts';
import { LiveBadge } from '../../ui/live-badge.tsx';
import { livePageOf, type Edition, type Visit } from './shown-visit.ts';
import styles from './visits.module.css';
import { texts } from './texts.ts';

export function VisitStrip({ visit, editions }: { visit: Visit; editions: readonly Edition[] }) {
  const { presentation, timeline } = visit;
  const livePage = livePageOf(visit, visit.fileId);
  const here = timeline.findLast(({ kind }) => kind === 'PAGE');
  return (
    <section className={styles['pages']} aria-label={texts.pagesOfThisVisit}>
      <div>
        <h2 title={presentation.name}>
          <Link to={`/content/${presentation.id}`}>{presentation.name}</Link>
        </h2>
        {livePage === null ? null : (
          <LiveBadge>
            {here?.page === livePage && here.fileId === visit.fileId && here.timeMs !== null
              ? texts.isOnPageForTime({ page: livePage, time: clock(here.timeMs) })
              : texts.isOnPage({ page: livePage })}
          </LiveBadge>
        )}
      </div>
      {editions.map((edition) => (
        <EditionStrip key={edition.fileId} edition={edition} readerName={readerLabel(visit)} />
      ))}
    </section>
  );
}

function EditionStrip({
  edition: { name, isFormer, count, pages, pictureOf, livePage, labelOf },
  readerName,
}: {
  edition: Edition;
  readerName: string;
}) {
  const of = name === null ? '' : `, ${name}`;
  return (
    <>
      {name === null ? null : (
        <p className="dim">
          {name.charAt(0).toUpperCase()}
          {name.slice(1)}, {pageWords(count)}
          {isFormer ? `; ${texts.anotherHasTakenItsPlace}` : ''}
        </p>
      )}
      {name === null && isFormer ? <p className="dim">{texts.ofReplacedFile}</p> : null}
      {count === 0 ? (
        <p className="dim">{texts.noPages}</p>
      ) : (
        <>
          <AttentionStrip
            height={40}
            attention={{
              pageCount: count,
              times: pages,
              livePages: livePage === null ? [] : [livePage],
            }}
            {...(pictureOf === undefined ? {} : { pictureOf })}
            {...(livePage === null && name === null
              ? {}
              : {
                  label:
                    livePage === null
                      ? texts.openedPages({
                          reader: readerName,
                          version: of,
                          pages: pageWords(count),
                          opened: pages.length,
                        })
                      : texts.openedOnPageNow({
                          reader: readerName,
                          version: of,
                          pages: pageWords(count),
                          opened: pages.length,
                          page: livePage,
                        }),
                })}
          />
          <div className={styles['ruler']} style={{ maxWidth: count * 72.5 }} aria-hidden="true">
            {labels(count).map((page) => (
              <span key={page} style={{ left: `${(100 * (page - 0.5)) / count}%` }}>
                {labelOf(page) ?? page}
              </span>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** Labels each page where there is room, else the quarters. */
function labels(count: number): number[] {
  if (count <= 10) return Array.from({ length: count }, (_, index) => index + 1);
  return [
    ...new Set([1, ...[0.25, 0.5, 0.75].map((part) => Math.round(part * count)), count]),
  ].filter((page) => page >= 1);
}
