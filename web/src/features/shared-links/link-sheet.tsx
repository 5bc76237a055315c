import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { SharedPresentation } from '../../presentation/sharing.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkReady } from './link-ready.tsx';
import styles from './shared-links.module.css';

type LinkSheetProps = { presentation: SharedPresentation; isOpen: boolean; onClose: () => void };

/** Makes a shared link: at the right, over the page; what was typed is not lost by a slip. */
export function LinkSheet({ presentation, isOpen, onClose }: LinkSheetProps) {
  const [made, setMade] = useState<{ name: string | null; url: string } | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const again = () => {
    setMade(null);
    setIsDirty(false);
    setIsAsking(false);
  };
  // Asked once; a second Escape or press beside the sheet means to stay.
  const tryToClose = () => (isDirty && made === null ? setIsAsking(!isAsking) : onClose());

  return (
    <Drawer opened={isOpen} onClose={tryToClose} onExitTransitionEnd={again} size={560} withCloseButton={false} padding={0} attributes={{ content: { 'aria-label': made === null ? 'New shared link' : 'Shared link' } }} classNames={{ body: styles['sheet'] ?? '' }}>
      <div className={styles['head']}>
        <h2>{made === null ? 'New shared link' : 'Shared link'}</h2>
        <p className="cut" title={presentation.name}>{presentation.name}</p>
        <ActionIcon aria-label="Close" onClick={tryToClose}><IconX aria-hidden="true" /></ActionIcon>
      </div>
      {made === null
        ? <LinkForm presentation={presentation} onDirty={setIsDirty} onMade={setMade} onCancel={tryToClose} question={isAsking ? <LeaveQuestion onStay={() => setIsAsking(false)} onLeave={onClose} /> : null} />
        : <LinkReady link={made} presentation={presentation} onAnother={again} onClose={onClose} />}
    </Drawer>
  );
}
