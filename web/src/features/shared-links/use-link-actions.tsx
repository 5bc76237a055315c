import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { problemOf } from '../../edge/problem.ts';
import type { SharedLinkStatus } from '../../gql/graphql.ts';
import { useToast } from '../../ui/toasts.tsx';
import { ActivateSharedLinkMutation, DeactivateSharedLinkMutation, ExpireSharedLinkMutation } from './shared-links.graphql.ts';
import { hasPassed, nameOf } from './words.ts';

type Subject = { id: string; name: string | null; status: SharedLinkStatus; expiresAt: string | null };

/** On, off, and over. What is shown changes at once and goes back when the server refuses. */
export function useLinkActions() {
  const [activate] = useMutation(ActivateSharedLinkMutation);
  const [deactivate] = useMutation(DeactivateSharedLinkMutation);
  const [expire] = useMutation(ExpireSharedLinkMutation);
  const toast = useToast();
  const failedFor = useCallback((about: string) => (error: unknown) => toast({ text: problemOf(error).message, isBad: true, about }), [toast]);

  const turn = useCallback(async (link: Subject, isOn: boolean): Promise<void> => {
    const { id, expiresAt } = link;
    const variables = { id };
    const shown = { __typename: 'SharedLink' as const, id, expiresAt, status: isOn ? ('ACTIVE' as const) : ('CANCELED' as const) };
    const done = isOn
      ? activate({ variables, optimisticResponse: { __typename: 'Mutation', activateSharedLink: shown } })
      : deactivate({ variables, optimisticResponse: { __typename: 'Mutation', deactivateSharedLink: shown } });
    await done.then(
      () => toast({ about: id, ...(isOn ? { text: <><b>{nameOf(link)}</b> is on</> } : { text: <><b>{nameOf(link)}</b> is off; visitors are turned away</>, action: { label: 'Undo', run: () => void turn(link, true) } }) }),
      failedFor(id),
    );
  }, [activate, deactivate, failedFor, toast]);

  const end = useCallback(async (link: Subject) => {
    const { id, status } = link;
    const undo = hasPassed(link) ? {} : { action: { label: 'Undo', run: () => void turn(link, status === 'ACTIVE') } };
    await expire({ variables: { id } }).then(() => toast({ text: <><b>{nameOf(link)}</b> has expired</>, about: id, ...undo }), failedFor(id));
  }, [expire, failedFor, toast, turn]);

  return { turn, end };
}
