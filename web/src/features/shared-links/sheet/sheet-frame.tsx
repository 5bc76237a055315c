import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { LeaveQuestion } from './leave-question.tsx';
import styles from './sheet.module.css';

type Guarded = { onDirty: (isDirty: boolean) => void; question: ReactNode; tryToClose: () => void };
type SheetFrameProps = {
  title: string;
  about: string;
  isOpen: boolean;
  isWide?: boolean;
  whatIsLost: string;
  onClose: () => void;
  onLeft?: () => void;
  children: (guarded: Guarded) => ReactNode;
};

/** A drawer that asks before it drops unsaved input. */
export function SheetFrame({
  title,
  about,
  isOpen,
  isWide = true,
  whatIsLost,
  onClose,
  onLeft,
  children,
}: SheetFrameProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // Asks once; a second Escape or click outside keeps it open.
  const tryToClose = () => (isDirty ? setIsAsking(!isAsking) : onClose());
  const left = () => {
    setIsDirty(false);
    setIsAsking(false);
    onLeft?.();
  };
  const onDirty = (is: boolean) => {
    setIsDirty(is);
    if (!is) setIsAsking(false);
  };
  return (
    <Drawer
      opened={isOpen}
      onClose={tryToClose}
      onExitTransitionEnd={left}
      size={isWide ? 920 : 560}
      withCloseButton={false}
      padding={0}
      attributes={{ content: { 'aria-label': title } }}
      classNames={{ body: styles['sheet'] ?? '' }}
    >
      <div className={styles['head']}>
        <h2>{title}</h2>
        <p className="cut" title={about}>
          {about}
        </p>
        <ActionIcon aria-label="Close" onClick={tryToClose}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </div>
      {children({
        onDirty,
        tryToClose,
        question: isAsking ? (
          <LeaveQuestion what={whatIsLost} onStay={() => setIsAsking(false)} onLeave={onClose} />
        ) : null,
      })}
    </Drawer>
  );
}
