import { Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { MomentForm } from '../../../shared/as-of/moment-picker.tsx';
import { useGoTo } from '../../../shared/as-of/use-as-of.ts';
import parts from '../../../ui/parts.module.css';
import styles from '../people.module.css';
import { texts } from './texts.ts';

/** Opens the people as of another moment. */
export function AsOfChip() {
  const goTo = useGoTo();
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <button type="button" className={parts['chip']}>
          {texts.asOf}
          <IconChevronDown aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={styles['asOf'] ?? ''}>
        <MomentForm at={null} earliest={null} onGo={goTo} />
      </Popover.Dropdown>
    </Popover>
  );
}
