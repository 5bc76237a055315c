import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { LinkItemFragment } from '../../gql/graphql.ts';
import table from '../../ui/table.module.css';
import { LinksChunk } from './links-chunk.tsx';
import styles from './links.module.css';
import { pageSize, type Question } from './use-link-filters.ts';
import type { Selection } from './use-selection.ts';

type LinksListProps = { firstItems: readonly LinkItemFragment[]; total: number; question: Question; selection: Selection };

/**
 * The list in chunks of thirty. Each is asked for when it comes near and gives its elements back when it is far away, so
 * that ten thousand links cost no more than two hundred; the space of those not loaded is kept.
 */
export function LinksList({ firstItems, total, question, selection }: LinksListProps) {
  const [rowHeight, setRowHeight] = useState<number | null>(null);
  const { chosen, tick, clear } = selection;
  const areAll = firstItems.every(({ id }) => chosen.has(id));
  return (
    <table className={`${table['table']} ${table['tall']}`} aria-rowcount={total + 1}>
      <colgroup>
        <col /><col className={`${table['large']} ${styles['aboutColumn']}`} /><col className={styles['controls']} style={{ width: 100 }} /><col style={{ width: 184 }} />
        <col className={`${table['medium']} ${styles['viewsColumn']}`} /><col className={`${table['medium']} ${styles['last']}`} style={{ width: 96 }} /><col style={{ width: 96 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col"><span className={styles['headCell']}><Checkbox size="xs" aria-label={`Select the first ${firstItems.length}`} checked={areAll} indeterminate={!areAll && chosen.size > 0} onChange={() => (areAll ? clear() : tick(firstItems, true))} />Name and recipient</span></th>
          <th scope="col" className={table['large']}>Presentation and address</th><th scope="col" className={styles['controls']}>Controls</th><th scope="col">Pages, by time</th>
          <th scope="col" className={`${table['num']} ${table['medium']}`}>Views<span className={styles['wideWords']}>, 30 d and all</span></th><th scope="col" className={`${table['num']} ${table['medium']} ${styles['last']}`}>Last viewed</th><th scope="col" className={`${table['num']} ${styles['onHead']}`}>On<span className="sr"> and more</span></th>
        </tr>
      </thead>
      {Array.from({ length: Math.ceil(total / pageSize) }, (_, index) => (
        <LinksChunk key={index} page={index + 1} count={Math.min(pageSize, total - index * pageSize)} known={index === 0 ? firstItems : undefined} rowHeight={rowHeight} onMeasured={setRowHeight} question={question} selection={selection} />
      ))}
    </table>
  );
}
