import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import type { LinkItemFragment } from '../../../gql/graphql.ts';
import { followRowLink } from '../../../ui/row-link.ts';
import table from '../../../ui/table.module.css';
import { rowCount } from '../../../ui/format/count-label.ts';
import { useChunks } from '../../../ui/hooks/use-chunks.ts';
import { LinksChunk } from './links-chunk.tsx';
import { LinksHead } from './links-head.tsx';
import { pageSize, type Question } from './use-link-filters.ts';
import type { Selection } from './use-selection.ts';
import { texts } from './texts.ts';

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
    <table
      className={`${table['table']} ${table['tall']} ${table['whole']}`}
      onClick={followRowLink}
      aria-rowcount={rowCount(total)}
    >
      <LinksHead
        check={
          <Checkbox
            size="xs"
            aria-label={texts.selectTheFirst({ links: firstItems.length })}
            checked={areAll}
            indeterminate={!areAll && chosen.size > 0}
            onChange={() => (areAll ? clear() : tick(firstItems, true))}
          />
        }
      />
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
