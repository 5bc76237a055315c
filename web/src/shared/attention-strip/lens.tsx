import { clock, span } from '../../ui/format/duration.ts';
import styles from './hero.module.css';
import { percent } from '../../ui/format/percent.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

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
          alt={texts.pageWithPage({ page })}
          style={{ aspectRatio: figures.aspect }}
          data-live={isLive || undefined}
        />
      </div>
      <p>
        <b>{texts.pageWithPage({ page })}</b>
        <span>{texts.ofPages({ pageCount })}</span>
      </p>
      <dl>
        <div>
          <dt>{texts.average}</dt>
          <dd>{isHidden ? '–' : clock(figures.averageMs)}</dd>
        </div>
        <div>
          <dt>{texts.openedBy}</dt>
          <dd>{figures.openedShare === null ? '–' : percent(figures.openedShare)}</dd>
        </div>
        {figures.medianMs === undefined ? null : (
          <>
            <div>
              <dt>{texts.median}</dt>
              <dd>{isHidden ? '–' : clock(figures.medianMs)}</dd>
            </div>
            <div>
              <dt>{texts.leftHere}</dt>
              <dd>{figures.views === 0 ? '–' : percent(figures.stoppedHere ?? 0)}</dd>
            </div>
            <div>
              <dt>{texts.reRead}</dt>
              <dd>{figures.views === 0 ? '–' : percent(figures.readAgain ?? 0)}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{texts.total}</dt>
          <dd>{isHidden ? '–' : span(figures.totalMs)}</dd>
        </div>
        {figures.medianMs === undefined ? (
          <div>
            <dt>{common.views}</dt>
            <dd>{figures.views}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
