import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import styles from './range.module.css';
import { locale } from '../../ui/format/locale.ts';
import { texts } from './texts.ts';

export type Compared = { now: number; before: number };

/** The change against the previous range. */
export function Change({ value, unit }: { value: number; unit: string }) {
  if (value === 0) return <small className={styles['change']}>{texts.sameAsBefore}</small>;
  const isUp = value > 0;
  const Arrow = isUp ? IconArrowUpRight : IconArrowDownRight;
  return (
    <small className={styles['change']} data-up={isUp || undefined} data-down={!isUp || undefined}>
      <Arrow size={14} aria-hidden="true" />
      <span className="sr">{isUp ? texts.up : texts.down} </span>
      {Math.abs(value).toLocaleString(locale)}
      {unit === '%' ? '%' : ` ${unit}`}
    </small>
  );
}

export function share({ now, before }: Compared) {
  return before === 0 ? null : { value: Math.round((100 * (now - before)) / before), unit: '%' };
}

/** The change of a percentage, in points. */
export function points({ now, before }: { now: number | null; before: number | null }) {
  return now === null || before === null
    ? null
    : { value: Math.round(100 * (now - before)), unit: texts.pt };
}
