import { Button, Popover } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOf, today } from '../../ui/form/days.ts';
import { MomentField } from '../../ui/form/moment-field.tsx';
import styles from './as-of.module.css';
import { texts } from './texts.ts';

type MomentPickerProps = {
  at: string | null;
  /** Null: not known. */
  earliest: string | null;
  onGo: (at: string) => void;
};

/** Chooses a moment to go back to, in a popover. */
export function MomentPicker(props: MomentPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
      hideDetached={false}
    >
      <Popover.Target>
        <Button
          size="xs"
          leftSection={<IconHistory aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.asOfText}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={texts.asOf2}>
        <MomentForm
          {...props}
          onGo={(at) => {
            setIsOpen(false);
            props.onGo(at);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The fields of the popover. */
export function MomentForm({ at, earliest, onGo }: MomentPickerProps) {
  const [chosen, setChosen] = useState(at);
  return (
    <form
      className={styles['picker']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The end of the minute includes what happened in it.
        if (chosen !== null)
          onGo(new Date(Math.min(new Date(chosen).setSeconds(59, 999), Date.now())).toISOString());
      }}
    >
      <MomentField
        label={texts.asOf2}
        value={chosen}
        onChange={setChosen}
        min={earliest === null ? undefined : dayOf(new Date(earliest))}
        max={today()}
        timeOfDay="23:59"
      />
      <Button type="submit" variant="filled" disabled={chosen === null}>
        {texts.show}
      </Button>
    </form>
  );
}
