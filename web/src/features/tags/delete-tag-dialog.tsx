import { useMutation } from '@apollo/client/react';
import type { TagKind, TagRow } from '../../tags/kinds.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { deletedToast } from '../../ui/states/deleted-toast.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { presentations } from './count-presentations.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type DeleteTagDialogProps = { kind: TagKind; tag: TagRow; onClose: () => void };

export function DeleteTagDialog({
  kind,
  tag: { id, name, presentationCount },
  onClose,
}: DeleteTagDialogProps) {
  const [remove] = useMutation(kind.remove, {
    variables: { id },
    refetchQueries: [...kind.queries],
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
      verb={kind.texts.delete}
      failure={common.notDeleted}
      onClose={onClose}
      onConfirm={confirmed}
    >
      <p>
        {presentationCount === 0
          ? texts.deleteUnusedTag
          : texts.deleteUsedTag({
              presentations: presentations(presentationCount),
            })}
      </p>
    </ConfirmDialog>
  );
}
