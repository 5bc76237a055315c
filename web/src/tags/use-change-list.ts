import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { problemToast } from '../ui/states/problem-toast.ts';
import { useToast } from '../ui/states/toasts.tsx';

type ListMutation = TypedDocumentNode<
  { bulk: { refused: readonly { message: string }[] } },
  { ids: string[]; add: string[]; remove: string[] }
>;

/** Adds to a list of one presentation, or removes from it; problems are toasts. */
export function useChangeList(
  mutation: ListMutation,
  presentationId: string,
  refetchQueries: string[] = [],
) {
  const [change] = useMutation(mutation, { refetchQueries });
  const toast = useToast();
  return async (id: string, isOn: boolean) => {
    const [add, remove] = isOn ? [[id], []] : [[], [id]];
    try {
      const { data } = await change({ variables: { ids: [presentationId], add, remove } });
      const [refused] = data?.bulk.refused ?? [];
      if (refused) toast({ text: refused.message, about: presentationId, isBad: true });
    } catch (error) {
      toast(problemToast(error, presentationId));
    }
  };
}
