import { Button } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { FolderImage } from '../../../folders/folder-cards.tsx';
import { FolderCrumbs } from '../../../folders/folder-crumbs.tsx';
import { FolderMenu } from '../../../folders/folder-menu.tsx';
import { useFolders } from '../../../folders/folders-context.ts';
import folderStyles from '../../../folders/folders.module.css';
import { texts } from './texts.ts';
import { Page, PageHead } from '../../../ui/page.tsx';

type FolderHeadProps = { folderId: string; children: ReactNode };

/** A folder's name, image and path above its presentations. */
export function FolderHead({ folderId, children }: FolderHeadProps) {
  const { tree, mayEdit, ask } = useFolders();
  const navigate = useNavigate();
  const folder = tree?.folder(folderId);
  if (folder === undefined)
    return (
      <Page title={texts.folders}>
        <PageHead title={texts.folders} />
      </Page>
    );
  return (
    <Page title={folder.name}>
      <FolderCrumbs folder={folder} />
      <div className={folderStyles['titled']}>
        {folder.imageUrl == null ? null : <FolderImage folder={folder} />}
        <PageHead title={folder.name}>
          {children}
          {mayEdit ? (
            <Button
              leftSection={<IconFolderPlus aria-hidden="true" />}
              onClick={() => ask({ is: 'create', parent: folder })}
            >
              {texts.newFolder}
            </Button>
          ) : null}
          <FolderMenu folder={folder} onDeleted={() => void navigate('/folders')} />
        </PageHead>
      </div>
    </Page>
  );
}
