import { useMediaQuery } from '@mantine/hooks';
import { useViewer } from '../../account/viewer.ts';
import type { PersonFragment } from '../../gql/graphql.ts';
import { Matrix } from './matrix.tsx';
import { PeopleTable } from './people-table.tsx';
import { SaveBar } from './save-bar.tsx';
import { useChanges } from './use-changes.ts';

type PeopleListProps = { people: readonly PersonFragment[]; mayEdit: boolean };

/** Those who may edit see what everybody may do, side by side, where there is room for it; the others see who is here. */
export function PeopleList({ people, mayEdit }: PeopleListProps) {
  const { viewer, can } = useViewer();
  const isNarrow = useMediaQuery('(max-width: 1000px)', false, { getInitialValueInEffect: false });
  const changes = useChanges(people);
  const editor = { id: viewer.id, isAdmin: viewer.currentTeamRole === 'TEAM_ADMIN', can };
  return (
    <>
      {mayEdit && !isNarrow ? <Matrix people={people} editor={editor} changes={changes} /> : <PeopleTable people={people} mayEdit={mayEdit} />}
      {changes.list.length > 0 ? <SaveBar changes={changes} /> : null}
    </>
  );
}
