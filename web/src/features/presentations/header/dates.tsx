import { Tooltip } from '@mantine/core';
import { Ago } from '../../../ui/format/ago.tsx';
import styles from '../presentation.module.css';
import type { ShownPresentation } from '../shown-presentation.ts';
import { locale } from '../../../ui/format/locale.ts';

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
      {isNew ? <span className={styles['new']}>New</span> : null}
      {releaseAt !== null && !isReleased ? (
        <Tooltip label={exactly(releaseAt)}>
          <span>Not seen before {dayOf(releaseAt)}</span>
        </Tooltip>
      ) : null}
      {expiresAt === null ? null : (
        <Tooltip label={exactly(expiresAt)}>
          <span data-bad={isExpired || undefined}>
            {isExpired ? 'Expired on' : 'Expires on'} {dayOf(expiresAt)}
          </span>
        </Tooltip>
      )}
      <span>
        Changed <Ago at={updatedAt} />
      </span>
    </>
  );
}
