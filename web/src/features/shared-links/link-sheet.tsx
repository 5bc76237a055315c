import { ActionIcon, Button, Drawer, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkForm } from './link-form.tsx';
import { LinkReady } from './link-ready.tsx';
import styles from './shared-links.module.css';

type LinkSheetProps = { presentation: { id: string; name: string; thumbnailUrl: string | null }; isOpen: boolean; onClose: () => void };

/** Makes a shared link: at the right, over the page; what was typed is not lost by a slip. */
export function LinkSheet({ presentation, isOpen, onClose }: LinkSheetProps) {
  const [made, setMade] = useState<{ name: string | null; url: string } | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, ask] = useDisclosure(false);

  function close() {
    ask.close();
    onClose();
  }
  const tryToClose = () => (isDirty && made === null ? ask.open() : close());

  return (
    <Drawer
      opened={isOpen} onClose={tryToClose} onExitTransitionEnd={() => { setMade(null); setIsDirty(false); }} size={560} withCloseButton={false} padding={0}
      aria-label={made === null ? 'New shared link' : 'Shared link'} classNames={{ body: styles['sheet'] ?? '' }}
    >
      <header>
        <h2>{made === null ? 'New shared link' : 'Shared link'}</h2>
        <p className="cut" title={presentation.name}>{presentation.name}</p>
        <ActionIcon aria-label="Close" onClick={tryToClose}><IconX aria-hidden="true" /></ActionIcon>
      </header>
      {made === null
        ? <LinkForm presentation={presentation} onDirty={setIsDirty} onMade={setMade} onCancel={tryToClose} />
        : <LinkReady link={made} thumbnailUrl={presentation.thumbnailUrl} onAnother={() => { setMade(null); setIsDirty(false); }} onClose={close} />}
      <Modal opened={isAsking} onClose={ask.close} title="Leave without making the link?" centered size={440} withCloseButton={false} zIndex={210}>
        <p>What you typed would be lost.</p>
        <div className={styles['answers']}><Button onClick={ask.close} data-autofocus>Keep editing</Button><Button className="destroy" onClick={close}>Leave</Button></div>
      </Modal>
    </Drawer>
  );
}
