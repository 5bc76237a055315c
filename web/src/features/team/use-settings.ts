import { useMutation } from '@apollo/client/react';
import type { ChangeTeamSettingsInput } from '../../gql/graphql.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { useSaveForm } from '../../ui/form/save-form.tsx';
import { ChangeTeamMutation } from './team.graphql.ts';
import { texts } from './texts.ts';

/**
 * Saves one part of the settings, of the team that the page shows: another tab may have switched
 * teams.
 */
export function useSettings(
  team: { id: string },
  inputOf: (form: FormData) => ChangeTeamSettingsInput,
  onSaved?: () => void,
) {
  const [change] = useMutation(ChangeTeamMutation);
  const toast = useToast();
  return useSaveForm(async (form) => {
    await change({ variables: { teamId: team.id, input: inputOf(form) } });
    toast({ text: texts.teamSettingsSaved, about: 'team' });
    onSaved?.();
  });
}
