import { useMutation } from '@apollo/client/react';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { problemOf } from '../edge/problem.ts';
import type { DeviceEntryFragment } from '../gql/graphql.ts';
import { Note } from '../ui/note.tsx';
import { useToast } from '../ui/toasts.tsx';
import { titleOf } from './device-words.ts';
import styles from './devices.module.css';
import { RevokeDeviceMutation } from './devices.graphql.ts';

type RevokeDialogProps = { device: DeviceEntryFragment; onClose: () => void; refetch: () => Promise<unknown> };

/** Asked first: whoever holds the device has to sign in again. */
export function RevokeDialog({ device, onClose, refetch }: RevokeDialogProps) {
  const [revoke, { loading }] = useMutation(RevokeDeviceMutation, { variables: { id: device.id } });
  const [problem, setProblem] = useState<string | null>(null);
  const toast = useToast();

  async function confirmed() {
    setProblem(null);
    try {
      await revoke();
      toast({ about: device.id, text: <><b>{titleOf(device)}</b> is revoked</> });
      await refetch();
      onClose();
    } catch (error) {
      setProblem(problemOf(error).message);
    }
  }

  return (
    <Modal opened onClose={onClose} title={`Revoke ${titleOf(device)}?`}>
      <div className={styles['question']}>
        {problem === null ? null : <Note isBad title="Not revoked">{problem}</Note>}
        <p>Whoever uses it is signed out with the next thing they do, and no messages go to it any more. With the password it can be signed in on again.</p>
        <div>
          <Button onClick={onClose} data-autofocus>Keep</Button>
          <Button className="destroy" loading={loading} onClick={() => void confirmed()}>Revoke device</Button>
        </div>
      </div>
    </Modal>
  );
}
