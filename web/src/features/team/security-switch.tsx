import { useMutation } from '@apollo/client/react';
import { Switch } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { TeamSettingsFragment } from '../../gql/graphql.ts';
import { problemOf } from '../../edge/problem.ts';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { ChangeTeamMutation } from './team.graphql.ts';
import styles from './team.module.css';
import { texts } from './texts.ts';

/** Whether everyone needs a second factor; applies at once. */
export function SecuritySwitch({
  team: { id, name, requiresSecondFactor },
}: {
  team: TeamSettingsFragment;
}) {
  const [change, { loading }] = useMutation(ChangeTeamMutation);
  const toast = useToast();
  const navigate = useNavigate();

  async function toggle(to: boolean) {
    try {
      await change({ variables: { teamId: id, input: { requiresSecondFactor: to } } });
      toast({
        about: 'team',
        text: to ? texts.twoStepRequired({ name }) : texts.twoStepOptional({ name }),
      });
    } catch (error) {
      const isMissing = problemOf(error).code === 'CONFLICT';
      toast({
        ...problemToast(error, 'team'),
        ...(isMissing && {
          action: { label: texts.setUpYours, run: () => void navigate('/profile/security') },
        }),
      });
    }
  }

  return (
    <Switch
      className={styles['switch'] ?? ''}
      label={texts.requireTwoStepSignIn}
      description={texts.twoStepHint}
      labelPosition="left"
      checked={requiresSecondFactor}
      disabled={loading}
      onChange={({ currentTarget }) => void toggle(currentTarget.checked)}
    />
  );
}
