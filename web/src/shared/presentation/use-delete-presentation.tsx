import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { graphql } from '../../gql/gql.ts';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';

const DeletePresentationMutation = graphql(`
  mutation DeletePresentation($id: ID!) {
    deletePresentation(id: $id) {
      id
      deletedAt
    }
  }
`);
const RestorePresentationMutation = graphql(`
  mutation RestorePresentation($id: ID!) {
    restorePresentation(id: $id) {
      id
      deletedAt
    }
  }
`);

/** Deletes at once and offers an undo instead of asking. */
export function useDeletePresentation() {
  const [remove] = useMutation(DeletePresentationMutation, {
    refetchQueries: ['ContentPage', 'ContentChunk'],
  });
  const [restore] = useMutation(RestorePresentationMutation, {
    refetchQueries: ['ContentPage', 'ContentChunk'],
  });
  const toast = useToast();
  return useCallback(
    async ({ id, name }: { id: string; name: string }) => {
      const failed = (error: unknown) => toast(problemToast(error, id));
      const undo = () =>
        restore({ variables: { id } }).then(
          () =>
            toast({
              text: (
                <>
                  Restored <b>{name}</b> and its links
                </>
              ),
              about: id,
            }),
          failed,
        );
      await remove({ variables: { id } }).then(
        () =>
          toast({
            text: (
              <>
                Deleted <b>{name}</b>; its links stopped working
              </>
            ),
            action: { label: 'Undo', run: () => void undo() },
            about: id,
          }),
        failed,
      );
    },
    [remove, restore, toast],
  );
}
