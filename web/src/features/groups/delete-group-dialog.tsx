import { useMutation } from '@apollo/client/react';
import type { GroupRowFragment } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { countLabel } from '../../ui/format/count-label.ts';
import { deletedToast } from '../../ui/states/deleted-toast.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { DeleteGroupMutation } from './groups.graphql.ts';

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
      title={`Delete ${name}?`}
      verb="Delete group"
      failure="Not deleted"
      onClose={onClose}
      onConfirm={confirmed}
    >
      <p>
        {memberCount === 0
          ? 'No one is in it.'
          : `${memberCount === 1 ? '1 person is' : `${countLabel(memberCount)} people are`} in it; they stay in the team.`}{' '}
        Presentations limited to this group stay hidden from everyone except people who can edit
        presentations.
      </p>
    </ConfirmDialog>
  );
}
