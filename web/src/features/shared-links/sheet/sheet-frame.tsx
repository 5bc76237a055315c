import { ActionIcon, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Unsaved } from '../../../ui/form/leave-guard.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import styles from './sheet.module.css';
import { common } from '../../../texts/common.ts';

type Guarded = { onDirty: (isDirty: boolean) => void; question: ReactNode; tryToClose: () => void };
type SheetFrameProps = {
  title: string;
  about: string;
  isOpen: boolean;
  isWide?: boolean;
  /** Asked before unsaved input is dropped. */
  discardQuestion: string;
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
  discardQuestion,
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
      {isOpen && isDirty ? <Unsaved /> : null}
      <div className={styles['head']}>
        <h2>{title}</h2>
        <p className="cut" title={about} dir="auto">
          {about}
        </p>
        <ActionIcon aria-label={common.close} onClick={tryToClose}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </div>
      {children({
        onDirty,
        tryToClose,
        question: isAsking ? (
          <LeaveQuestion
            what={discardQuestion}
            onStay={() => setIsAsking(false)}
            onLeave={onClose}
          />
        ) : null,
      })}
    </Drawer>
  );
}
