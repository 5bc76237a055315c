import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { locale } from '../format/locale.ts';
import styles from './calendar.module.css';
import { addDays, addMonths, dateOf, today, weeksAround, type Day } from './days.ts';
import { texts } from './texts.ts';

type CalendarProps = {
  value: Day;
  isWithin: (day: Day) => boolean;
  onChoose: (day: Day) => void;
};

const monthLabel = (day: Day) =>
  dateOf(day).toLocaleDateString(locale, { month: 'long', year: 'numeric' });
const longLabel = (day: Day) =>
  dateOf(day).toLocaleDateString(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
const weekday = (day: Day, form: 'narrow' | 'long') =>
  dateOf(day).toLocaleDateString(locale, { weekday: form });

/** The day that a key leads to; undefined for other keys. */
function dayAfter(key: string, day: Day): Day | undefined {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
  };
  const step = steps[key];
  if (step !== undefined) return addDays(day, step);
  if (key === 'PageUp') return addMonths(day, -1);
  return key === 'PageDown' ? addMonths(day, 1) : undefined;
}

/** A month; arrow keys move by day and week, page keys by month. */
export function Calendar({ value, isWithin, onChoose }: CalendarProps) {
  const [at, setAt] = useState(value === '' ? today() : value);
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [at]);
  function onKeyDown(event: KeyboardEvent) {
    const next = dayAfter(event.key, at);
    if (next === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    setAt(next);
  }
  const turn = (months: number) => {
    isMoved.current = false;
    setAt(addMonths(at, months));
  };
  const weeks = weeksAround(at);
  return (
    <div className={styles['calendar']}>
      <div>
        <ActionIcon variant="subtle" aria-label={texts.previousMonth} onClick={() => turn(-1)}>
          <IconChevronLeft aria-hidden="true" />
        </ActionIcon>
        <b aria-live="polite">{monthLabel(at)}</b>
        <ActionIcon variant="subtle" aria-label={texts.nextMonth} onClick={() => turn(1)}>
          <IconChevronRight aria-hidden="true" />
        </ActionIcon>
      </div>
      <table ref={grid} role="grid" aria-label={monthLabel(at)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" abbr={weekday(day, 'long')}>
                {weekday(day, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === value}>
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    data-autofocus={day === at || undefined}
                    data-other={day.slice(0, 7) !== at.slice(0, 7) || undefined}
                    data-today={day === today() || undefined}
                    data-chosen={day === value || undefined}
                    // Not disabled: the keyboard passes through these days, too.
                    aria-disabled={!isWithin(day)}
                    aria-label={longLabel(day)}
                    onClick={() => {
                      if (isWithin(day)) onChoose(day);
                    }}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
