import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { graphql } from '../../gql/gql.ts';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';

const RetryProcessingMutation = graphql(`
  mutation RetryProcessing($id: ID!) {
    retryProcessing(id: $id) {
      id
      processing {
        status
        pagesDone
        pageCount
        failure
        canRetry
      }
    }
  }
`);

/** Restarts processing after a failure. */
export function useRetryProcessing() {
  const [retry] = useMutation(RetryProcessingMutation);
  const toast = useToast();
  return useCallback(
    async (id: string) => {
      await retry({ variables: { id } }).catch((error: unknown) => toast(problemToast(error)));
    },
    [retry, toast],
  );
}
