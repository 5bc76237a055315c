import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useViewer } from '../../account/viewer.ts';
import type { PersonFragment } from '../../gql/graphql.ts';
import { Matrix } from './matrix.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonSheet } from './person-sheet.tsx';
import { SaveBar } from './save-bar.tsx';
import { useChanges } from './use-changes.ts';

type PeopleListProps = { people: readonly PersonFragment[]; mayEdit: boolean; refetch: () => Promise<unknown> };

/** Those who may edit see what everybody may do, side by side, where there is room for it; the others see who is here. */
export function PeopleList({ people, mayEdit, refetch }: PeopleListProps) {
  const { viewer, can } = useViewer();
  const isNarrow = useMediaQuery('(max-width: 1000px)', false, { getInitialValueInEffect: false });
  const [openId, setOpenId] = useState<string | null>(null);
  const changes = useChanges(people);
  const editor = { id: viewer.id, isAdmin: viewer.currentTeamRole === 'TEAM_ADMIN', can };
  const onOpen = mayEdit ? ({ id }: PersonFragment) => setOpenId(id) : null;
  return (
    <>
      {mayEdit && !isNarrow ? <Matrix people={people} editor={editor} changes={changes} onOpen={onOpen} /> : <PeopleTable people={people} onOpen={onOpen} />}
      {changes.list.length > 0 ? <SaveBar changes={changes} /> : null}
      {mayEdit ? <PersonSheet person={people.find(({ id }) => id === openId) ?? null} editor={editor} onClose={() => setOpenId(null)} refetch={refetch} /> : null}
    </>
  );
}
