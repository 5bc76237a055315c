import { useState } from 'react';
import { TableHead } from '../../shared/list/table-head.tsx';
import type { ContactRowFragment } from '../../gql/graphql.ts';
import table from '../../ui/table.module.css';
import { chunkSize } from './chunks.ts';
import { ContactsChunk } from './contacts-chunk.tsx';
import type { Question } from './use-contact-filters.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type ContactsListProps = {
  firstItems: readonly ContactRowFragment[];
  total: number;
  question: Question;
};

/**
 * The list in chunks: each loads when near and unmounts when far away; a placeholder keeps its
 * height.
 */
export function ContactsList({ firstItems, total, question }: ContactsListProps) {
  const [rowHeight, setRowHeight] = useState<number | null>(null);
  return (
    <table className={`${table['table']} ${table['tall']}`}>
      <colgroup>
        <col />
        <col style={{ width: 232 }} />
        <col className={table['large']} style={{ width: '24%' }} />
        <col className={table['medium']} style={{ width: 64 }} />
        <col className={table['large']} style={{ width: 96 }} />
        <col style={{ width: 92 }} />
      </colgroup>
      <TableHead
        columns={[
          [texts.contact],
          [texts.readLastByTime],
          [common.presentation, 'large'],
          [common.views, 'num', 'medium'],
          [common.time, 'num', 'large'],
          [common.lastSeen, 'num'],
        ]}
      />
      {Array.from({ length: Math.ceil(total / chunkSize) }, (_, index) => (
        <ContactsChunk
          key={index}
          page={index + 1}
          count={Math.min(chunkSize, total - index * chunkSize)}
          question={question}
          known={index === 0 ? firstItems : undefined}
          rowHeight={rowHeight}
          onMeasured={setRowHeight}
        />
      ))}
    </table>
  );
}
