import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useCreateLink } from '../../../shared/presentation/create-link.tsx';
import { Note } from '../../../ui/states/note.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ContentTools } from './content-tools.tsx';
import styles from '../content.module.css';
import { useBulk, type Refused } from './use-bulk.tsx';
import type { ContentFilters, FilterName, Question } from '../use-content-filters.ts';
import { texts } from './texts.ts';

type ListBarProps = {
  filters: ContentFilters;
  question: Question;
  total: number;
  onChange: (name: FilterName, value: string | null) => void;
};

/** Shows the filters, or the bulk actions once something is selected. */
export function ListBar({ filters, question, total, onChange }: ListBarProps) {
  const bulk = useBulk();
  const createLinks = useCreateLink();
  const isBulk = bulk.chosen.size > 0;
  return (
    <>
      <div className={styles['bar']} data-bulk={isBulk || undefined}>
        <div className={styles['tools']}>
          <ContentTools filters={filters} total={total} onChange={onChange} />
        </div>
        {isBulk ? (
          <BulkBar
            bulk={bulk}
            total={total}
            question={question}
            isTrash={filters.isDeleted}
            onShare={() => createLinks([...bulk.chosen.values()])}
          />
        ) : null}
      </div>
      {bulk.refused.length > 0 ? (
        <RefusedNote refused={bulk.refused} onDismiss={bulk.dismiss} />
      ) : null}
    </>
  );
}

/** The refused items with reasons; they stay selected. */
function RefusedNote({
  refused,
  onDismiss,
}: {
  refused: readonly Refused[];
  onDismiss: () => void;
}) {
  const shown = refused.slice(0, 5);
  const more = refused.length - shown.length;
  return (
    <div className={styles['refused']}>
      <Note
        isBad
        title={texts.wereNotChanged({ count: refused.length })}
        action={
          <ActionIcon aria-label={texts.dismiss} onClick={onDismiss}>
            <IconX aria-hidden="true" />
          </ActionIcon>
        }
      >
        {shown.map(({ id, name, message }) => (
          <span key={id}>
            <b dir="auto">{name}</b>: {message}
            <br />
          </span>
        ))}
        {more > 0 ? texts.andMore({ more }) : null}
      </Note>
    </div>
  );
}
