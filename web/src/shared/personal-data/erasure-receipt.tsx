import { Button } from '@mantine/core';
import styles from '../../account/account.module.css';
import { saveText } from '../../edge/download.ts';
import { texts } from './texts.ts';

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
      <p>{erasure.isMailed ? texts.theKeyOfEverything : texts.theKeyOfEverythingThat}</p>
      <div>
        <Button variant="filled" data-autofocus onClick={() => saveReceipt(erasure)}>
          {texts.saveTheReceipt}
        </Button>
        <Button onClick={onClose}>{closing}</Button>
      </div>
    </div>
  );
}
