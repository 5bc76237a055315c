import { IconChevronRight, IconFolder, IconFolderOpen } from '@tabler/icons-react';
import { Link } from 'react-router';
import { dragFolder } from './drag.ts';
import { FolderMenu } from './folder-menu.tsx';
import { useFolders } from './folders-context.ts';
import styles from './folders.module.css';
import { texts } from './texts.ts';
import type { TreeRow } from './tree.ts';
import { useDrop } from './use-drop.ts';

type FolderTreeRowProps = {
  row: TreeRow;
  /** Keys act on it. */
  isActive: boolean;
  /** The page shows it. */
  isCurrent: boolean;
  isCut: boolean;
  onTurn: (id: string, isOpen: boolean) => void;
  onFocus: (id: string) => void;
};

export function FolderTreeRow({
  row: { folder, depth, isOpen, siblings },
  isActive,
  isCurrent,
  isCut,
  onTurn,
  onFocus,
}: FolderTreeRowProps) {
  const { mayEdit } = useFolders();
  const { over, handlers } = useDrop(folder);
  const Icon = isOpen ? IconFolderOpen : IconFolder;
  return (
    <div
      id={`folder-${folder.id}`}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={folder.index + 1}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      aria-label={texts.named({
        name: folder.name,
        presentations: texts.count({ count: folder.presentationCount }),
      })}
      {...(isOpen !== null && { 'aria-expanded': isOpen })}
      className={styles['row']}
      data-active={isActive || undefined}
      data-cut={isCut || undefined}
      data-over={over ?? undefined}
      style={{ paddingInlineStart: 4 + Math.min(depth, 12) * 14 }}
      draggable={mayEdit}
      onDragStart={(event) => dragFolder(event, folder.id)}
      onClick={() => onFocus(folder.id)}
      {...handlers}
    >
      <button
        type="button"
        className={styles['turn']}
        tabIndex={-1}
        aria-hidden="true"
        data-open={isOpen ?? undefined}
        hidden={isOpen === null}
        onClick={() => onTurn(folder.id, !isOpen)}
      >
        <IconChevronRight size={14} />
      </button>
      <Link to={`/folders/${folder.id}`} tabIndex={-1} draggable={false} title={folder.name}>
        <Icon size={16} aria-hidden="true" />
        <span className="cut" dir="auto">
          {folder.name}
        </span>
      </Link>
      {folder.presentationCount > 0 ? (
        <span className={styles['count']} data-count={folder.presentationCount} />
      ) : null}
      <FolderMenu folder={folder} className={styles['rowMenu']} />
    </div>
  );
}
