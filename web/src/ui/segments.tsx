import type { ReactNode } from 'react';
import styles from './parts.module.css';

type SegmentsProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
};

/** A choice of a few visible options. */
export function Segments<T extends string>({ label, value, onChange, options }: SegmentsProps<T>) {
  return (
    <div className={styles['segments']} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          title={option.label}
          {...(option.icon === undefined ? {} : { 'aria-label': option.label })}
          onClick={() => onChange(option.value)}
        >
          {option.icon ?? option.label}
        </button>
      ))}
    </div>
  );
}
