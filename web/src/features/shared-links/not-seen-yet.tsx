import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useViewer } from '../../account/viewer.ts';
import type { SharedPresentation } from '../../shared/presentation/sharing.ts';
import { useChangeStatus } from '../../shared/presentation/use-change-status.tsx';
import { LinkLimitsQuery } from './sheet/sheet.graphql.ts';
import { Note } from '../../ui/states/note.tsx';

export const notSeenYet = 'Opens once the presentation is active';

/**
 * Links of a draft are closed, and of a presentation without pages: says so, and offers to activate the presentation.
 */
export function NotSeenYet({ presentation: given }: { presentation: SharedPresentation }) {
  const { data } = useQuery(LinkLimitsQuery, {
    variables: { id: given.id },
    fetchPolicy: 'cache-only',
  });
  // A sheet keeps what it was opened with, the cache what became of it.
  const presentation = {
    ...given,
    status: data?.presentation?.status ?? given.status,
    processing: data?.presentation?.processing ?? given.processing,
  };
  const changeStatus = useChangeStatus();
  const { canEditPresentations } = useViewer();
  if (presentation.processing.status === 'FAILED')
    return (
      <Note isBad title="This presentation couldn’t be processed">
        Its links say that the document couldn’t be prepared. Try again, or choose another file.
      </Note>
    );
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
