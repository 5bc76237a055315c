import { ActionIcon, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from '../list/links.module.css';
import { common } from '../../../texts/common.ts';

export function Dialog({
  title,
  isOpen,
  onClose,
  children,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      centered
      attributes={{ content: { 'aria-label': title } }}
    >
      <div className={styles['dialogHead']}>
        <h2 className="cut" title={title}>
          {title}
        </h2>
        <ActionIcon aria-label={common.close} onClick={onClose}>
          <IconX aria-hidden="true" />
        </ActionIcon>
      </div>
      {children}
    </Modal>
  );
}
