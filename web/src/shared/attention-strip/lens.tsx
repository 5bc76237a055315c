import { clock, span } from '../../ui/format/duration.ts';
import styles from './hero.module.css';
import { percent } from '../../ui/format/percent.ts';

/**
 * A page's figures. Times in milliseconds; `openedShare` from 0 to 1; `aspect` is width over
 * height. With a known median, `stoppedHere` and `readAgain` are shares of its readers.
 */
export type PageFigures = {
  averageMs: number;
  totalMs: number;
  views: number;
  openedShare: number | null;
  aspect: number;
  medianMs?: number;
  stoppedHere?: number;
  readAgain?: number;
};

type LensProps = {
  page: number;
  pageCount: number;
  figures: PageFigures;
  pictureUrl: string;
  isLive: boolean;
};

/** The page under the pointer with its figures; a page opened just now shows no time yet. */
export function Lens({ page, pageCount, figures, pictureUrl, isLive }: LensProps) {
  const isHidden = figures.views === 0 || (isLive && figures.totalMs < 1_000);
  return (
    <>
      <div className={styles['lensPage']}>
        <img
          src={pictureUrl}
          alt={`Page ${page}`}
          style={{ aspectRatio: figures.aspect }}
          data-live={isLive || undefined}
        />
      </div>
      <p>
        <b>Page {page}</b>
        <span>of {pageCount}</span>
      </p>
      <dl>
        <div>
          <dt>Average</dt>
          <dd>{isHidden ? '–' : clock(figures.averageMs)}</dd>
        </div>
        <div>
          <dt>Opened by</dt>
          <dd>{figures.openedShare === null ? '–' : percent(figures.openedShare)}</dd>
        </div>
        {figures.medianMs === undefined ? null : (
          <>
            <div>
              <dt>Median</dt>
              <dd>{isHidden ? '–' : clock(figures.medianMs)}</dd>
            </div>
            <div>
              <dt>Left here</dt>
              <dd>{figures.views === 0 ? '–' : percent(figures.stoppedHere ?? 0)}</dd>
            </div>
            <div>
              <dt>Re-read</dt>
              <dd>{figures.views === 0 ? '–' : percent(figures.readAgain ?? 0)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>Total</dt>
          <dd>{isHidden ? '–' : span(figures.totalMs)}</dd>
        </div>
        {figures.medianMs === undefined ? (
          <div>
            <dt>Views</dt>
            <dd>{figures.views}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
