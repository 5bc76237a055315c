import { memo } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../../account/viewer.ts';
import type { ContentItemFragment } from '../../../gql/graphql.ts';
import { kind, links, pages } from '../../../shared/presentation/kind.ts';
import { FailureActions } from '../../../shared/presentation/failure-actions.tsx';
import { PresentationMenu } from '../../../shared/presentation/presentation-menu.tsx';
import { StatusPill } from '../../../shared/presentation/status-pill.tsx';
import { PageThumbnail } from '../../../ui/page-thumbnail.tsx';
import styles from '../content.module.css';
import { ItemStrip, LastViewed } from './item-attention.tsx';
import { ItemCheck } from './item-check.tsx';
import { ItemBadges } from './item-badges.tsx';
import { RestoreButton } from './restore-button.tsx';
import { useTick } from '../selection.ts';
import { texts } from './texts.ts';
import { useDragItem } from '../folder/use-drag-item.ts';

/** A presentation in the grid; every state has the same height. */
export const PresentationCard = memo(function PresentationCard({
  item,
}: {
  item: ContentItemFragment;
}) {
  const { processing, status, sharedLinkCount } = item;
  const { isAdmin } = useViewer();
  const { isTicked } = useTick(item);
  const isDeleted = item.restorableUntil != null;
  const isPlain = isDeleted || (processing.status === 'PROCESSED' && status === 'ACTIVE');
  const size =
    item.pageCount == null || item.presentationType === 'Image'
      ? kind(item)
      : pages(item.pageCount);
  const shared = sharedLinkCount ? sharedLabel(sharedLinkCount, isAdmin) : '';
  const facts = (
    <span className="cut" title={size + shared}>
      {size}
      <span className={styles['rest']}>{shared}</span>
    </span>
  );
  return (
    <article
      className={styles['card']}
      data-item={item.id}
      data-chosen={isTicked || undefined}
      {...useDragItem(item)}
    >
      <Cover item={item} />
      <ItemBadges item={item} look="mat" />
      <ItemCheck item={item} />
      {isDeleted ? null : <PresentationMenu presentation={item} className={styles['more']} />}
      <h2>
        {isDeleted ? (
          <span className={`cut ${styles['name']}`} title={item.name} dir="auto">
            {item.name}
          </span>
        ) : (
          <Link
            to={`/content/${item.id}`}
            className={`cut ${styles['name']}`}
            title={item.name}
            dir="auto"
          >
            {item.name}
          </Link>
        )}
      </h2>
      <ItemStrip item={item} />
      <div className={styles['under']}>
        {isPlain ? facts : <StatusPill status={status} processing={processing} />}
        {isDeleted ? (
          <RestoreButton item={item} />
        ) : isPlain ? (
          <span className={styles['when']}>
            <LastViewed item={item} isText />
          </span>
        ) : (
          facts
        )}
      </div>
    </article>
  );
});

/** Only admins see everyone’s links. */
function sharedLabel(count: number, isAdmin: boolean): string {
  return `, ${isAdmin ? links(count) : texts.linksOfYours({ links: links(count) })}`;
}

/** The first page, or why there is none. */
function Cover({ item }: { item: ContentItemFragment }) {
  const { processing } = item;
  const isDeleted = item.restorableUntil != null;
  const isFailed = processing.status === 'FAILED' && !isDeleted;
  return isFailed ? (
    <div className={styles['why']} data-on="mat">
      <p title={processing.failure ?? undefined}>
        {processing.failure ?? texts.theReasonIsNotKnown}
      </p>
      <FailureActions presentation={item} />
    </div>
  ) : isDeleted ? (
    <span className={styles['cover']}>
      <PageThumbnail src={item.thumbnailUrl} size="card" />
    </span>
  ) : (
    <Link to={`/content/${item.id}`} className={styles['cover']} tabIndex={-1} aria-hidden="true">
      <PageThumbnail src={item.thumbnailUrl} size="card" />
    </Link>
  );
}
