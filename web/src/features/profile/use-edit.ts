import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { EditProfileInput } from '../../gql/graphql.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { useSubmit } from '../../ui/hooks/use-submit.ts';
import { EditProfileMutation } from './profile.graphql.ts';

/** Saves one part of the profile. */
export function useEdit(inputOf: (form: FormData) => EditProfileInput) {
  const [edit] = useMutation(EditProfileMutation);
  const [isDirty, setIsDirty] = useState(false);
  const toast = useToast();
  const submitted = useSubmit(async (form) => {
    await edit({ variables: { input: inputOf(form) } });
    setIsDirty(false);
    toast({ text: 'Your profile is saved', about: 'profile' });
  });
  return { ...submitted, isDirty, touch: () => setIsDirty(true) };
}
