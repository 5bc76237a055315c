import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Calendar } from './calendar.tsx';
import { pattern, readDay, written, type Day } from './days.ts';
import { texts } from './texts.ts';

type DateFieldProps = {
  label: string;
  /** The label is for screen readers alone. */
  isLabelHidden?: boolean;
  description?: string | undefined;
  error?: ReactNode;
  isRequired?: boolean;
  /** Empty: no day. */
  value: Day;
  onChange: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

type Limits = { min: Day | undefined; max: Day | undefined };

/** Why a typed text cannot be taken; null if it can. */
function complaintOf(text: string | null, { min, max }: Limits): string | null {
  if (text === null || text.trim() === '') return null;
  const day = readDay(text);
  if (day === null) return texts.enterADateAs({ pattern });
  if (min !== undefined && day < min) return texts.chooseOrLater({ min: written(min) });
  return max !== undefined && day > max ? texts.chooseOrEarlier({ max: written(max) }) : null;
}

/** The text of the field while it is typed, which reports the days it reads. */
function useTyping(value: Day, onChange: (day: Day) => void, limits: Limits) {
  /** Null once it was read. */
  const [text, setText] = useState<string | null>(null);
  const complaint = complaintOf(text, limits);
  function report(typed: string) {
    const day = typed.trim() === '' ? '' : readDay(typed);
    if (day !== null && day !== value && complaintOf(typed, limits) === null) onChange(day);
  }
  return {
    complaint,
    shown: text ?? written(value),
    clear: () => setText(null),
    onText: (next: string) => {
      setText(next);
      // “1/2/20” may become “1/2/2026”: two digits of a year count once the field is left.
      if (next.trim() === '' || /\d{4}/.test(next)) report(next);
    },
    finish: () => {
      if (text === null || complaint !== null) return;
      report(text);
      setText(null);
    },
  };
}

/** A day, typed as the viewer writes it or chosen in a calendar. */
export function DateField({
  label,
  isLabelHidden = false,
  description,
  error,
  isRequired = false,
  value,
  onChange,
  min,
  max,
}: DateFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const typing = useTyping(value, onChange, { min, max });
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      withRoles={false}
      // In a portal a click on it would close the popover around the field.
      withinPortal={false}
    >
      <Popover.Target>
        <TextInput
          {...(isLabelHidden ? { 'aria-label': label } : { label })}
          {...(description !== undefined && { description })}
          required={isRequired}
          placeholder={pattern}
          autoComplete="off"
          value={typing.shown}
          error={typing.complaint ?? error}
          onChange={({ currentTarget }) => typing.onText(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') typing.finish();
          }}
          onBlur={typing.finish}
          rightSection={
            <ActionIcon
              variant="subtle"
              aria-label={texts.openCalendar({ label })}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              <IconCalendar aria-hidden="true" />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        <Calendar
          value={value}
          isWithin={(day) => (min === undefined || day >= min) && (max === undefined || day <= max)}
          onChoose={(day) => {
            typing.clear();
            onChange(day);
            setIsOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
