import { memo } from 'react';
import { Link } from 'react-router';
import type { ContentItemFragment } from '../../gql/graphql.ts';
import { kind, links } from '../../presentation/kind.ts';
import { FailureActions } from '../../presentation/failure-actions.tsx';
import { PresentationMenu } from '../../presentation/presentation-menu.tsx';
import { StatusPill } from '../../presentation/status-pill.tsx';
import { Mat } from '../../ui/mat.tsx';
import styles from './content.module.css';
import { ItemStrip, LastViewed } from './item-attention.tsx';

/** A presentation in the grid: its first page, its name, its strip, and one line of facts. */
export const PresentationCard = memo(function PresentationCard({ item }: { item: ContentItemFragment }) {
  const { processing, status, sharedLinkCount } = item;
  const isPlain = processing.status === 'PROCESSED' && status === 'ACTIVE';
  const facts = `${kind(item)}${sharedLinkCount ? `, ${links(sharedLinkCount)}` : ''}`;
  return (
    <article className={styles['card']}>
      <Link to={`/content/${item.id}`} className={styles['cover']} tabIndex={-1} aria-hidden="true"><Mat src={item.thumbnailUrl} size="card" /></Link>
      <PresentationMenu presentation={item} className={styles['more']} withOpen />
      <h2><Link to={`/content/${item.id}`} className={`cut ${styles['name']}`} title={item.name}>{item.name}</Link></h2>
      <ItemStrip item={item} />
      <div className={styles['under']}>
        {isPlain ? <span className="cut" title={facts}>{facts}</span> : <StatusPill status={status} processing={processing} />}
        {isPlain ? <span className={styles['when']}><LastViewed item={item} /></span> : <span className="cut">{kind(item)}</span>}
      </div>
      {processing.status === 'FAILED' ? <div className={styles['why']}><p title={processing.failure ?? undefined}>{processing.failure ?? 'The reason is not known.'}</p><FailureActions presentation={item} /></div> : null}
    </article>
  );
});
