import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { problemOf } from '../edge/problem.ts';
import { graphql } from '../gql/gql.ts';
import type { PresentationStatus } from '../gql/graphql.ts';
import { useToast } from '../ui/toasts.tsx';
import { statusWords } from './status-pill.tsx';

const ChangeStatusMutation = graphql(`
  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {
    changePresentationStatus(id: $id, status: $status) { id status }
  }
`);

/** Changes the status of a presentation, and says so. */
export function useChangeStatus() {
  const [change] = useMutation(ChangeStatusMutation);
  const toast = useToast();
  return useCallback(async ({ id, name }: { id: string; name: string }, status: PresentationStatus) => {
    await change({ variables: { id, status } }).then(
      () => toast({ text: <><b>{name}</b> is {statusWords[status].toLowerCase()}</>, about: id }),
      (error: unknown) => toast({ text: problemOf(error).message, isBad: true, about: id }),
    );
  }, [change, toast]);
}
