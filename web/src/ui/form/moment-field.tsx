import { Input, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from './date-field.tsx';
import { dayOf, type Day } from './days.ts';
import styles from './moment-field.module.css';
import { readTime, writtenTime } from './times.ts';
import { texts } from './texts.ts';

type MomentFieldProps = {
  label: string;
  isLabelHidden?: boolean;
  description?: string | undefined;
  error?: string | null;
  /** An instant in ISO format; null: none. */
  value: string | null;
  onChange: (at: string | null) => void;
  min?: Day | undefined;
  max?: Day | undefined;
  /** The time of a day chosen without one. */
  timeOfDay?: string;
};

/** A local date and time. */
export function MomentField({
  label,
  isLabelHidden = false,
  description,
  error = null,
  value,
  onChange,
  min,
  max,
  timeOfDay = '00:00',
}: MomentFieldProps) {
  /** The time while it is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const date = value === null || value === '' ? null : new Date(value);
  const day = date === null ? '' : dayOf(date);
  const time = date === null ? '' : writtenTime(date);
  const isWrong = typed !== null && typed.trim() !== '' && readTime(typed) === null;
  const go = (to: Day, clock: string | null) =>
    onChange(to === '' ? null : new Date(`${to}T${clock ?? timeOfDay}`).toISOString());
  return (
    <Input.Wrapper
      labelElement="div"
      {...(isLabelHidden ? {} : { label })}
      {...(description !== undefined && { description })}
      error={error}
    >
      <div role="group" aria-label={label} className={styles['moment']}>
        <DateField
          label={texts.dateNamed({ label })}
          isLabelHidden
          value={day}
          min={min}
          max={max}
          onChange={(to) => go(to, readTime(typed ?? time))}
        />
        <TextInput
          aria-label={texts.timeNamed({ label })}
          placeholder={writtenTime(new Date(`2026-01-01T${timeOfDay}`))}
          autoComplete="off"
          value={typed ?? time}
          error={isWrong}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped(text);
            const clock = readTime(text);
            if (clock !== null && day !== '') go(day, clock);
          }}
          onBlur={() => {
            if (!isWrong && day !== '') setTyped(null);
          }}
        />
      </div>
    </Input.Wrapper>
  );
}
