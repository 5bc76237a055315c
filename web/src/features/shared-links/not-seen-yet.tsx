import { Button } from '@mantine/core';
import { useViewer } from '../../account/viewer.ts';
import type { SharedPresentation } from '../../shared/presentation/sharing.ts';
import { useChangeStatus } from '../../shared/presentation/use-change-status.tsx';
import { Note } from '../../ui/states/note.tsx';

export const notSeenYet = 'Recipients see it once the presentation is active';

/** Links of a draft are closed: says so and offers to activate the presentation. */
export function NotSeenYet({ presentation }: { presentation: SharedPresentation }) {
  const changeStatus = useChangeStatus();
  const { canEditPresentations } = useViewer();
  if (presentation.status === 'ACTIVE') return null;
  const word = presentation.status === 'DRAFT' ? 'a draft' : 'inactive';
  const activate = (
    <Button size="xs" onClick={() => void changeStatus(presentation, 'ACTIVE')}>
      Make it active
    </Button>
  );
  return (
    <Note title={notSeenYet} action={canEditPresentations ? activate : null}>
      It is {word} now; until then a link turns visitors away.
    </Note>
  );
}
