import { usePageQuery } from '../../../graphql/use-page-query.ts';
import { useRefetchOn } from '../../../realtime/use-realtime.ts';
import { NotFound } from '../../../ui/states/not-found.tsx';
import { Boundary } from '../../../ui/states/boundary.tsx';
import { useShownPresentation } from '../shown-presentation.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';
import { PresentationSettingsQuery } from './settings.graphql.ts';
import { texts } from './texts.ts';

export function SettingsTab() {
  const {
    presentation: { id, may },
  } = useShownPresentation();
  if (!may.edit)
    return (
      <NotFound level="h2" what={texts.youCantChangeTheseSettings}>
        {texts.askForPermission}
      </NotFound>
    );
  return (
    <Boundary what={texts.theSettings} loading={<SettingsSkeleton />}>
      <Settings id={id} />
    </Boundary>
  );
}

function Settings({ id }: { id: string }) {
  const {
    presentation: { sharedLinkCount },
  } = useShownPresentation();
  const {
    data: { presentation, viewer },
    error,
    refetch,
  } = usePageQuery(PresentationSettingsQuery, { id });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      (message.kind === 'changed' && message.type === 'Presentation' && message.id === id),
    refetch,
  );
  if (presentation === null) throw error ?? new Error('Presentation not found.');
  return (
    <SettingsForm
      id={id}
      form={presentation}
      team={viewer.currentTeam}
      linkCount={sharedLinkCount ?? 0}
    />
  );
}
