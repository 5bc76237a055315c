import { Tooltip } from '@mantine/core';
import { Ago } from '../../../ui/format/ago.tsx';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { locale } from '../../../ui/format/locale.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

const dayOf = (at: string) =>
  new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const exactly = (at: string) =>
  new Date(at).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });

export function Dates({
  presentation: { releaseAt, expiresAt, isReleased, isExpired, updatedAt, isNew },
}: {
  presentation: ShownPresentation;
}) {
  return (
    <>
      {isNew ? <span className={styles['new']}>{common.new}</span> : null}
      {releaseAt !== null && !isReleased ? (
        <Tooltip label={exactly(releaseAt)}>
          <span>{texts.notSeenBefore({ releaseAt: dayOf(releaseAt) })}</span>
        </Tooltip>
      ) : null}
      {expiresAt === null ? null : (
        <Tooltip label={exactly(expiresAt)}>
          <span data-bad={isExpired || undefined}>
            {isExpired ? texts.expiredOn : texts.expiresOn} {dayOf(expiresAt)}
          </span>
        </Tooltip>
      )}
      <span>{rich(texts.changedWhen, { when: <Ago at={updatedAt} /> })}</span>
    </>
  );
}
