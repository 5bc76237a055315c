import { memo, type Ref } from 'react';
import { Link } from 'react-router';
import type { ContentItemFragment } from '../../../gql/graphql.ts';
import { FailureActions } from '../../../shared/presentation/failure-actions.tsx';
import { PresentationMenu } from '../../../shared/presentation/presentation-menu.tsx';
import { StatusPill } from '../../../shared/presentation/status-pill.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { countLabel } from '../../../ui/format/count-label.ts';
import { PageThumbnail } from '../../../ui/page-thumbnail.tsx';
import table from '../../../ui/table.module.css';
import styles from '../content.module.css';
import { ItemStrip, LastViewed } from './item-attention.tsx';
import { ItemCheck } from './item-check.tsx';
import { ItemBadges } from './item-badges.tsx';
import { RestoreButton } from './restore-button.tsx';
import { useTick } from '../selection.ts';
import { texts } from './texts.ts';

/** A presentation as a row; every state has the same height. */
export const PresentationRow = memo(function PresentationRow({
  item,
  rowRef,
}: {
  item: ContentItemFragment;
  rowRef: Ref<HTMLTableRowElement> | undefined;
}) {
  const { isTicked } = useTick(item);
  const isDeleted = item.restorableUntil != null;
  const name = (
    <>
      <span className={table['medium'] ?? ''}>
        <PageThumbnail src={item.thumbnailUrl} size="tiny" />
      </span>
      <span className={`cut ${styles['name']}`} title={item.name} dir="auto">
        {item.name}
      </span>
    </>
  );
  const isFailed = item.processing.status === 'FAILED' && !isDeleted;
  return (
    <tr ref={rowRef} data-item={item.id} data-chosen={isTicked || undefined}>
      <td>
        <div className={styles['nameCell']}>
          <ItemCheck item={item} />
          {isDeleted ? (
            <span className={table['who'] ?? ''}>{name}</span>
          ) : (
            <Link to={`/content/${item.id}`} className={table['who'] ?? ''}>
              {name}
            </Link>
          )}
          <ItemBadges item={item} look="line" />
        </div>
      </td>
      <td className={table['medium']}>
        {isDeleted ? null : <StatusPill status={item.status} processing={item.processing} />}
      </td>
      <td className={table['wide']}>
        {isFailed ? (
          <div className={styles['why']}>
            <p title={item.processing.failure ?? undefined}>
              {item.processing.failure ?? texts.theReasonIsNotKnown}
            </p>
            <FailureActions presentation={item} />
          </div>
        ) : (
          <ItemStrip item={item} />
        )}
      </td>
      <td className={`${table['num']} ${table['large']}`}>
        {item.sharedLinkCount == null ? '–' : countLabel(item.sharedLinkCount)}
      </td>
      <td className={`${table['num']} ${table['large']}`}>
        {item.analytics == null ? '–' : countLabel(item.analytics.views)}
      </td>
      <td className={table['large']}>
        <span title={item.owner?.name ?? undefined}>
          <Avatar name={item.owner?.name ?? null} />
          <span className="sr">{item.owner?.name}</span>
        </span>
      </td>
      <td className={table['num']}>
        {isDeleted ? <RestoreButton item={item} /> : <LastViewed item={item} />}
      </td>
      <td className={`${table['medium']} ${table['num']}`}>
        {isDeleted ? null : <PresentationMenu presentation={item} />}
      </td>
    </tr>
  );
});
