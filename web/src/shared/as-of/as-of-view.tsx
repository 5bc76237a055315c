import { Button } from '@mantine/core';
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react';
import { useLayoutEffect, type ReactNode } from 'react';
import styles from './as-of.module.css';
import { dateTimeLabel } from './local-moments.ts';
import { MomentPicker } from './moment-picker.tsx';
import { useGoTo } from './use-as-of.ts';
import { texts } from './texts.ts';

/** A page as of a moment, with a banner to change or leave it. */
export function AsOfView({
  what,
  at,
  earliest,
  children,
}: {
  what?: string;
  at: string;
  earliest: string;
  children: ReactNode;
}) {
  const goTo = useGoTo();
  // Scrolls up: the link may be far down a history.
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0;
  }, []);
  return (
    <>
      <div className={styles['banner']} role="status">
        <IconHistory className="icon" aria-hidden="true" />
        <p>
          <b>
            {what === undefined
              ? texts.asOf({ at: dateTimeLabel(at) })
              : texts.asOfWhen({ what, at: dateTimeLabel(at) })}
          </b>{' '}
          <span>{texts.readOnly}</span>
        </p>
        <Button
          size="xs"
          leftSection={<IconArrowBackUp aria-hidden="true" />}
          onClick={() => goTo(null)}
        >
          {texts.backToNow}
        </Button>
        <MomentPicker key={at} at={at} earliest={earliest} onGo={goTo} />
      </div>
      <div className={styles['view']}>{children}</div>
    </>
  );
}
