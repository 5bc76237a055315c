import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconFolderPlus } from '@tabler/icons-react';
import { FolderCards } from '../../folders/folder-cards.tsx';
import { WithFolders } from '../../folders/folder-side.tsx';
import { DeletedFoldersQuery } from '../../folders/folders.graphql.ts';
import { useFolders } from '../../folders/folders-context.ts';
import styles from '../../folders/folders.module.css';
import { FoldersProvider } from '../../folders/folders-provider.tsx';
import { common } from '../../texts/common.ts';
import { locale } from '../../ui/format/locale.ts';
import { texts } from './texts.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Note } from '../../ui/states/note.tsx';
import { RowSkeletons } from '../../ui/states/skeleton.tsx';
import { Page, PageHead } from '../../ui/page.tsx';

/** The folders at the top, and those that can be restored. */
export function FoldersPage() {
  return (
    <Page title={texts.folders}>
      <FoldersProvider>
        <WithFolders current={null}>
          <Folders />
        </WithFolders>
      </FoldersProvider>
    </Page>
  );
}

function Folders() {
  const { tree, problem, retry, mayEdit, ask } = useFolders();
  const create = mayEdit ? (
    <Button
      variant="filled"
      leftSection={<IconFolderPlus aria-hidden="true" />}
      onClick={() => ask({ is: 'create', parent: null })}
    >
      {texts.newFolder}
    </Button>
  ) : null;
  const isEmpty = tree?.size === 0;
  return (
    <>
      <PageHead title={texts.folders}>{isEmpty ? null : create}</PageHead>
      {tree === null && problem === null ? <RowSkeletons count={5} /> : null}
      {tree === null && problem !== null ? (
        <Note isBad title={texts.couldNotLoad} onRetry={retry}>
          {problem}
        </Note>
      ) : null}
      {isEmpty ? (
        <EmptyState level="h2" title={texts.emptyTitle} action={create}>
          {texts.emptyText}
        </EmptyState>
      ) : null}
      <FolderCards parentId={null} />
      {mayEdit ? <DeletedFolders /> : null}
    </>
  );
}

const dayOf = (at: string) => new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });

function DeletedFolders() {
  const { actions } = useFolders();
  const { data } = useQuery(DeletedFoldersQuery, { fetchPolicy: 'cache-and-network' });
  const folders = data?.deletedFolders ?? [];
  if (folders.length === 0) return null;
  return (
    <section aria-labelledby="deleted-folders">
      <h2 id="deleted-folders">{texts.recentlyDeleted}</h2>
      <ul className={styles['deleted']}>
        {folders.map((folder) => (
          <li key={folder.id}>
            <span className="cut" dir="auto" title={folder.name}>
              {folder.name}
            </span>
            <small>
              {folder.restorableUntil == null
                ? null
                : texts.restorableUntil({ day: dayOf(folder.restorableUntil) })}
            </small>
            <Button size="xs" onClick={() => void actions.restore(folder)}>
              {common.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
