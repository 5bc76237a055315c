import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useViewer } from '../../account/viewer.ts';
import type { SharedPresentation } from '../../shared/presentation/sharing.ts';
import { useChangeStatus } from '../../shared/presentation/use-change-status.tsx';
import { LinkLimitsQuery } from './sheet/sheet.graphql.ts';
import { Note } from '../../ui/states/note.tsx';

export const notSeenYet = 'Opens once the presentation is active';

/** Links of a draft are closed: says so and offers to activate the presentation. */
export function NotSeenYet({ presentation: given }: { presentation: SharedPresentation }) {
  const { data } = useQuery(LinkLimitsQuery, {
    variables: { id: given.id },
    fetchPolicy: 'cache-only',
  });
  // A sheet keeps what it was opened with, the cache what became of it.
  const presentation = { ...given, status: data?.presentation?.status ?? given.status };
  const changeStatus = useChangeStatus();
  const { canEditPresentations } = useViewer();
  if (presentation.status === 'ACTIVE') return null;
  const word = presentation.status === 'DRAFT' ? 'a draft' : 'inactive';
  const activate = (
    <Button size="xs" onClick={() => void changeStatus(presentation, 'ACTIVE')}>
      Activate
    </Button>
  );
  return (
    <Note title={notSeenYet} action={canEditPresentations ? activate : null}>
      It is {word} now. Until it is active, its links don’t open.
    </Note>
  );
}
