import { useMutation } from '@apollo/client/react';
import type { GroupRowFragment } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { deletedToast } from '../../ui/states/deleted-toast.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { DeleteGroupMutation } from './groups.graphql.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

type DeleteGroupDialogProps = {
  group: GroupRowFragment;
  isOpen: boolean;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks first: the members cannot be restored. */
export function DeleteGroupDialog({
  group: { id, name, memberCount },
  isOpen,
  onClose,
  onDeleted,
}: DeleteGroupDialogProps) {
  const [remove] = useMutation(DeleteGroupMutation, {
    variables: { id },
    refetchQueries: ['GroupsPage'],
  });
  const toast = useToast();
  async function confirmed() {
    await remove();
    toast(deletedToast({ id, name }));
    onDeleted();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.deleteNamed({ name })}
      verb={texts.deleteGroup}
      failure={common.notDeleted}
      onClose={onClose}
      onConfirm={confirmed}
    >
      <p>
        {memberCount === 0
          ? texts.deleteEmptyGroup
          : texts.peopleAre({ count: memberCount, memberCount: countLabel(memberCount) })}
      </p>
    </ConfirmDialog>
  );
}
