import { Button } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { memo, useState } from 'react';
import { useViewer } from '../../../account/viewer.ts';
import type { ListedPersonFragment } from '../../../gql/graphql.ts';
import { countLabel } from '../../../ui/format/count-label.ts';
import { useChunks } from '../../../ui/hooks/use-chunks.ts';
import { BulkSheet } from './bulk-sheet.tsx';
import { usePermissionGroups } from '../roles/permissions.ts';
import { columnsOf, Matrix, MatrixRow } from './matrix.tsx';
import { chunkSize, PeopleChunk } from './people-chunk.tsx';
import styles from '../people.module.css';
import {
  editorsColumns,
  EditorsRow,
  EditorsTable,
  membersColumns,
  MembersRow,
  MembersTable,
} from './people-table.tsx';
import { SaveBar } from './save-bar.tsx';
import { useChanges } from './use-changes.ts';
import { useChosen, type Chosen } from './use-chosen.ts';
import type { PeopleFilters } from './use-people-filters.ts';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';

type PeopleListProps = {
  first: readonly ListedPersonFragment[];
  total: number;
  filters: PeopleFilters;
  mayEdit: boolean;
  /** Whether permissions are shown as a matrix, where there is room. */
  isMatrixChosen: boolean;
  refetch: () => Promise<unknown>;
};

/** Rerenders for new results only, not for each typed letter. */
export const PeopleList = memo((props: PeopleListProps) => {
  const { first, total, filters, mayEdit, isMatrixChosen, refetch } = props;
  const { viewer, can } = useViewer();
  const isNarrow = useMediaQuery('(max-width: 1000px)', false, { getInitialValueInEffect: false });
  const [rowHeight, setRowHeight] = useState<number | null>(null);
  const [isBulk, bulk] = useDisclosure(false);
  const changes = useChanges();
  const chosen = useChosen(total);
  const groups = usePermissionGroups();
  const editor = { id: viewer.id, isAdmin: viewer.currentTeamRole === 'TEAM_ADMIN', can };
  const isMatrix = mayEdit && isMatrixChosen && !isNarrow;
  const rows = (people: readonly ListedPersonFragment[]) =>
    people.map((person) =>
      isMatrix ? (
        <MatrixRow
          key={person.id}
          person={person}
          editor={editor}
          changes={changes}
          chosen={chosen}
        />
      ) : mayEdit ? (
        <EditorsRow key={person.id} person={person} chosen={chosen} />
      ) : (
        <MembersRow key={person.id} person={person} />
      ),
    );
  const { chunks, onFound } = useChunks(total, chunkSize);
  const bodies = chunks.map(({ page, count }) => (
    <PeopleChunk
      key={page}
      filters={filters}
      page={page}
      count={count}
      columns={isMatrix ? columnsOf(groups) : mayEdit ? editorsColumns : membersColumns}
      known={page === 1 ? first : undefined}
      rows={rows}
      rowHeight={rowHeight}
      onMeasured={setRowHeight}
      onFound={onFound}
    />
  ));
  return (
    <>
      {chosen.count > 0 ? <ChosenBar chosen={chosen} total={total} bulk={bulk} /> : null}
      {isMatrix ? (
        <Matrix chosen={chosen}>{bodies}</Matrix>
      ) : mayEdit ? (
        <EditorsTable chosen={chosen}>{bodies}</EditorsTable>
      ) : (
        <MembersTable>{bodies}</MembersTable>
      )}
      {changes.list.length > 0 || changes.failures.length > 0 ? (
        <SaveBar changes={changes} />
      ) : null}
      {mayEdit ? (
        <BulkSheet
          isOpen={isBulk}
          onClose={bulk.close}
          chosen={chosen}
          filters={filters}
          editor={editor}
          onDone={refetch}
        />
      ) : null}
    </>
  );
});

type ChosenBarProps = {
  chosen: Chosen;
  total: number;
  bulk: { open: () => void };
};

function ChosenBar({ chosen, total, bulk }: ChosenBarProps) {
  return (
    <div className={styles['chosenBar']} role="region" aria-label={texts.selectedPeople}>
      <p role="status">
        {rich(texts.selectedCount, {
          people: (
            <b>{texts.peopleCount({ count: chosen.count, number: countLabel(chosen.count) })}</b>
          ),
        })}
      </p>
      {!chosen.isAll && chosen.count < total ? (
        <Button size="xs" variant="subtle" onClick={chosen.toggleAll}>
          {texts.selectAll({ total: countLabel(total) })}
        </Button>
      ) : null}
      <Button size="xs" variant="subtle" onClick={chosen.clear}>
        {common.clearSelection}
      </Button>
      <Button size="xs" variant="filled" onClick={bulk.open}>
        {texts.changeRole}
      </Button>
    </div>
  );
}
