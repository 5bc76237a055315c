import { Button, Menu, Popover } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCalendar, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { keysOf } from '../../typed/keys-of.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { addDays, today } from '../../ui/form/days.ts';
import { Segments } from '../../ui/segments.tsx';
import styles from './range.module.css';
import { inView, ranges, type Range, type RangeName } from './range.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type RangePickerProps = { range: Range; setRange: (range: Range) => void };

const rare = keysOf(ranges).filter((name) => !inView.includes(name));
const labelOf = (range: Range) =>
  range.name === 'custom' ? texts.customRange : ranges[range.name];

/** Common ranges as buttons; the others and custom days in a menu. */
export function RangePicker({ range, setRange }: RangePickerProps) {
  const [isPicking, setIsPicking] = useState(false);
  const named = (name: RangeName) => (
    <Menu.Item key={name} onClick={() => setRange({ name })}>
      {ranges[name]}
    </Menu.Item>
  );
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const isRare = !inView.some((name) => name === range.name);
  return (
    <>
      <span className={styles['segments']}>
        <Segments
          label={texts.range}
          value={range.name}
          onChange={(name) => name !== 'custom' && setRange({ name })}
          options={inView.map((value): { value: Range['name']; label: string } => ({
            value,
            label: ranges[value],
          }))}
        />
      </span>
      <Popover
        opened={isPicking}
        onChange={setIsPicking}
        position="bottom-end"
        trapFocus
        returnFocus
        withRoles={false}
      >
        <Popover.Target>
          <span>
            <Menu position="bottom-end">
              <Menu.Target>
                <Button
                  {...(isNarrow && { leftSection: <IconCalendar aria-hidden="true" /> })}
                  rightSection={<IconChevronDown aria-hidden="true" size={16} />}
                >
                  {isRare || isNarrow ? labelOf(range) : common.more}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {isNarrow ? inView.map(named) : null}
                {rare.map(named)}
                <Menu.Divider />
                <Menu.Item onClick={() => setIsPicking(true)}>{texts.customRangeText}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </span>
        </Popover.Target>
        <Popover.Dropdown>
          <Days
            range={range}
            onChosen={(chosen) => {
              setRange(chosen);
              setIsPicking(false);
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

function Days({ range, onChosen }: { range: Range; onChosen: (range: Range) => void }) {
  const [from, setFrom] = useState(range.name === 'custom' ? range.from : addDays(today(), -6));
  const [to, setTo] = useState(range.name === 'custom' ? range.to : today());
  const problem = from === '' || to === '' ? null : from > to ? texts.daysReversed : null;
  return (
    <form
      className={styles['days']}
      onSubmit={(event) => {
        event.preventDefault();
        onChosen({ name: 'custom', from, to });
      }}
      noValidate
    >
      <DateField label={texts.from} value={from} onChange={setFrom} max={today()} />
      <DateField label={common.to} value={to} onChange={setTo} max={today()} />
      {problem === null ? null : <p role="alert">{problem}</p>}
      <Button
        type="submit"
        variant="filled"
        disabled={from === '' || to === '' || problem !== null}
      >
        {texts.apply}
      </Button>
    </form>
  );
}
