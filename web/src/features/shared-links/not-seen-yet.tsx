import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useViewer } from '../../account/viewer.ts';
import type { SharedPresentation } from '../../shared/presentation/sharing.ts';
import { useChangeStatus } from '../../shared/presentation/use-change-status.tsx';
import { LinkLimitsQuery } from './sheet/sheet.graphql.ts';
import { Note } from '../../ui/states/note.tsx';
import { texts } from './texts.ts';

export const notSeenYet = texts.opensOnceActive;

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
      <Note isBad title={texts.thisPresentationCouldntBeProcessed}>
        {texts.presentationFailedHint}
      </Note>
    );
  if (presentation.status === 'ACTIVE') return null;
  const word = presentation.status === 'DRAFT' ? texts.aDraft : texts.inactive;
  const activate = (
    <Button size="xs" onClick={() => void changeStatus(presentation, 'ACTIVE')}>
      {texts.activate}
    </Button>
  );
  return (
    <Note title={notSeenYet} action={canEditPresentations ? activate : null}>
      {texts.presentationInactiveHint({ state: word })}
    </Note>
  );
}
