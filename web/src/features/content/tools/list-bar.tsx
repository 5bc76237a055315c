import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Suspense, useState, type ComponentType } from 'react';
import type { SharedPresentation } from '../../../shared/presentation/sharing.ts';
import { Note } from '../../../ui/states/note.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ContentTools } from './content-tools.tsx';
import styles from '../content.module.css';
import { useBulk, type Refused } from './use-bulk.tsx';
import type { ContentFilters, FilterName, Question } from '../use-content-filters.ts';

/** Shares several presentations; another feature provides it. */
export type ShareSheet = ComponentType<{
  presentations: readonly SharedPresentation[];
  isOpen: boolean;
  onClose: () => void;
}>;

type ListBarProps = {
  filters: ContentFilters;
  question: Question;
  total: number;
  onChange: (name: FilterName, value: string | null) => void;
  ShareSheet: ShareSheet | null;
};

/** Shows the filters, or the bulk actions once something is selected. */
export function ListBar({ filters, question, total, onChange, ShareSheet }: ListBarProps) {
  const bulk = useBulk();
  const [isSharing, setIsSharing] = useState(false);
  const [hasShared, setHasShared] = useState(false); // Loads the sheet on demand and keeps it.
  const share = () => {
    setHasShared(true);
    setIsSharing(true);
  };
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
            onShare={ShareSheet === null ? null : share}
          />
        ) : null}
      </div>
      {bulk.refused.length > 0 ? (
        <RefusedNote refused={bulk.refused} onDismiss={bulk.dismiss} />
      ) : null}
      {ShareSheet === null || !hasShared || !isBulk ? null : (
        <Suspense>
          <ShareSheet
            key={[...bulk.chosen.keys()].join()}
            presentations={[...bulk.chosen.values()]}
            isOpen={isSharing}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
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
        title={
          refused.length === 1 ? '1 was left as it is' : `${refused.length} were left as they are`
        }
        action={
          <ActionIcon aria-label="Dismiss" onClick={onDismiss}>
            <IconX aria-hidden="true" />
          </ActionIcon>
        }
      >
        {shown.map(({ id, name, message }) => (
          <span key={id}>
            <b>{name}</b>: {message}
            <br />
          </span>
        ))}
        {more > 0 ? `and ${more} more` : null}
      </Note>
    </div>
  );
}
