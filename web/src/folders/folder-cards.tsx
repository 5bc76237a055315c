import { IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { FolderNodeFragment } from '../gql/graphql.ts';
import { dragFolder, type DropPlace } from './drag.ts';
import { FolderMenu } from './folder-menu.tsx';
import { useFolders } from './folders-context.ts';
import styles from './folders.module.css';
import { texts } from './texts.ts';
import { useDrop } from './use-drop.ts';

/** The folders in a folder, or at the top. */
export function FolderCards({ parentId }: { parentId: string | null }) {
  const { tree } = useFolders();
  const folders = tree?.childrenOf(parentId) ?? [];
  if (folders.length === 0) return null;
  return (
    <ul className={styles['cards']} aria-label={texts.folders}>
      {folders.map((folder) => (
        <FolderCard key={folder.id} folder={folder} />
      ))}
    </ul>
  );
}

const into = (): DropPlace => 'into';

function FolderCard({ folder }: { folder: FolderNodeFragment }) {
  const { mayEdit } = useFolders();
  const { over, handlers } = useDrop(folder, into);
  return (
    <li
      className={styles['card']}
      data-over={over ?? undefined}
      draggable={mayEdit}
      onDragStart={(event) => dragFolder(event, folder.id)}
      {...handlers}
    >
      <FolderImage folder={folder} />
      <Link to={`/folders/${folder.id}`} draggable={false} title={folder.name}>
        <span className="cut" dir="auto">
          {folder.name}
        </span>
        <small>{texts.count({ count: folder.presentationCount })}</small>
      </Link>
      <FolderMenu folder={folder} />
    </li>
  );
}

export function FolderImage({ folder: { imageUrl } }: { folder: FolderNodeFragment }) {
  return (
    <span className={styles['image']} aria-hidden="true">
      {imageUrl == null ? (
        <IconFolder className="icon" />
      ) : (
        <img src={imageUrl} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  );
}
