import { clock } from '../../ui/format/duration.ts';
import { axisFor, pageLabels } from './axis.ts';
import { toCells, type Attention, type Cell } from './cells.ts';
import { heatOf } from './heat.ts';
import styles from './hero.module.css';
import { HeroLegend } from './hero-legend.tsx';
import { Lens, type PageFigures } from './lens.tsx';
import { stripSentence } from './sentence.ts';
import { usePageWalk } from './use-page-walk.ts';
import { useWidth } from './use-width.ts';
import { texts } from './texts.ts';

type AttentionHeroProps = {
  attention: Attention;
  /** Time a live reader has spent on the page so far, in amber over the bar. */
  liveTimeOf: (page: number) => number;
  figuresOf: (page: number) => PageFigures;
  pictureOf: (page: number) => string;
  thumbnailOf: (page: number) => string;
};

/** The lens's page without a pointer: the live one, else the longest, else the first. */
function restingCell(cells: readonly Cell[]): number {
  const live = cells.findIndex(({ isLive }) => isLive);
  if (live >= 0) return live;
  return cells.reduce(
    (best, cell, index) => (cell.timeMs > (cells[best]?.timeMs ?? 0) ? index : best),
    0,
  );
}

/** The top of the axis covers every bar, and the time of live readers so far. */
function longestBar(cells: readonly Cell[], liveTimeOf: (page: number) => number): number {
  return Math.max(
    1000,
    ...cells.map(({ timeMs }) => timeMs),
    ...cells.filter(({ isLive }) => isLive).map(({ page }) => liveTimeOf(page)),
  );
}

/** The attention strip as a page's subject: bars on a linear axis, and a lens. */
export function AttentionHero({
  attention,
  liveTimeOf,
  figuresOf,
  pictureOf,
  thumbnailOf,
}: AttentionHeroProps) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const room = width === 0 ? 240 : Math.floor(width / 3);
  const cells = toCells(attention, room);
  const { at, handlers } = usePageWalk(cells.length);
  const shown = at ?? restingCell(cells);
  const cell = cells[shown];
  const each = (width || 760) / Math.max(1, cells.length);
  const { full, ticks } = axisFor(longestBar(cells, liveTimeOf));
  const isNumbered = each >= (attention.labelOf ? 40 : 16);
  const aspect = cell === undefined ? 16 / 9 : figuresOf(cell.page).aspect;

  return (
    <div className={styles['hero']}>
      <div className={styles['lens']}>
        {cell === undefined ? null : (
          <Lens
            page={cell.page}
            pageCount={attention.pageCount}
            figures={figuresOf(cell.page)}
            pictureUrl={pictureOf(cell.page)}
            isLive={cell.isLive}
          />
        )}
      </div>
      <Axis ticks={ticks} full={full} />
      <div className={styles['plot']}>
        <GridLines ticks={ticks} full={full} />
        <div
          ref={ref}
          className={[styles['columns'], each < 6 && styles['dense']].filter(Boolean).join(' ')}
          style={{ '--most': `${Math.round(120 * Math.max(0.71, Math.min(1.78, aspect)))}px` }}
          role="slider"
          tabIndex={0}
          aria-readonly="true"
          aria-label={stripSentence(attention)}
          aria-valuemin={0}
          aria-valuemax={cells.length}
          aria-valuenow={shown + 1}
          aria-valuetext={
            cell === undefined
              ? texts.noPage
              : texts.pageOnAverage({ page: cell.page, time: clock(cell.timeMs) })
          }
          {...handlers}
        >
          {cells.map(({ first, page, timeMs, isLive }, index) => (
            <Column
              key={first}
              isLive={isLive}
              index={index}
              at={at}
              timeMs={timeMs}
              full={full}
              liveTimeOf={liveTimeOf}
              page={page}
              each={each}
              thumbnailOf={thumbnailOf}
              figuresOf={figuresOf}
              label={isNumbered ? (attention.labelOf?.(page) ?? String(page)) : null}
            />
          ))}
        </div>
        {isNumbered ? null : <PageNumbers attention={attention} width={width} />}
      </div>
      <HeroLegend />
    </div>
  );
}

type PageNumbersProps = {
  attention: Attention;
  width: number;
};

function PageNumbers({ attention, width }: PageNumbersProps) {
  return (
    <div className={styles['pages']} aria-hidden="true">
      {pageLabels(attention.pageCount, width).map((page) => (
        <span key={page} style={{ left: `${((page - 0.5) / attention.pageCount) * 100}%` }}>
          {attention.labelOf?.(page) ?? page}
        </span>
      ))}
    </div>
  );
}

type ColumnProps = {
  isLive: boolean;
  index: number;
  at: number | null;
  timeMs: number;
  full: number;
  liveTimeOf: (page: number) => number;
  page: number;
  each: number;
  thumbnailOf: (page: number) => string;
  figuresOf: (page: number) => PageFigures;
  /** Its number; null where there is no room. */
  label: string | null;
};

function Column({
  isLive,
  index,
  at,
  timeMs,
  full,
  liveTimeOf,
  page,
  each,
  thumbnailOf,
  figuresOf,
  label,
}: ColumnProps) {
  const share = (ms: number) => ({ '--v': (ms / full).toFixed(4) });
  return (
    <div
      data-cell
      data-live={isLive || undefined}
      className={[styles['column'], index === at && styles['on'], isLive && styles['live']]
        .filter(Boolean)
        .join(' ')}
    >
      <span className={styles['bars']}>
        <i className={styles[`h${heatOf(timeMs)}`]} style={share(timeMs)} />
        {isLive ? (
          <i
            className={styles['lit']}
            style={share(Math.min(full, Math.max(1000, liveTimeOf(page))))}
          />
        ) : null}
      </span>
      {each >= 28 ? (
        <img
          className={styles['mini']}
          src={thumbnailOf(page)}
          alt=""
          loading="lazy"
          style={{ aspectRatio: figuresOf(page).aspect }}
        />
      ) : null}
      {label === null ? null : <em>{label}</em>}
    </div>
  );
}

type AxisProps = {
  ticks: number[];
  full: number;
};

function GridLines({ ticks, full }: AxisProps) {
  return (
    <div className={styles['lines']} aria-hidden="true">
      {ticks.map((ms) => (
        <i key={ms} style={{ bottom: `${(ms / full) * 100}%` }} />
      ))}
    </div>
  );
}

function Axis({ ticks, full }: AxisProps) {
  return (
    <div className={styles['axis']} aria-hidden="true">
      {ticks.map((ms) => (
        <span key={ms} style={{ bottom: `${(ms / full) * 100}%` }}>
          {clock(ms)}
        </span>
      ))}
    </div>
  );
}
