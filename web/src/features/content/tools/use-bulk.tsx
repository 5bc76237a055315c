import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { downloadFrom } from '../../../edge/download.ts';
import type { LabelTagFragment, PresentationStatus } from '../../../gql/graphql.ts';
import { LabelPresentationsMutation } from '../../../labels/labels.graphql.ts';
import { statusLabels } from '../../../shared/presentation/status-pill.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { useChosen } from '../selection.ts';
import {
  ChangeOwnersMutation,
  ChangeStatusesMutation,
  DeletePresentationsMutation,
  RestorePresentationsMutation,
} from './bulk.graphql.ts';
import { personName, type Person } from '../../../shared/people/people-menu.tsx';

export type Refused = { id: string; name: string; message: string };
type BulkAnswer = {
  changed: readonly { id: string }[];
  refused: readonly { id: string; message: string }[];
};

/** The limit of one call and of the selection. */
export const maxSelected = 300;

const refetchQueries = ['ContentPage', 'ContentChunk'];

const presentationsLabel = (ids: readonly unknown[]) =>
  ids.length === 1 ? '1 presentation' : `${ids.length} presentations`;

/** Sends one bulk call at a time. Refused items stay selected; `refused` has the reasons. */
function useBulkCalls() {
  const toast = useToast();
  const { selection } = useChosen();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  /** @returns the ids that the call changed; none after an error */
  async function run(call: () => Promise<BulkAnswer | undefined>): Promise<string[]> {
    const names = new Map([...selection.all()].map(([id, { name }]) => [id, name]));
    const nameOf = (id: string) => names.get(id) ?? 'A presentation';
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
      ...(undo && { action: { label: 'Undo', run: () => void undo() } }),
    });

  async function restore(ids: readonly string[]) {
    const done = await run(async () => {
      const options = { mutation: RestorePresentationsMutation, refetchQueries };
      const { data } = await client.mutate({ ...options, variables: { ids: [...ids] } });
      return data?.restorePresentations;
    });
    if (done.length > 0) showDone(`Restored ${presentationsLabel(done)} and their links`);
  }
  async function remove(ids: readonly string[]) {
    const done = await run(async () => {
      const options = { mutation: DeletePresentationsMutation, refetchQueries };
      const { data } = await client.mutate({ ...options, variables: { ids: [...ids] } });
      return data?.deletePresentations;
    });
    if (done.length > 0)
      showDone(`${presentationsLabel(done)} deleted; their links no longer work`, () =>
        restore(done),
      );
  }
  async function changeStatus(ids: readonly string[], status: PresentationStatus) {
    const done = await run(async () => {
      const options = { mutation: ChangeStatusesMutation, refetchQueries };
      const { data } = await client.mutate({ ...options, variables: { ids: [...ids], status } });
      return data?.changePresentationStatuses;
    });
    if (done.length > 0)
      showDone(`${presentationsLabel(done)} now ${statusLabels[status].toLowerCase()}`);
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
        <>
          {presentationsLabel(done)} now belong to <b>{personName(owner)}</b>
        </>,
      );
  }
  const label = useBulkLabel(run, showDone);
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
    label,
    exportCsv,
  };
}

function useBulkLabel(
  run: (call: () => Promise<BulkAnswer | undefined>) => Promise<string[]>,
  showDone: (text: ReactNode, undo: () => Promise<unknown>) => void,
) {
  const client = useApolloClient();
  const { selection } = useChosen();
  return async (ids: readonly string[], one: LabelTagFragment, isOn: boolean) => {
    const before = selection.all();
    const has = (id: string) => before.get(id)?.labels.some((each) => each.id === one.id) ?? false;
    const change = (these: readonly string[], toOn: boolean) =>
      run(async () => {
        const [add, remove] = toOn ? [[one.id], []] : [[], [one.id]];
        const options = { mutation: LabelPresentationsMutation, refetchQueries };
        const variables = { ids: [...these], add, remove };
        const { data } = await client.mutate({ ...options, variables });
        return data?.labelPresentations;
      });
    const done = (await change(ids, isOn)).filter((id) => has(id) !== isOn);
    if (done.length === 0) return;
    showDone(
      <>
        {isOn ? 'Put' : 'Took'} <b>{one.name}</b> {isOn ? 'on' : 'off'} {presentationsLabel(done)}
      </>,
      () => change(done, !isOn),
    );
  };
}

export type Bulk = ReturnType<typeof useBulk>;
