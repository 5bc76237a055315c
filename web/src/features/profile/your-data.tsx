import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import styles from '../../account/account.module.css';
import { EraseDialog } from '../../shared/personal-data/erase-dialog.tsx';
import { ExportData } from '../../shared/personal-data/export-data.tsx';
import { texts } from './texts.ts';

/** Your data: export and erasure. */
export function YourData({ id, name }: { id: string; name: string }) {
  const [isErasing, { open, close }] = useDisclosure(false);
  return (
    <>
      <ExportData id={id} isSelf />
      <div className={styles['data']}>
        <p>{texts.eraseExplained}</p>
        <Button className="destroy" onClick={open}>
          {texts.eraseYourAccount}
        </Button>
        <EraseDialog person={{ id, name }} isOpen={isErasing} onClose={close} onErased={close} />
      </div>
    </>
  );
}
