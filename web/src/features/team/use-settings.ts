import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { ChangeTeamSettingsInput } from '../../gql/graphql.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import { ChangeTeamMutation } from './team.graphql.ts';

/** Saves one part of the settings. */
export function useSettings(inputOf: (form: FormData) => ChangeTeamSettingsInput) {
  const [change] = useMutation(ChangeTeamMutation);
  const [isDirty, setIsDirty] = useState(false);
  const toast = useToast();
  const submitted = useSubmit(async (form) => {
    await change({ variables: { input: inputOf(form) } });
    setIsDirty(false);
    toast({ text: 'The team is saved', about: 'team' });
  });
  return { ...submitted, isDirty, touch: () => setIsDirty(true) };
}
