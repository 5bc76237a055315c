import { Switch } from '@mantine/core';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { dayOf } from '../../../../ui/form/days.ts';
import parts from '../../../../ui/parts.module.css';
import styles from '../../of-presentation/shared-links.module.css';
import { texts } from './texts.ts';

function dayIn(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** Calendar days from today. */
function daysTo(day: string): number {
  const [now, expiry] = [new Date(`${dayIn(0)}T12:00:00Z`), new Date(`${day}T12:00:00Z`)];
  return Math.round((expiry.getTime() - now.getTime()) / 86_400_000);
}

/** The last second of a local day. */
export const lastMomentOf = (day: string) => new Date(`${day}T23:59:59`).toISOString();

const choices = [
  [7, texts.about7Days],
  [30, texts.about30Days],
  [90, texts.about90Days],
] as const;
/** Ten years; later is a typo. */
const latest = 3_650;

type ExpiryFieldProps = {
  day: string | null;
  onChange: (day: string | null) => void;
  refusal: string | undefined;
};

/** Whether and when the link expires; it stays open until local midnight. */
export function ExpiryField({ day, onChange, refusal }: ExpiryFieldProps) {
  const isPast = day !== null && day !== '' && day < dayIn(0);
  const complaint = refusal ?? (isPast ? texts.thisDayHasPassed : null);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const left = day === null || day === '' || isPast ? '' : daysTo(day);
  return (
    <div className={styles['expiry']}>
      <Switch
        label={texts.expires}
        labelPosition="left"
        checked={day !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? dayIn(30) : null)}
      />
      {day === null ? null : (
        <div className={styles['field']}>
          <div className={styles['days']}>
            <DateField
              label={texts.lastDay}
              isLabelHidden
              isRequired
              value={day}
              error={complaint !== null}
              onChange={onChange}
            />
            <span className={styles['after']}>
              {texts.orAfter}
              <input
                type="number"
                aria-label={texts.daysFromToday}
                min={0}
                max={latest}
                value={left}
                onChange={({ currentTarget: { valueAsNumber: days } }) => {
                  if (days >= 0 && days <= latest) onChange(dayIn(days));
                }}
              />
              {texts.days}
            </span>
            <span className={styles['quick']}>
              {choices.map(([days, word]) => (
                <button
                  key={days}
                  type="button"
                  className={parts['chip']}
                  data-set={day === dayIn(days) || undefined}
                  onClick={() => onChange(dayIn(days))}
                >
                  {word}
                </button>
              ))}
            </span>
          </div>
          <p role="status" data-look={complaint === null ? undefined : 'bad'}>
            {complaint ?? texts.openUntil2359({ zone })}
          </p>
        </div>
      )}
    </div>
  );
}
