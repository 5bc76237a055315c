import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { useViewer } from '../../../account/viewer.ts';
import { Section } from '../../../ui/section.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { ShowAppSettingsMutation } from './settings.graphql.ts';
import styles from './settings.module.css';
import { texts } from './texts.ts';

/** Shows or hides, for the whole team, settings that only its own apps use. */
export function AppSettings({
  team: { showsAppSettings, mayEdit },
  isDirty,
}: {
  team: { showsAppSettings: boolean; mayEdit: boolean };
  /** Whether settings that would be hidden have unsaved changes. */
  isDirty: boolean;
}) {
  const [show, { loading }] = useMutation(ShowAppSettingsMutation);
  const {
    viewer: {
      currentTeam: { id: teamId },
    },
  } = useViewer();
  const toast = useToast();
  if (!mayEdit) return null;
  const turn = (isShown: boolean) =>
    void show({ variables: { teamId, isShown } }).catch((error: unknown) =>
      toast(problemToast(error, 'team')),
    );
  return (
    <div className={styles['group']}>
      <Section title={texts.forYourOwnApps}>
        <div className={styles['switch']}>
          <Switch
            label={
              <>
                {texts.showSettingsForYourOwn}
                <small>{isDirty ? texts.saveOrDiscardFirst : texts.teamSettingsHint}</small>
              </>
            }
            labelPosition="left"
            checked={showsAppSettings}
            disabled={loading || isDirty}
            onChange={({ currentTarget }) => turn(currentTarget.checked)}
          />
        </div>
      </Section>
    </div>
  );
}
