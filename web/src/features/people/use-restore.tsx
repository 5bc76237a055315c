import { useMutation } from '@apollo/client/react';
import type { PersonFragment } from '../../gql/graphql.ts';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { RestorePersonMutation } from './people.graphql.ts';
import { personName } from './roles/permissions.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** Restores a person and shows a toast. */
export function useRestore(person: Pick<PersonFragment, 'id' | 'name' | 'email'>) {
  const [restore, { loading }] = useMutation(RestorePersonMutation, {
    variables: { id: person.id },
    refetchQueries: ['PeoplePage', 'PersonPage'],
  });
  const toast = useToast();
  const run = () =>
    restore().then(
      () =>
        toast({
          about: person.id,
          text: rich(texts.isInTheTeamAgain, { person: <b>{personName(person)}</b> }),
        }),
      (error: unknown) => toast(problemToast(error, person.id)),
    );
  return { restore: run, isBusy: loading };
}
