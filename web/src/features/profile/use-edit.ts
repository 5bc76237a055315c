import { useMutation } from '@apollo/client/react';
import type { EditProfileInput } from '../../gql/graphql.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { useSaveForm } from '../../ui/form/save-form.tsx';
import { EditProfileMutation } from './profile.graphql.ts';
import { texts } from './texts.ts';

/** Saves one part of the profile. */
export function useEdit(inputOf: (form: FormData) => EditProfileInput) {
  const [edit] = useMutation(EditProfileMutation);
  const toast = useToast();
  return useSaveForm(async (form) => {
    await edit({ variables: { input: inputOf(form) } });
    toast({ text: texts.profileSaved, about: 'profile' });
  });
}
