import { useApolloClient } from '@apollo/client/react';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { downloadFrom } from '../../../edge/download.ts';
import { graphql } from '../../../gql/gql.ts';
import type { LabelTagFragment, PresentationStatus } from '../../../gql/graphql.ts';
import { LabelPresentationsMutation } from '../../../labels/labels.graphql.ts';
import { statusLabels } from '../../../shared/presentation/status-pill.tsx';
import { problemToast } from '../../../ui/states/problem-toast.ts';
import { useToast } from '../../../ui/states/toasts.tsx';
import { personName, type Person } from './people-menu.tsx';
import { useChosen } from '../selection.ts';

const DeletePresentationsMutation = graphql(`
  mutation DeletePresentations($ids: [ID!]!) {
    deletePresentations(ids: $ids) {
      changed {
        id
        deletedAt
      }
      refused {
        id
        message
      }
    }
  }
`);
export const RestorePresentationsMutation = graphql(`
  mutation RestorePresentations($ids: [ID!]!) {
    restorePresentations(ids: $ids) {
      changed {
        id
        deletedAt
      }
      refused {
        id
        message
      }
    }
  }
`);
const ChangeStatusesMutation = graphql(`
  mutation ChangePresentationStatuses($ids: [ID!]!, $status: PresentationStatus!) {
    changePresentationStatuses(ids: $ids, status: $status) {
      changed {
        id
        status
      }
      refused {
        id
        message
      }
    }
  }
`);
const ChangeOwnersMutation = graphql(`
  mutation ChangePresentationOwners($ids: [ID!]!, $ownerId: ID!) {
    changePresentationOwners(ids: $ids, ownerId: $ownerId) {
      changed {
        id
        owner {
          id
          name
        }
      }
      refused {
        id
        message
      }
    }
  }
`);

export type Refused = { id: string; name: string; message: string };
type BulkAnswer = {
  changed: readonly { id: string }[];
  refused: readonly { id: string; message: string }[];
};

/** The limit of one call and of the selection. */
export const maxSelected = 300;

const presentationsLabel = (ids: readonly unknown[]) =>
  ids.length === 1 ? '1 presentation' : `${ids.length} presentations`;

/** Bulk actions on the selection. Refused items stay selected; `refused` has the reasons. */
export function useBulk() {
  const client = useApolloClient();
  const toast = useToast();
  const { selection, chosen } = useChosen();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  async function run<Data, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    answerOf: (data: Data) => BulkAnswer,
  ): Promise<string[] | null> {
    const names = new Map([...selection.all()].map(([id, { name }]) => [id, name]));
    setIsBusy(true);
    setRefused([]);
    try {
      const { data } = await client.mutate({
        mutation: mutation as TypedDocumentNode<Data, OperationVariables>,
        variables,
        refetchQueries: ['ContentPage', 'ContentChunk'],
      });
      if (data == null) return null;
      const answer = answerOf(data as Data);
      setRefused(
        answer.refused.map(({ id, message }) => ({
          id,
          name: names.get(id) ?? 'A presentation',
          message,
        })),
      );
      selection.keep(new Set(answer.refused.map(({ id }) => id)));
      return answer.changed.map(({ id }) => id);
    } catch (error) {
      toast(problemToast(error, 'bulk'));
      return null;
    } finally {
      setIsBusy(false);
    }
  }
  const showDone = (text: ReactNode, action?: { label: string; run: () => void }) =>
    toast({ text, about: 'bulk', ...(action !== undefined && { action }) });

  async function restore(ids: readonly string[]) {
    const done = await run(
      RestorePresentationsMutation,
      { ids: [...ids] },
      (data) => data.restorePresentations,
    );
    if (done !== null && done.length > 0)
      showDone(`Restored ${presentationsLabel(done)} and their links`);
  }
  async function remove(ids: readonly string[]) {
    const done = await run(
      DeletePresentationsMutation,
      { ids: [...ids] },
      (data) => data.deletePresentations,
    );
    if (done !== null && done.length > 0)
      showDone(`Deleted ${presentationsLabel(done)}; their links stopped working`, {
        label: 'Undo',
        run: () => void restore(done),
      });
  }
  async function changeStatus(ids: readonly string[], status: PresentationStatus) {
    const done = await run(
      ChangeStatusesMutation,
      { ids: [...ids], status },
      (data) => data.changePresentationStatuses,
    );
    if (done !== null && done.length > 0)
      showDone(`${presentationsLabel(done)} now ${statusLabels[status].toLowerCase()}`);
  }
  async function changeOwner(ids: readonly string[], owner: Person) {
    const done = await run(
      ChangeOwnersMutation,
      { ids: [...ids], ownerId: owner.id },
      (data) => data.changePresentationOwners,
    );
    if (done !== null && done.length > 0)
      showDone(
        <>
          {presentationsLabel(done)} now of <b>{personName(owner)}</b>
        </>,
      );
  }
  async function label(ids: readonly string[], one: LabelTagFragment, isOn: boolean) {
    const before = selection.all();
    const has = (id: string) => before.get(id)?.labels.some((each) => each.id === one.id) ?? false;
    const change = (these: readonly string[], toOn: boolean) => {
      const [add, remove] = toOn ? [[one.id], []] : [[], [one.id]];
      const variables = { ids: [...these], add, remove };
      return run(LabelPresentationsMutation, variables, (data) => data.labelPresentations);
    };
    const done = (await change(ids, isOn))?.filter((id) => has(id) !== isOn);
    if (done === undefined || done.length === 0) return;
    showDone(
      <>
        {isOn ? 'Put' : 'Took'} <b>{one.name}</b> {isOn ? 'on' : 'off'} {presentationsLabel(done)}
      </>,
      { label: 'Undo', run: () => void change(done, !isOn) },
    );
  }
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
    isBusy,
    refused,
    dismiss: () => setRefused([]),
    remove,
    restore,
    changeStatus,
    changeOwner,
    label,
    exportCsv,
  };
}

export type Bulk = ReturnType<typeof useBulk>;
