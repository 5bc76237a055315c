import styles from './charts.module.css';
import { areaUnder, height, lineThrough, toPoints } from './shape.ts';

/** A sparkline without a scale. */
export function Spark({ values, label }: { values: readonly number[]; label: string }) {
  const points = toPoints(values, Math.max(1, ...values));
  return (
    <svg
      className={styles['spark']}
      data-none={values.every((value) => value === 0) || undefined}
      viewBox={`0 -16 1000 ${height + 24}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles['area']} d={areaUnder(points)} />
      <path className={styles['line']} d={lineThrough(points)} />
    </svg>
  );
}
