import { Button } from '@mantine/core';
import styles from '../../account/account.module.css';
import { saveText } from '../../edge/download.ts';

export interface Erasure {
  /** The signed receipt as JSON. */
  file: string;
  isMailed: boolean;
}

export const saveReceipt = ({ file }: Erasure) =>
  saveText(file, 'erasure-receipt.json', 'application/json');

/** The receipt, to read and save. */
export function ErasureReceipt({
  erasure,
  closing,
  onClose,
}: {
  erasure: Erasure;
  closing: string;
  onClose: () => void;
}) {
  return (
    <div className={styles['form']}>
      <p>
        The key of everything that was personal is deleted.{' '}
        {erasure.isMailed
          ? 'We also emailed you the signed receipt.'
          : 'The receipt was not emailed: keep the file.'}
      </p>
      <div>
        <Button variant="filled" data-autofocus onClick={() => saveReceipt(erasure)}>
          Save the receipt
        </Button>
        <Button onClick={onClose}>{closing}</Button>
      </div>
    </div>
  );
}
