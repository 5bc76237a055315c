import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Calendar } from './calendar.tsx';
import { pattern, readDay, written, type Day } from './days.ts';

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
  /** What is being typed; null once it was read. */
  const [text, setText] = useState<string | null>(null);
  const isWithin = (day: Day) =>
    (min === undefined || day >= min) && (max === undefined || day <= max);
  const typed = text === null || text.trim() === '' ? null : readDay(text);
  const isWrong = text !== null && text.trim() !== '' && (typed === null || !isWithin(typed));
  function report(next: string) {
    const day = next.trim() === '' ? '' : readDay(next);
    if (day !== null && day !== value && (day === '' || isWithin(day))) onChange(day);
  }
  function onText(next: string) {
    setText(next);
    // “1/2/20” may become “1/2/2026”: two digits of a year count once the field is left.
    if (next.trim() === '' || /\d{4}/.test(next)) report(next);
  }
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
          value={text ?? written(value)}
          error={isWrong ? `Enter a date as ${pattern}` : error}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && text !== null) report(text);
          }}
          onBlur={() => {
            if (text === null || isWrong) return;
            report(text);
            setText(null);
          }}
          rightSection={
            <ActionIcon
              variant="subtle"
              aria-label={`${label}: open calendar`}
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
          isWithin={isWithin}
          onChoose={(day) => {
            setText(null);
            onChange(day);
            setIsOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
