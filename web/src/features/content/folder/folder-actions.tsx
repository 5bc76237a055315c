import { Menu } from '@mantine/core';
import { IconFolderMinus, IconFolderPlus } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { FolderDropdown } from '../../../folders/folder-picker.tsx';
import { useFolders } from '../../../folders/folders-context.ts';
import { texts } from './texts.ts';
import { Action } from '../tools/action.tsx';
import type { Bulk } from '../tools/use-bulk.tsx';

/** Puts the selected presentations into a folder, or takes them out of the one that is shown. */
export function FolderActions({ bulk, ids }: { bulk: Bulk; ids: readonly string[] }) {
  const { folderId } = useParams();
  const { tree, mayEdit } = useFolders();
  const shown = folderId === undefined ? undefined : tree?.folder(folderId);
  if (!mayEdit) return null;
  return (
    <>
      <Menu position="bottom-start" width={280} hideDetached={false}>
        <Menu.Target>
          <Action
            word={texts.addToFolder}
            icon={<IconFolderPlus aria-hidden="true" />}
            disabled={bulk.isBusy}
          />
        </Menu.Target>
        <FolderDropdown onPick={(folder) => folder && void bulk.folder(ids, folder, true)} />
      </Menu>
      {shown === undefined ? null : (
        <Action
          word={texts.removeFromFolder}
          icon={<IconFolderMinus aria-hidden="true" />}
          disabled={bulk.isBusy}
          onClick={() => void bulk.folder(ids, shown, false)}
        />
      )}
    </>
  );
}
