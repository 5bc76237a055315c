import type { Point } from './shape.ts';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './charts.module.css';
import { areaUnder, height, lineThrough, scaleOf, stepsThrough, toPoints, width } from './shape.ts';
import { locale } from '../../ui/format/locale.ts';
import { texts } from './texts.ts';

export interface Moment {
  key: string;
  value: number;
  /** The value in the previous range. */
  before: number;
  /** Still in progress. */
  isUnfinished: boolean;
  /** The axis label. */
  short: string;
  /** The tooltip's date: “Thursday 5 November”, and the previous range's. */
  long: string;
  longBefore: string;
}

type AreaChartProps = { moments: readonly Moment[]; /** “views”. */ unit: string; label: string };

const maxLabels = 7;
/** Up to here values are drawn as steps: a curve would show views that nobody made. */
const maxSteps = 8;

/**
 * A chart over time with the previous range as a ghost; unfinished values are dashed. Arrow keys
 * move through it.
 */
export function AreaChart({ moments, unit, label }: AreaChartProps) {
  const [at, setAt] = useState<number | null>(null);
  const highest = moments.reduce((most, { value, before }) => Math.max(most, value, before), 0);
  const { top, ticks } = scaleOf(highest);
  const points = toPoints(
    moments.map(({ value }) => value),
    top,
  );
  const ghost = toPoints(
    moments.map(({ before }) => before),
    top,
  );
  const open = moments.at(-1)?.isUnfinished === true && moments.length > 1 ? 1 : 0;
  const whole = points.slice(0, points.length - open);
  const moment = at === null ? undefined : moments[at];
  const point = at === null ? undefined : points[at];

  function onKeyDown(event: KeyboardEvent) {
    const last = moments.length - 1;
    const to = {
      ArrowRight: Math.min(last, (at ?? -1) + 1),
      ArrowLeft: Math.max(0, (at ?? last + 1) - 1),
      Home: 0,
      End: last,
      Escape: null,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
  }
  function onPointerMove({ currentTarget, clientX }: PointerEvent) {
    const { left, width: room } = currentTarget.getBoundingClientRect();
    setAt(
      Math.max(
        0,
        Math.min(moments.length - 1, Math.round(((clientX - left) / room) * (moments.length - 1))),
      ),
    );
  }

  return (
    <figure
      className={styles['chart']}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-readonly
      aria-valuemin={0}
      aria-valuemax={moments.length}
      aria-valuenow={at === null ? 0 : at + 1}
      aria-valuetext={moment === undefined ? label : texts.valueAndBefore({ ...moment, unit })}
      onKeyDown={onKeyDown}
      onBlur={() => setAt(null)}
    >
      <Scale ticks={ticks} top={top} />
      <div
        className={styles['plot']}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
        onPointerLeave={() => setAt(null)}
        aria-hidden="true"
      >
        <Curves
          line={highest <= maxSteps ? stepsThrough : lineThrough}
          {...{ ticks, top, whole, ghost, open, points }}
        />
        {moment === undefined || point === undefined ? null : (
          <Tip point={point} moment={moment} unit={unit} />
        )}
      </div>
      <TimeAxis moments={moments} points={points} />
    </figure>
  );
}

type TimeAxisProps = {
  moments: readonly Moment[];
  points: readonly Point[];
};

function TimeAxis({ moments, points }: TimeAxisProps) {
  const shown = new Set(places(moments.length));
  return (
    <div className={styles['times']} aria-hidden="true">
      {moments.map(({ key, short }, index) =>
        shown.has(index) ? (
          <span key={key} style={{ '--x': `${(points[index]?.x ?? 0) / 10}%` }}>
            {short}
          </span>
        ) : null,
      )}
    </div>
  );
}

type TipProps = {
  point: Point;
  moment: Moment;
  unit: string;
};

function Tip({ point, moment, unit }: TipProps) {
  return (
    <div style={{ '--x': `${point.x / 10}%`, '--y': `${point.y / 2}%` }}>
      <i className={styles['rule']} />
      <i className={styles['dot']} />
      <div className={styles['tip']} data-left={point.x > width / 2 || undefined}>
        <b>{moment.long}</b>
        <span>
          <i />
          {moment.value.toLocaleString(locale)} {unit}
          {moment.isUnfinished ? ` ${texts.soFar}` : ''}
        </span>
        <span>
          <i data-ghost />
          {texts.onWithBefore({
            before: moment.before.toLocaleString(locale),
            longBefore: moment.longBefore,
          })}
        </span>
      </div>
    </div>
  );
}

type CurvesProps = {
  line: (points: readonly Point[]) => string;
  ticks: number[];
  top: number;
  whole: readonly Point[];
  ghost: readonly Point[];
  open: 0 | 1;
  points: readonly Point[];
};

function Curves({ line, ticks, top, whole, ghost, open, points }: CurvesProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {ticks.map((tick) => (
        <line
          key={tick}
          className={styles['grid']}
          x1={0}
          x2={width}
          y1={height - (height * tick) / top}
          y2={height - (height * tick) / top}
        />
      ))}
      <path className={styles['area']} d={areaUnder(whole, line)} />
      <path className={styles['ghost']} d={line(ghost)} />
      <path className={styles['line']} d={line(whole)} />
      {open === 1 ? (
        <path className={`${styles['line']} ${styles['unfinished']}`} d={line(points.slice(-2))} />
      ) : null}
    </svg>
  );
}

type ScaleProps = {
  ticks: number[];
  top: number;
};

function Scale({ ticks, top }: ScaleProps) {
  return (
    <div className={styles['scale']} aria-hidden="true">
      {ticks.map((tick) => (
        <span key={tick} style={{ bottom: `${(100 * tick) / top}%` }}>
          {tick.toLocaleString(locale, { notation: tick < 10_000 ? 'standard' : 'compact' })}
        </span>
      ))}
    </div>
  );
}

/** Evenly spaced labels, with the first and the last. */
function places(count: number): number[] {
  if (count <= maxLabels) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: maxLabels }, (_, index) =>
    Math.round((index * (count - 1)) / (maxLabels - 1)),
  );
}
