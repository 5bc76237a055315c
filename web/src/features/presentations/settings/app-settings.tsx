import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { useViewer } from '../../../account/viewer.ts';
import { Section } from '../../../ui/section.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { ShowAppSettingsMutation } from './settings.graphql.ts';
import styles from './settings.module.css';

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
      <Section title="For your own apps">
        <div className={styles['switch']}>
          <Switch
            label={
              <>
                Show settings for your own apps
                <small>
                  {isDirty
                    ? 'Save or discard your changes before you turn this off.'
                    : 'For your whole team. They are stored for apps that use the API, and change nothing in Lectern itself.'}
                </small>
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
