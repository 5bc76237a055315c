import { Menu } from '@mantine/core';
import {
  IconFolderPlus,
  IconFolderSymlink,
  IconPencil,
  IconPhoto,
  IconPhotoOff,
  IconTrash,
} from '@tabler/icons-react';
import { useRef } from 'react';
import type { FolderNodeFragment } from '../gql/graphql.ts';
import { MoreButton } from '../ui/buttons/more-button.tsx';
import { useFolders } from './folders-context.ts';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';

type FolderMenuProps = {
  folder: FolderNodeFragment;
  className?: string | undefined;
  onDeleted?: () => void;
};

/** What can be done with a folder; nothing without the permission. */
export function FolderMenu({ folder, className, onDeleted }: FolderMenuProps) {
  const { mayEdit, ask, actions } = useFolders();
  const file = useRef<HTMLInputElement>(null);
  if (!mayEdit) return null;
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/gif,image/webp,image/avif"
        aria-label={texts.chooseImage}
        onChange={({ currentTarget }) => {
          const [image] = currentTarget.files ?? [];
          if (image) void actions.chooseImage(folder, image);
          currentTarget.value = '';
        }}
      />
      <Menu position="bottom-end" width={216}>
        <MoreButton about={folder.name} className={className} />
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFolderPlus aria-hidden="true" />}
            onClick={() => ask({ is: 'create', parent: folder })}
          >
            {texts.newFolderInside}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPencil aria-hidden="true" />}
            onClick={() => ask({ is: 'rename', folder })}
          >
            {common.rename}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFolderSymlink aria-hidden="true" />}
            onClick={() => ask({ is: 'move', folder })}
          >
            {texts.moveTo}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconPhoto aria-hidden="true" />}
            onClick={() => file.current?.click()}
          >
            {texts.chooseImage}
          </Menu.Item>
          {folder.imageUrl == null ? null : (
            <Menu.Item
              leftSection={<IconPhotoOff aria-hidden="true" />}
              onClick={() => void actions.removeImage(folder)}
            >
              {texts.removeImage}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            className="bad"
            leftSection={<IconTrash aria-hidden="true" />}
            onClick={() => void actions.remove(folder).then((isGone) => isGone && onDeleted?.())}
          >
            {common.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
