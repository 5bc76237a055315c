import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { OperationAction } from '../../gql/graphql.ts';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { operations } from './system.graphql.ts';

export interface Operating {
  /** One action at a time. */
  busyId: string | null;
  operate(service: string, action: OperationAction, id: string, done: string): Promise<void>;
}

/** Runs an operation on a service, shows the result and refetches. */
export function useOperate(refetch: () => Promise<unknown>): Operating {
  const client = useApolloClient();
  const toast = useToast();
  const [busyId, setBusyId] = useState<string | null>(null);
  return {
    busyId,
    async operate(service, action, id, done) {
      setBusyId(id);
      try {
        await client.mutate({
          mutation: operations[service]!,
          variables: { action, id },
          fetchPolicy: 'no-cache',
        });
        toast({ text: done });
      } catch (error) {
        toast(problemToast(error));
      } finally {
        await refetch().catch(() => undefined); // The page polls anyway.
        setBusyId(null);
      }
    },
  };
}
