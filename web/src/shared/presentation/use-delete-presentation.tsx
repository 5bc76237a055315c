import { useMutation } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { problemToast } from '../../ui/states/problem-toast.ts';
import { useToast } from '../../ui/states/toasts.tsx';
import { common } from '../../texts/common.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

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

/** Deletes at once and offers an undo. */
function useRemove() {
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
              text: rich(texts.restoredAndItsLinks, { name: <b dir="auto">{name}</b> }),
              about: id,
            }),
          failed,
        );
      await remove({ variables: { id } }).then(
        () =>
          toast({
            text: rich(texts.deletedItsLinksNoLonger, { name: <b dir="auto">{name}</b> }),
            action: { label: common.undo, run: () => void undo() },
            about: id,
          }),
        failed,
      );
    },
    [remove, restore, toast],
  );
}

type Subject = {
  id: string;
  name: string;
  /** Only where queried. */
  sharedLinkCount?: number | null;
};

/** Deletes a presentation; asks first if links would stop working. `dialog` is the question. */
export function useDeletePresentation() {
  const remove = useRemove();
  const [asked, setAsked] = useState<{ subject: Subject; onDeleted?: () => void } | null>(null);
  const deletePresentation = (subject: Subject, onDeleted?: () => void) => {
    if ((subject.sharedLinkCount ?? 0) > 0)
      return setAsked({ subject, ...(onDeleted && { onDeleted }) });
    void remove(subject);
    return onDeleted?.();
  };
  const dialog =
    asked === null ? null : (
      <DeleteQuestion
        title={texts.deleteQuestion({ name: asked.subject.name })}
        linkCount={asked.subject.sharedLinkCount ?? 0}
        onClose={() => setAsked(null)}
        onConfirm={async () => {
          await remove(asked.subject);
          setAsked(null);
          asked.onDeleted?.();
        }}
      />
    );
  return { deletePresentation, dialog };
}

type DeleteQuestionProps = {
  title: string;
  linkCount: number;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

export function DeleteQuestion({ title, linkCount, onClose, onConfirm }: DeleteQuestionProps) {
  return (
    <ConfirmDialog
      title={title}
      verb={common.delete}
      failure={common.notDeleted}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{texts.sharedLinksStopWorking({ count: linkCount, linkCount: countLabel(linkCount) })}</p>
    </ConfirmDialog>
  );
}
