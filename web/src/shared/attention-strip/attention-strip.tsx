import { useRef } from 'react';
import { clock } from '../../ui/format/duration.ts';
import { toCells, type Attention } from './cells.ts';
import { heatOf, levelOf } from './heat.ts';
import { Peek } from './peek.tsx';
import { stripSentence } from './sentence.ts';
import styles from './strip.module.css';
import { usePageWalk } from './use-page-walk.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

/** Above this, cells touch; above `maxCells`, a cell stands for several pages. */
const dense = 64;
const maxCells = 100;

type AttentionStripProps = {
  attention: Attention;
  /** 24: tint, in rows. 40: tint and level, in a feed or a visit. */
  height?: 24 | 40;
  /** A page's thumbnail; without it the strip is an image and not focusable. */
  pictureOf?: (page: number) => string;
  label?: string;
};

/** The pages as a row of cells, tinted by time. */
export function AttentionStrip({ attention, height = 24, pictureOf, label }: AttentionStripProps) {
  const element = useRef<HTMLDivElement>(null);
  const cells = toCells(attention, maxCells);
  const { at, handlers } = usePageWalk(cells.length);
  const cell = at === null ? undefined : cells[at];
  const anchor =
    at === null ? undefined : element.current?.querySelectorAll<HTMLElement>('[data-cell]')[at];
  const sentence = label ?? stripSentence(attention);
  const role =
    pictureOf === undefined
      ? { role: 'img' }
      : {
          role: 'slider',
          tabIndex: 0,
          'aria-readonly': true,
          'aria-valuemin': 0,
          'aria-valuemax': cells.length,
          'aria-valuenow': at === null ? 0 : at + 1,
          'aria-valuetext':
            cell === undefined
              ? texts.noPage
              : texts.pageWithTime({ page: cell.page, time: clock(cell.timeMs) }),
          ...handlers,
        };
  const names = [
    styles['strip'],
    styles[`s${height}`],
    cells.length > dense && styles['dense'],
    pictureOf && styles['walkable'],
  ];
  return (
    <div
      ref={element}
      className={names.filter(Boolean).join(' ')}
      style={{ '--cells': cells.length }}
      aria-label={sentence}
      {...role}
    >
      {cells.map(({ first, timeMs, isLive }, index) => (
        <i
          key={first}
          data-cell
          data-live={isLive || undefined}
          className={[
            styles[`h${heatOf(timeMs)}`],
            isLive && styles['now'],
            index === at && styles['on'],
          ]
            .filter(Boolean)
            .join(' ')}
          style={{ '--v': levelOf(timeMs).toFixed(2) }}
        />
      ))}
      {cell !== undefined && anchor != null ? (
        <Peek cell={cell} anchor={anchor} pictureOf={pictureOf} />
      ) : null}
    </div>
  );
}

/** A strip without times: processing (`made` cells are ready) or failed. */
export function PagelessStrip({
  state,
  cells = state === 'waiting' ? 18 : 6,
  made = 0,
}: {
  state: 'waiting' | 'failed';
  cells?: number;
  made?: number;
}) {
  const label = state === 'waiting' ? common.processing : texts.noPagesProcessingFailed;
  return (
    <div
      className={[
        styles['strip'],
        styles['s24'],
        styles[state === 'waiting' ? 'wait' : 'off'],
      ].join(' ')}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: cells }, (_, index) => (
        <i key={index} className={index < made ? styles['made'] : undefined} />
      ))}
    </div>
  );
}
