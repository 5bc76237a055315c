import { useMutation, useQuery } from '@apollo/client/react';
import type { PersonFragment } from '../../gql/graphql.ts';
import { useIsMailStored } from '../../shared/presentation/use-is-mail-stored.ts';
import {
  InvitationLinkQuery,
  InviteAgainMutation,
  RevokeInvitationMutation,
} from './people.graphql.ts';
import { personName } from './roles/permissions.ts';
import { useActionToast } from './use-action-toast.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

/** The invitation's link, and actions to resend or revoke it. */
export function useInvitation(person: PersonFragment, isWanted = true) {
  const variables = { id: person.id };
  const [inviteAgain] = useMutation(InviteAgainMutation, { variables });
  const [revoke] = useMutation(RevokeInvitationMutation, {
    variables,
    refetchQueries: ['PeoplePage'],
  });
  const { data } = useQuery(InvitationLinkQuery, {
    variables,
    fetchPolicy: 'cache-and-network',
    skip: !isWanted,
  });
  const link = data?.user?.invitationLink ?? null;
  const isMailStored = useIsMailStored() || link !== null;
  const run = useActionToast(person.id);
  const name = personName(person);
  return {
    link,
    /** No mail server: the user hands the link over. */
    isMailStored: isMailStored,
    resendLabel: isMailStored ? texts.newLink : texts.sendAgain,
    resend: () =>
      run(inviteAgain, {
        text: isMailStored
          ? rich(texts.aNewLink, { name: <b>{name}</b> })
          : rich(texts.invitedAgain, { name: <b>{name}</b> }),
      }),
    revoke: () =>
      run(revoke, {
        text: rich(texts.theInvitationOfRevoked, { name: <b>{name}</b> }),
      }),
    copy: () =>
      run(() => navigator.clipboard.writeText(link ?? ''), {
        text: rich(texts.theLinkOfIsCopied, { name: <b>{name}</b> }),
      }),
  };
}
