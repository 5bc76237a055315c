import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { EraseDialog } from '../../erasure/erase-dialog.tsx';
import styles from './profile.module.css';

/** What one may ask for by law: to be forgotten. */
export function YourData({ id, name }: { id: string; name: string }) {
  const [isErasing, { open, close }] = useDisclosure(false);
  return (
    <div className={styles['data']}>
      <p>Erasing your account deletes the key of everything personal of you. Numbers stay, and what you own becomes somebody else’s.</p>
      <Button className="destroy" onClick={open}>Erase your account…</Button>
      <EraseDialog person={{ id, name }} isOpen={isErasing} onClose={close} onErased={() => location.assign('/login')} />
    </div>
  );
}
