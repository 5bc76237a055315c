import { ActionIcon, Button } from '@mantine/core';
import {
  IconFiles,
  IconFolderPlus,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Note } from '../ui/states/note.tsx';
import { useFolders } from './folders-context.ts';
import { FolderTreeView } from './folder-tree.tsx';
import styles from './folders.module.css';
import { texts } from './texts.ts';

const place = 'lectern.folders';

/** The folders beside a list. The tree can be closed; phones have the breadcrumbs and cards instead. */
export function WithFolders({
  current,
  children,
}: {
  current: string | null;
  children: ReactNode;
}) {
  const { tree, mayEdit } = useFolders();
  const [isOpen, setIsOpen] = useState(() => localStorage.getItem(place) !== 'closed');
  const hasFolders = mayEdit || (tree !== null && tree.size > 0);
  if (!hasFolders) return children;
  const turn = () => {
    localStorage.setItem(place, isOpen ? 'closed' : 'open');
    setIsOpen(!isOpen);
  };
  const word = isOpen ? texts.hideFolders : texts.showFolders;
  return (
    <div className={styles['beside']} data-open={isOpen || undefined}>
      <nav className={styles['side']} aria-label={texts.folders}>
        <ActionIcon aria-label={word} title={word} aria-expanded={isOpen} onClick={turn}>
          {isOpen ? (
            <IconLayoutSidebarLeftCollapse aria-hidden="true" />
          ) : (
            <IconLayoutSidebarLeftExpand aria-hidden="true" />
          )}
        </ActionIcon>
        {isOpen ? <Side current={current} /> : null}
      </nav>
      <div className={styles['main']}>{children}</div>
    </div>
  );
}

function Side({ current }: { current: string | null }) {
  const { tree, problem, retry, mayEdit, ask } = useFolders();
  return (
    <>
      <NavLink to="/content" end className={styles['all'] ?? ''}>
        <IconFiles size={16} aria-hidden="true" />
        {texts.allContent}
      </NavLink>
      {problem !== null && tree === null ? (
        <Note isBad title={texts.couldNotLoad} onRetry={retry}>
          {problem}
        </Note>
      ) : null}
      {tree !== null && tree.size > 0 ? <FolderTreeView tree={tree} current={current} /> : null}
      {mayEdit ? (
        <Button
          size="xs"
          leftSection={<IconFolderPlus size={16} aria-hidden="true" />}
          onClick={() => ask({ is: 'create', parent: null })}
        >
          {texts.newFolder}
        </Button>
      ) : null}
    </>
  );
}
