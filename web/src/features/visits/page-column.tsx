import { heatOf } from '../../shared/attention-strip/heat.ts';
import { clock } from '../../ui/format/duration.ts';
import { Section } from '../../ui/section.tsx';
import { displayedPageTimes, type Edition } from './shown-visit.ts';
import styles from './visits.module.css';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Pages shown after the last opened one. */
const ahead = 2;

/** The figures link here. */
export const pagesAnchor = (fileId: string | null) => `pages-${fileId ?? 'of-then'}`;

/** The pages of a version with their times, up to a few after the last opened one. */
export function PageColumn({ edition }: { edition: Edition }) {
  const { fileId, name, count, pages, pictureOf, livePage, labelOf, partMs } = edition;
  if (count === 0) return null;
  const times = new Map(pages.map(({ page, timeMs }) => [page, timeMs]));
  const timeOf = displayedPageTimes(edition);
  const longest = Math.max(10_000, ...times.values());
  const shown = Math.min(count, Math.max(0, ...times.keys()) + ahead);
  const rest = count - shown;
  return (
    <Section
      anchor={pagesAnchor(fileId)}
      title={
        name === null ? (partMs === null ? common.pages : texts.parts) : texts.pagesOf({ name })
      }
    >
      <ol className={styles['column']}>
        {Array.from({ length: shown }, (_, index) => index + 1).map((page) => {
          const ms = times.get(page);
          return (
            <li
              key={page}
              data-unread={ms === undefined || undefined}
              data-now={page === livePage || undefined}
            >
              <span>{labelOf(page) ?? page}</span>
              <span className={styles['thumb']} aria-hidden="true">
                {pictureOf === undefined ? null : (
                  <img src={pictureOf(page)} alt="" loading="lazy" decoding="async" />
                )}
              </span>
              <i
                className={styles['bar']}
                data-heat={heatOf(ms ?? 0)}
                data-now={page === livePage || undefined}
                style={{ '--w': `${(100 * (ms ?? 0)) / longest}%` }}
              />
              <span>
                {ms === undefined ? (
                  <span className="sr">{texts.notOpened}</span>
                ) : (
                  <>
                    {clock(timeOf.get(page) ?? 0)}
                    <Again ms={ms} partMs={partMs} />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {rest > 0 ? (
        <p className={styles['rest']}>{texts.morePagesNotOpened({ count: rest })}</p>
      ) : null}
    </Section>
  );
}

/** “played 2 times” beside a part that was. */
function Again({ ms, partMs }: { ms: number; partMs: number | null }) {
  const times = partMs === null ? 1 : Math.round(ms / partMs);
  return times < 2 ? null : <small> {texts.playedTimes({ times })}</small>;
}
