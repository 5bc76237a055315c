import { Menu, Modal } from '@mantine/core';
import type { FolderNodeFragment } from '../gql/graphql.ts';
import { FolderItems } from './folder-picker.tsx';
import styles from './folders.module.css';
import { texts } from './texts.ts';
import type { FolderActions } from './use-folder-actions.tsx';

type MoveDialogProps = {
  folder: FolderNodeFragment;
  move: FolderActions['move'];
  onClose: () => void;
};

/** Moves a folder into another, found by name: without dragging. */
export function MoveDialog({ folder, move, onClose }: MoveDialogProps) {
  return (
    <Modal opened onClose={onClose} title={texts.moveNamed({ name: folder.name })}>
      <div className={styles['picker']}>
        <Menu opened trapFocus={false} withinPortal={false} closeOnClickOutside={false}>
          <FolderItems
            hasTop={folder.parentId != null}
            isOffered={({ id }, tree) => id !== folder.parentId && !tree.isWithin(id, folder.id)}
            onPick={(parent) => {
              onClose();
              void move(folder, { parentId: parent?.id ?? null });
            }}
          />
        </Menu>
      </div>
    </Modal>
  );
}
