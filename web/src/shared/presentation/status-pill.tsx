import type { PresentationStatus, ProcessingStatus } from '../../gql/graphql.ts';
import styles from '../../ui/parts.module.css';
import { ProgressRing } from '../../ui/progress-ring.tsx';
import { percent } from '../../ui/format/percent.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type StatusPillProps = {
  status: PresentationStatus;
  processing: { status: ProcessingStatus; pagesDone?: number | null; pageCount?: number | null };
};

export const statusLabels: Readonly<Record<PresentationStatus, string>> = {
  ACTIVE: common.active,
  DRAFT: texts.draft,
  INACTIVE: texts.inactive,
};

/** Draft, Active or Inactive; during or after failed processing, that instead. */
export function StatusPill({
  status,
  processing: { status: work, pagesDone, pageCount },
}: StatusPillProps) {
  if (work === 'FAILED')
    return (
      <span className={styles['pill']} data-look="failed">
        {texts.failed}
      </span>
    );
  if (work === 'PROCESSED')
    return (
      <span className={styles['pill']} data-look={status.toLowerCase()}>
        {statusLabels[status]}
      </span>
    );
  const share = pagesDone != null && pageCount ? pagesDone / pageCount : 0;
  return (
    <span className={styles['pill']} data-look="processing">
      <ProgressRing share={share} />
      {share > 0 ? texts.processingShare({ share: percent(share) }) : common.processing}
    </span>
  );
}
