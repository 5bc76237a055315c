import { useMutation } from '@apollo/client/react';
import type { DeviceEntryFragment } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { titleOf } from './device-labels.ts';
import { RevokeDeviceMutation } from './devices.graphql.ts';

type RevokeDialogProps = {
  device: DeviceEntryFragment;
  onClose: () => void;
  refetch: () => Promise<unknown>;
};

/** Asks first: the owner has to sign in again. */
export function RevokeDialog({ device, onClose, refetch }: RevokeDialogProps) {
  const [revoke] = useMutation(RevokeDeviceMutation, { variables: { id: device.id } });
  const toast = useToast();
  async function confirmed() {
    await revoke();
    toast({
      about: device.id,
      text: (
        <>
          <b>{titleOf(device)}</b> revoked
        </>
      ),
    });
    await refetch();
    onClose();
  }
  return (
    <ConfirmDialog
      title={`Revoke ${titleOf(device)}?`}
      verb="Revoke device"
      failure="Not revoked"
      onClose={onClose}
      onConfirm={confirmed}
    >
      <p>
        It is signed out and gets no more messages. The user can sign in on it again with their
        password.
      </p>
    </ConfirmDialog>
  );
}
