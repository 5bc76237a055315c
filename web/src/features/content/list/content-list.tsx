import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { ContentItemFragment } from '../../../gql/graphql.ts';
import { followRowLink } from '../../../ui/row-link.ts';
import table from '../../../ui/table.module.css';
import { useChunks } from '../../../ui/hooks/use-chunks.ts';
import type { UploadingItem } from './uploading-items.tsx';
import { pageSize, type Layout } from '../layout.ts';
import { ContentChunk } from './content-chunk.tsx';
import styles from '../content.module.css';
import { useChosen } from '../selection.ts';
import type { Question } from '../use-content-filters.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const none: readonly UploadingItem[] = [];

type ContentListProps = {
  layout: Layout;
  firstItems: readonly ContentItemFragment[];
  uploading: readonly UploadingItem[];
  total: number;
  question: Question;
};

/**
 * The list in chunks of sixty. Each loads when near and unmounts when far away, so ten thousand
 * items cost as much as two hundred; placeholders keep the height.
 */
export function ContentList({ layout, firstItems, uploading, total, question }: ContentListProps) {
  const [itemHeight, setItemHeight] = useState<number | null>(null);
  const { chunks, onFound } = useChunks(total, pageSize);
  const bodies = chunks.map(({ page, count }) => (
    <ContentChunk
      key={page}
      layout={layout}
      page={page}
      count={count}
      question={question}
      known={page === 1 ? firstItems : undefined}
      uploading={page === 1 ? uploading : none}
      itemHeight={itemHeight}
      onMeasured={setItemHeight}
      onFound={onFound}
    />
  ));
  if (layout === 'grid') return <div className={styles['grids']}>{bodies}</div>;
  return (
    <table
      className={`${table['table']} ${table['whole']} ${styles['rows']}`}
      onClick={followRowLink}
    >
      <colgroup>
        <col />
        <col className={table['medium']} style={{ width: 148 }} />
        <col style={{ width: 216 }} />
        <col className={table['large']} style={{ width: 72 }} />
        <col className={table['large']} style={{ width: 80 }} />
        <col className={table['large']} style={{ width: 72 }} />
        <col style={{ width: 116 }} />
        <col className={table['medium']} style={{ width: 56 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles['nameCell']}>
              <CheckFirst items={firstItems} />
              {common.name}
            </span>
          </th>
          <th scope="col" className={table['medium']}>
            {common.status}
          </th>
          <th scope="col">{common.pagesByTime}</th>
          <th scope="col" className={`${table['num']} ${table['large']}`}>
            {common.links}
          </th>
          <th scope="col" className={`${table['num']} ${table['large']}`}>
            {common.views}
          </th>
          <th scope="col" className={table['large']}>
            {common.owner}
          </th>
          <th scope="col" className={table['num']}>
            {common.lastViewed}
          </th>
          <th scope="col" className={table['medium']}>
            <span className="sr">{common.more}</span>
          </th>
        </tr>
      </thead>
      {bodies}
    </table>
  );
}

/** Selects the first chunk or nothing; the bulk bar selects the rest. */
function CheckFirst({ items }: { items: readonly ContentItemFragment[] }) {
  const { chosen, selection } = useChosen();
  const isAll = items.every(({ id }) => chosen.has(id));
  return (
    <Checkbox
      size="xs"
      aria-label={isAll ? texts.selectNone : texts.selectThoseInView}
      checked={isAll}
      indeterminate={!isAll && chosen.size > 0}
      onChange={() => (isAll ? selection.clear() : selection.tick(items, true))}
    />
  );
}
