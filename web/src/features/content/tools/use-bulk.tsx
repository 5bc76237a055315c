import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { downloadFrom } from '../../../edge/download.ts';
import type { PresentationStatus } from '../../../gql/graphql.ts';
import { statusLabels } from '../../../shared/presentation/status-pill.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useChosen } from '../selection.ts';
import { presentationsLabel, refetchQueries, type BulkAnswer } from './bulk-answer.ts';
import {
  ChangeOwnersMutation,
  ChangeStatusesMutation,
  DeletePresentationsMutation,
  RestorePresentationsMutation,
} from './bulk.graphql.ts';
import { personName, type Person } from '../../../shared/people/people-menu.tsx';
import { common } from '../../../texts/common.ts';
import { rich } from '../../../texts/rich.ts';
import { texts } from './texts.ts';
import { useBulkLists } from './use-bulk-lists.tsx';

export type Refused = { id: string; name: string; message: string };

/** The limit of one call and of the selection. */
export const maxSelected = 300;

/** Sends one bulk call at a time. Refused items stay selected; `refused` has the reasons. */
function useBulkCalls() {
  const toast = useToast();
  const { selection } = useChosen();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  /** @returns the ids that the call changed; none after an error */
  async function run(call: () => Promise<BulkAnswer | undefined>): Promise<string[]> {
    const names = new Map([...selection.all()].map(([id, { name }]) => [id, name]));
    const nameOf = (id: string) => names.get(id) ?? texts.aPresentation;
    setIsBusy(true);
    setRefused([]);
    try {
      const answer = await call();
      if (answer === undefined) return [];
      setRefused(answer.refused.map(({ id, message }) => ({ id, name: nameOf(id), message })));
      selection.keep(new Set(answer.refused.map(({ id }) => id)));
      return answer.changed.map(({ id }) => id);
    } catch (error) {
      toast(problemToast(error, 'bulk'));
      return [];
    } finally {
      setIsBusy(false);
    }
  }

  return { run, isBusy, refused, dismiss: () => setRefused([]) };
}

export function useBulk() {
  const client = useApolloClient();
  const toast = useToast();
  const { selection, chosen } = useChosen();
  const { run, ...calls } = useBulkCalls();
  const showDone = (text: ReactNode, undo?: () => Promise<unknown>) =>
    toast({
      text,
      about: 'bulk',
      ...(undo && { action: { label: common.undo, run: () => void undo() } }),
    });

  async function restore(ids: readonly string[]) {
    const done = await run(async () => {
      const options = { mutation: RestorePresentationsMutation, refetchQueries };
      const { data } = await client.mutate({ ...options, variables: { ids: [...ids] } });
      return data?.restorePresentations;
    });
    if (done.length > 0) showDone(texts.restoredAndTheirLinks({ done: presentationsLabel(done) }));
  }
  async function remove(ids: readonly string[]) {
    const done = await run(async () => {
      const options = { mutation: DeletePresentationsMutation, refetchQueries };
      const { data } = await client.mutate({ ...options, variables: { ids: [...ids] } });
      return data?.deletePresentations;
    });
    if (done.length > 0)
      showDone(texts.deletedTheirLinksNoLonger({ done: presentationsLabel(done) }), () =>
        restore(done),
      );
  }
  async function changeStatus(ids: readonly string[], status: PresentationStatus) {
    const done = await run(async () => {
      const options = { mutation: ChangeStatusesMutation, refetchQueries };
      const { data } = await client.mutate({ ...options, variables: { ids: [...ids], status } });
      return data?.changePresentationStatuses;
    });
    if (done.length > 0) showDone(nowText(done, status));
  }
  async function changeOwner(ids: readonly string[], owner: Person) {
    const done = await run(async () => {
      const options = { mutation: ChangeOwnersMutation, refetchQueries };
      const variables = { ids: [...ids], ownerId: owner.id };
      const { data } = await client.mutate({ ...options, variables });
      return data?.changePresentationOwners;
    });
    if (done.length > 0)
      showDone(
        rich(texts.nowBelongTo, {
          done: presentationsLabel(done),
          owner: <b>{personName(owner)}</b>,
        }),
      );
  }
  const lists = useBulkLists(run, showDone);
  async function exportCsv(ids: readonly string[]) {
    try {
      await downloadFrom('/api/presentations/export', { presentations: ids }, 'presentations.csv');
    } catch (error) {
      toast(problemToast(error, 'bulk'));
    }
  }
  return {
    chosen,
    selection,
    ...calls,
    remove,
    restore,
    changeStatus,
    changeOwner,
    ...lists,
    exportCsv,
  };
}

const nowText = (ids: readonly string[], status: PresentationStatus) =>
  texts.nowStatus({ done: presentationsLabel(ids), status: statusLabels[status].toLowerCase() });

export type Bulk = ReturnType<typeof useBulk>;
