import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { MomentPicker } from '../../../shared/as-of/moment-picker.tsx';
import parts from '../../../ui/parts.module.css';
import styles from '../people.module.css';

/** Opens the people as of another moment. */
export function AsOfChip() {
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <button type="button" className={parts['chip']}>
          As of
          <IconChevronDown aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles['asOf'] ?? ''}>
        <MomentPicker at={null} earliest={null} />
      </Popover.Dropdown>
    </Popover>
  );
}
