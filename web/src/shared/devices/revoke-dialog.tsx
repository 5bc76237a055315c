import { useMutation } from '@apollo/client/react';
import type { DeviceEntryFragment } from '../../gql/graphql.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/states/toasts.tsx';
import { titleOf } from './device-labels.ts';
import { RevokeDeviceMutation } from './devices.graphql.ts';
import { rich } from '../../texts/rich.ts';
import { texts } from './texts.ts';

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
      text: rich(texts.revokedNamed, { device: <b>{titleOf(device)}</b> }),
    });
    await refetch();
    onClose();
  }
  return (
    <ConfirmDialog
      title={texts.revokeQuestion({ device: titleOf(device) })}
      verb={texts.revokeDevice}
      failure={texts.notRevoked}
      onClose={onClose}
      onConfirm={confirmed}
    >
      <p>{texts.revokeExplained}</p>
    </ConfirmDialog>
  );
}
