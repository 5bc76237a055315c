import { clock, span } from '../ui/duration.ts';
import styles from './hero.module.css';

/** Of one page. Times in milliseconds; `openedShare` is of all viewings, 0 to 1; `aspect` is width over height. */
export type PageFigures = { averageMs: number; totalMs: number; views: number; openedShare: number | null; aspect: number };

type LensProps = { page: number; pageCount: number; figures: PageFigures; pictureUrl: string; isLive: boolean };

/** The page under the pointer, large, with what is known of it. */
export function Lens({ page, pageCount, figures, pictureUrl, isLive }: LensProps) {
  return (
    <>
      <div className={styles['lensPage']}><img src={pictureUrl} alt={`Page ${page}`} style={{ aspectRatio: figures.aspect }} data-live={isLive || undefined} /></div>
      <p><b>Page {page}</b><span>of {pageCount}</span></p>
      <dl>
        <div><dt>Average</dt><dd>{figures.views === 0 ? '–' : clock(figures.averageMs)}</dd></div>
        <div><dt>Opened by</dt><dd>{figures.openedShare === null ? '–' : `${Math.round(figures.openedShare * 100)} %`}</dd></div>
        <div><dt>In all</dt><dd>{figures.views === 0 ? '–' : span(figures.totalMs)}</dd></div>
        <div><dt>Views</dt><dd>{figures.views}</dd></div>
      </dl>
    </>
  );
}
