import { Button } from '@mantine/core';
import { useState } from 'react';
import { HistoryDays } from '../../../shared/history/history-days.tsx';
import { MomentPicker } from '../../../shared/as-of/moment-picker.tsx';
import { useGoTo } from '../../../shared/as-of/use-as-of.ts';
import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { RowSkeletons } from '../../../ui/states/skeleton.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { Section } from '../../../ui/section.tsx';
import { useShownPresentation } from '../shown-presentation.ts';
import { PresentationChange } from './history-entry.tsx';
import { PresentationHistoryQuery } from './history.graphql.ts';
import { common } from '../../../texts/common.ts';
import { texts } from './texts.ts';

const chunk = 50;

/** Changes, newest first, with links to earlier states. */
export function HistoryTab() {
  const {
    presentation: { id, may, createdAt },
  } = useShownPresentation();
  const goTo = useGoTo();
  if (!may.edit)
    return (
      <NotFound level="h2" what={texts.youCantSeeThisHistory}>
        {texts.askForPermission}
      </NotFound>
    );
  return (
    <Section
      title={common.history}
      hint={texts.newestFirst}
      aside={<MomentPicker at={null} earliest={createdAt} onGo={goTo} />}
    >
      <Boundary what={texts.theHistory} loading={<RowSkeletons count={4} />}>
        <HistoryChunk id={id} before={null} />
      </Boundary>
    </Section>
  );
}

function HistoryChunk({ id, before }: { id: string; before: number | null }) {
  const {
    data: { presentation },
    error,
    refetch,
  } = usePageQuery(PresentationHistoryQuery, { id, first: chunk, before });
  const [isMore, setIsMore] = useState(false);
  useRefetchOn(
    (message) =>
      before === null &&
      (message.kind === 'reconnected' ||
        (message.kind === 'changed' && message.type === 'Presentation' && message.id === id)),
    refetch,
  );
  const entries = presentation?.history;
  if (entries == null) throw error ?? new Error('The history is not available right now.');
  const last = entries.at(-1);
  return (
    <>
      <HistoryDays items={entries} keyOf={({ number }) => number}>
        {(entry) => (
          <PresentationChange entry={entry} isLatest={before === null && entry === entries[0]} />
        )}
      </HistoryDays>
      {entries.length < chunk || last === undefined ? null : isMore ? (
        <Boundary what={texts.theOlderHistory} loading={<RowSkeletons />}>
          <HistoryChunk id={id} before={last.number} />
        </Boundary>
      ) : (
        <Button mt={16} onClick={() => setIsMore(true)}>
          {texts.showOlder}
        </Button>
      )}
    </>
  );
}
