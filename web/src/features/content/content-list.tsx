import { useState } from 'react';
import type { ContentItemFragment, PresentationStatus } from '../../gql/graphql.ts';
import table from '../../ui/table.module.css';
import { pageSize, type Look } from './chunks.ts';
import { ContentChunk, type ChunkFilters } from './content-chunk.tsx';
import styles from './content.module.css';

type ContentListProps = { look: Look; firstItems: readonly ContentItemFragment[]; total: number; search: string | null; status: PresentationStatus | null };

/**
 * The list in chunks of sixty. Each is asked for when it comes near and gives its elements back when it is far away, so
 * that ten thousand items cost no more than two hundred; the space of those not loaded is kept.
 */
export function ContentList({ look, firstItems, total, search, status }: ContentListProps) {
  const [itemHeight, setItemHeight] = useState<number | null>(null);
  const filters: ChunkFilters = { search, status };
  const chunks = Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => (
    <ContentChunk
      key={index} look={look} page={index + 1} count={Math.min(pageSize, total - index * pageSize)} filters={filters}
      known={index === 0 ? firstItems : undefined} itemHeight={itemHeight} onMeasured={setItemHeight}
    />
  ));
  if (look === 'grid') return <div className={styles['grids']}>{chunks}</div>;
  return (
    <table className={table['table']}>
      <colgroup><col /><col className={table['medium']} style={{ width: 148 }} /><col style={{ width: 216 }} /><col className={table['large']} style={{ width: 72 }} /><col className={table['large']} style={{ width: 72 }} /><col style={{ width: 104 }} /><col className={table['medium']} style={{ width: 48 }} /></colgroup>
      <thead>
        <tr><th scope="col">Name</th><th scope="col" className={table['medium']}>Status</th><th scope="col">Pages, by time</th><th scope="col" className={`${table['num']} ${table['large']}`}>Links</th><th scope="col" className={table['large']}>Owner</th><th scope="col" className={table['num']}>Last viewed</th><th scope="col" className={table['medium']}><span className="sr">More</span></th></tr>
      </thead>
      {chunks}
    </table>
  );
}
