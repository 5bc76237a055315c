import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconFolder, IconFolderPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useViewer } from '../account/viewer.ts';
import { useChangeList } from '../tags/use-change-list.ts';
import { FolderDropdown } from './folder-picker.tsx';
import { FolderPresentationsMutation } from './folders.graphql.ts';
import styles from './folders.module.css';
import { texts } from './texts.ts';

type PresentationFoldersProps = {
  presentation: { id: string; folders: readonly { id: string; name: string }[] };
};

/** The folders of one presentation, and the button that puts it in and takes it out. */
export function PresentationFolders({ presentation: { id, folders } }: PresentationFoldersProps) {
  const { can } = useViewer();
  const change = useChangeList(FolderPresentationsMutation, id, ['FolderTree']);
  const chosen = folders.map((folder) => folder.id);
  const turn = (folderId: string) => change(folderId, !chosen.includes(folderId));
  return (
    <>
      {folders.length === 0 ? null : (
        <ul className={styles['chips']} aria-label={texts.folders}>
          {folders.map((folder) => (
            <li key={folder.id}>
              <Link className={styles['chip'] ?? ''} to={`/folders/${folder.id}`}>
                <IconFolder size={14} aria-hidden="true" />
                <span className="cut" dir="auto">
                  {folder.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {can('can_edit_folders') ? (
        <Menu position="bottom-start" width={280} closeOnItemClick={false} hideDetached={false}>
          <Menu.Target>
            {folders.length === 0 ? (
              <Button
                size="xs"
                variant="subtle"
                leftSection={<IconFolderPlus aria-hidden="true" />}
              >
                {texts.addToFolder}
              </Button>
            ) : (
              <ActionIcon aria-label={texts.editFolders} title={texts.editFolders}>
                <IconFolderPlus aria-hidden="true" />
              </ActionIcon>
            )}
          </Menu.Target>
          <FolderDropdown chosen={chosen} onPick={(folder) => folder && void turn(folder.id)} />
        </Menu>
      ) : null}
    </>
  );
}
