import styles from './charts.module.css';
import { height } from './shape.ts';

const width = 1000;
/** Of a bar's room. */
const filled = 0.72;

/** Bars without a scale. */
export function Spark({ values, label }: { values: readonly number[]; label: string }) {
  const highest = Math.max(1, ...values);
  const room = width / Math.max(1, values.length);
  return (
    <svg
      className={styles['spark']}
      data-none={values.every((value) => value === 0) || undefined}
      viewBox={`0 0 ${width} ${height + 8}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles['base']} d={`M0 ${height + 4}H${width}`} />
      {values.map((value, index) =>
        value === 0 ? null : (
          <rect
            key={index}
            x={index * room + (room * (1 - filled)) / 2}
            y={height - (value * height) / highest}
            width={room * filled}
            height={(value * height) / highest}
          />
        ),
      )}
    </svg>
  );
}
