import { memo, type Ref } from 'react';
import { Link } from 'react-router';
import type { ContentItemFragment } from '../../gql/graphql.ts';
import { FailureActions } from '../../presentation/failure-actions.tsx';
import { PresentationMenu } from '../../presentation/presentation-menu.tsx';
import { StatusPill } from '../../presentation/status-pill.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Mat } from '../../ui/mat.tsx';
import table from '../../ui/table.module.css';
import styles from './content.module.css';
import { ItemStrip, LastViewed } from './item-attention.tsx';

/** A presentation in rows. */
export const PresentationRow = memo(function PresentationRow({ item, rowRef }: { item: ContentItemFragment; rowRef: Ref<HTMLTableRowElement> | undefined }) {
  return (
    <tr ref={rowRef}>
      <td><Link to={`/content/${item.id}`} className={table['who'] ?? ''}><span className={table['medium'] ?? ''}><Mat src={item.thumbnailUrl} size="tiny" /></span><span className={`cut ${styles['name']}`} title={item.name}>{item.name}</span></Link></td>
      <td className={table['medium']}>
        <StatusPill status={item.status} processing={item.processing} />
      </td>
      <td className={table['wide']}>{item.processing.status === 'FAILED' ? <div className={styles['why']}><p title={item.processing.failure ?? undefined}>{item.processing.failure ?? 'The reason is not known.'}</p><FailureActions presentation={item} /></div> : <ItemStrip item={item} />}</td>
      <td className={`${table['num']} ${table['large']}`}>{item.sharedLinkCount ?? '–'}</td>
      <td className={table['large']}><span title={item.owner?.name ?? undefined}><Avatar name={item.owner?.name ?? null} /><span className="sr">{item.owner?.name}</span></span></td>
      <td className={table['num']}><LastViewed item={item} /></td>
      <td className={`${table['medium']} ${table['num']}`}><PresentationMenu presentation={item} withOpen /></td>
    </tr>
  );
});
