import { Menu, Popover } from '@mantine/core';
import { IconCheck, IconFolder, IconHome } from '@tabler/icons-react';
import { useState } from 'react';
import type { FolderNodeFragment } from '../gql/graphql.ts';
import { namedLike } from '../tags/find-tag.ts';
import styles from './folders.module.css';
import { common } from '../texts/common.ts';
import { texts } from './texts.ts';
import type { FolderTree } from './tree.ts';
import { useFolderTree } from './use-folder-tree.ts';

const mostShown = 100;

type FolderPickerProps = {
  chosen?: readonly string[];
  isOffered?: (folder: FolderNodeFragment, tree: FolderTree) => boolean;
  /** Null: the top, offered if `hasTop`. */
  onPick: (folder: FolderNodeFragment | null) => void;
  hasTop?: boolean;
};

/** Opens inside a Menu: the folders with their paths, found by typing. */
export function FolderDropdown(props: FolderPickerProps) {
  return (
    <Popover.Dropdown data-menu-dropdown>
      <FolderItems {...props} />
    </Popover.Dropdown>
  );
}

export function FolderItems({
  chosen = [],
  isOffered = () => true,
  onPick,
  hasTop = false,
}: FolderPickerProps) {
  const [search, setSearch] = useState('');
  const { tree, problem } = useFolderTree();
  if (tree === null) return <Menu.Label role="status">{problem ?? common.oneMoment}</Menu.Label>;
  const found = tree.all.filter(namedLike(search)).filter((folder) => isOffered(folder, tree));
  const shown = found.slice(0, mostShown);
  return (
    <>
      <Menu.Search
        autoFocus
        aria-label={texts.findAFolder}
        placeholder={texts.findAFolder}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      {found.length === 0 && !hasTop ? (
        <Menu.Label role="status">
          {tree.size === 0 ? texts.noFoldersYet : texts.noFolderMatches}
        </Menu.Label>
      ) : null}
      <div className={styles['options']} role="menu" aria-label={texts.folders}>
        {hasTop && search === '' ? (
          <Menu.Item
            leftSection={<IconHome size={16} aria-hidden="true" />}
            onClick={() => onPick(null)}
          >
            {texts.top}
          </Menu.Item>
        ) : null}
        {shown.map((folder) => (
          <Menu.Item
            key={folder.id}
            leftSection={<IconFolder size={16} aria-hidden="true" />}
            rightSection={
              chosen.includes(folder.id) ? <IconCheck size={16} aria-hidden="true" /> : null
            }
            onClick={() => onPick(folder)}
          >
            <FolderName folder={folder} tree={tree} />
          </Menu.Item>
        ))}
      </div>
      {found.length > mostShown ? (
        <Menu.Label>{texts.moreMatch({ count: found.length - mostShown })}</Menu.Label>
      ) : null}
    </>
  );
}

function FolderName({ folder, tree }: { folder: FolderNodeFragment; tree: FolderTree }) {
  const path = tree.pathOf(folder.id).map(({ name }) => name);
  return (
    <span className={styles['option']} title={[...path, folder.name].join(' / ')}>
      <span className="cut" dir="auto">
        {folder.name}
      </span>
      {path.length === 0 ? null : (
        <small className="cut" dir="auto">
          {path.join(' / ')}
        </small>
      )}
    </span>
  );
}
