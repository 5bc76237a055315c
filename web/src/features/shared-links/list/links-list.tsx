import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import table from '../../../ui/table.module.css';
import { rowCount } from '../../../ui/format/count-label.ts';
import { useChunks } from '../../../ui/hooks/use-chunks.ts';
import { LinksChunk } from './links-chunk.tsx';
import styles from './links.module.css';
import { pageSize, type Question } from './use-link-filters.ts';
import type { Selection } from './use-selection.ts';

type LinksListProps = {
  firstItems: readonly LinkItemFragment[];
  total: number;
  question: Question;
  selection: Selection;
};

/**
 * The list in chunks of thirty. Each loads when near and unmounts when far away, so ten thousand
 * links cost as much as two hundred; placeholders keep the height.
 */
export function LinksList({ firstItems, total, question, selection }: LinksListProps) {
  const [rowHeight, setRowHeight] = useState<number | null>(null);
  const { chunks, onFound } = useChunks(total, pageSize);
  const { chosen, tick, clear } = selection;
  const areAll = firstItems.every(({ id }) => chosen.has(id));
  return (
    <table className={`${table['table']} ${table['tall']}`} aria-rowcount={rowCount(total)}>
      <colgroup>
        <col />
        <col className={`${table['large']} ${styles['aboutColumn']}`} />
        <col className={styles['controls']} style={{ width: 100 }} />
        <col style={{ width: 184 }} />
        <col className={`${table['medium']} ${styles['viewsColumn']}`} />
        <col className={`${table['medium']} ${styles['last']}`} style={{ width: 96 }} />
        <col style={{ width: 96 }} />
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">
            <span className={styles['headCell']}>
              <Checkbox
                size="xs"
                aria-label={`Select the first ${firstItems.length}`}
                checked={areAll}
                indeterminate={!areAll && chosen.size > 0}
                onChange={() => (areAll ? clear() : tick(firstItems, true))}
              />
              Name and recipient
            </span>
          </th>
          <th scope="col" className={table['large']}>
            Presentation and address
          </th>
          <th scope="col" className={styles['controls']}>
            Controls
          </th>
          <th scope="col">Pages, by time</th>
          <th scope="col" className={`${table['num']} ${table['medium']}`}>
            Views<span className={styles['wideWords']}>, 30 d and all</span>
          </th>
          <th scope="col" className={`${table['num']} ${table['medium']} ${styles['last']}`}>
            Last viewed
          </th>
          <th scope="col" className={`${table['num']} ${styles['onHead']}`}>
            On<span className="sr"> and more</span>
          </th>
        </tr>
      </thead>
      {chunks.map(({ page, count }) => (
        <LinksChunk
          key={page}
          page={page}
          count={count}
          known={page === 1 ? firstItems : undefined}
          rowHeight={rowHeight}
          onMeasured={setRowHeight}
          onFound={onFound}
          question={question}
          selection={selection}
        />
      ))}
    </table>
  );
}
