import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { PresentationStatus } from '../../gql/graphql.ts';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast, type Toast } from '../../ui/states/toasts.tsx';
import { statusLabels } from './status-pill.tsx';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

const ChangeStatusMutation = graphql(`
  mutation ChangePresentationStatus($id: ID!, $status: PresentationStatus!) {
    changePresentationStatus(id: $id, status: $status) {
      id
      status
    }
  }
`);

/** Changes the status and shows a toast with undo. */
export function useChangeStatus() {
  const [change] = useMutation(ChangeStatusMutation);
  const toast = useToast();
  return useCallback(
    async (
      { id, name, status: before }: { id: string; name: string; status: PresentationStatus },
      status: PresentationStatus,
    ) => {
      const set = (to: PresentationStatus, action?: Toast['action']) =>
        change({ variables: { id, status: to } }).then(
          () =>
            toast({
              text: rich(texts.isNowInStatus, {
                name: <b>{name}</b>,
                status: statusLabels[to].toLowerCase(),
              }),
              about: id,
              ...(action === undefined ? {} : { action }),
            }),
          (error: unknown) => toast(problemToast(error, id)),
        );
      if (status !== before) await set(status, { label: common.undo, run: () => void set(before) });
    },
    [change, toast],
  );
}
