import { useApolloClient } from '@apollo/client/react';
import { callEdge } from '../edge/edge-fetch.ts';
import type { FolderNodeFragment, MoveFolderInput } from '../gql/graphql.ts';
import { rich } from '../texts/rich.ts';
import { problemToast } from '../ui/states/problem-toast.ts';
import { useToast } from '../ui/states/toasts.tsx';
import {
  DeleteFolderMutation,
  FolderPresentationsMutation,
  MoveFolderMutation,
  RemoveFolderImageMutation,
  RestoreFolderMutation,
} from './folders.graphql.ts';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

export const afterFolders = {
  refetchQueries: ['FolderTree', 'DeletedFolders', 'ContentPage'],
  awaitRefetchQueries: true,
};

type What = typeof texts.moved;
type Named = Pick<FolderNodeFragment, 'id' | 'name'>;

/** @returns whether it worked; an error is a toast */
function useAttempt() {
  const toast = useToast();
  return async (about: string, act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      toast(problemToast(error, about));
      return false;
    }
  };
}

/** What is done with a folder without asking; each can be undone. Errors are toasts. */
export function useFolderActions() {
  const client = useApolloClient();
  const toast = useToast();
  const attempt = useAttempt();

  const done = ({ id, name }: Named, what: What, undo?: () => Promise<unknown>) =>
    toast({
      text: rich(what, { folder: <b dir="auto">{name}</b> }),
      about: id,
      ...(undo && { action: { label: common.undo, run: () => void undo() } }),
    });

  const put = (id: string, input: MoveFolderInput) =>
    attempt(id, () =>
      client.mutate({ mutation: MoveFolderMutation, variables: { id, input }, ...afterFolders }),
    );
  async function move(folder: FolderNodeFragment, input: MoveFolderInput) {
    const { id, parentId, index } = folder;
    if (await put(id, input)) done(folder, texts.moved, () => put(id, { parentId, index }));
  }
  async function restore(folder: Named) {
    const { id } = folder;
    const isBack = await attempt(id, () =>
      client.mutate({ mutation: RestoreFolderMutation, variables: { id }, ...afterFolders }),
    );
    if (isBack) done(folder, texts.restored);
  }
  async function remove(folder: Named): Promise<boolean> {
    const { id } = folder;
    const isGone = await attempt(id, () =>
      client.mutate({ mutation: DeleteFolderMutation, variables: { id }, ...afterFolders }),
    );
    if (isGone) done(folder, texts.deleted, () => restore(folder));
    return isGone;
  }
  const chooseImage = ({ id }: Named, image: File) =>
    attempt(id, async () => {
      const form = new window.FormData();
      form.set('image', image);
      await callEdge(`/api/folders/${id}`, { method: 'POST', form });
      await client.refetchQueries({ include: ['FolderTree'] });
    });
  const removeImage = ({ id }: Named) =>
    attempt(id, () =>
      client.mutate({ mutation: RemoveFolderImageMutation, variables: { id }, ...afterFolders }),
    );
  /** Of presentations that are dragged onto a folder. */
  async function fill(folder: Named, ids: readonly string[], isIn = true) {
    const change = (toIn: boolean) =>
      attempt(folder.id, () =>
        client.mutate({
          mutation: FolderPresentationsMutation,
          variables: {
            ids: [...ids],
            add: toIn ? [folder.id] : [],
            remove: toIn ? [] : [folder.id],
          },
          ...afterFolders,
        }),
      );
    if (!(await change(isIn))) return;
    toast({
      text: (isIn ? texts.added : texts.removed)({ count: ids.length, name: folder.name }),
      about: folder.id,
      action: { label: common.undo, run: () => void change(!isIn) },
    });
  }
  return { move, remove, restore, chooseImage, removeImage, fill };
}

export type FolderActions = ReturnType<typeof useFolderActions>;
