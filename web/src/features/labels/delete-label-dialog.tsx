import { useMutation } from '@apollo/client/react';
import type { LabelRowFragment } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { deletedToast } from '../../ui/states/deleted-toast.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { DeleteLabelMutation } from './labels.graphql.ts';
import { presentations } from './count-presentations.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type DeleteLabelDialogProps = { label: LabelRowFragment; onClose: () => void };

export function DeleteLabelDialog({
  label: { id, name, presentationCount },
  onClose,
}: DeleteLabelDialogProps) {
  const [remove] = useMutation(DeleteLabelMutation, {
    variables: { id },
    refetchQueries: ['LabelsPage'],
    awaitRefetchQueries: true,
  });
  const toast = useToast();
  async function confirmed() {
    await remove();
    toast(deletedToast({ id, name }));
    onClose();
  }
  return (
    <ConfirmDialog
      title={texts.deleteNamed({ name })}
      verb={texts.deleteLabel}
      failure={common.notDeleted}
      onClose={onClose}
      onConfirm={confirmed}
    >
      <p>
        {presentationCount === 0
          ? texts.deleteUnusedLabel
          : texts.deleteUsedLabel({
              presentations: presentations(presentationCount),
            })}
      </p>
    </ConfirmDialog>
  );
}
