import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconFiles,
  IconFolder,
  IconLayoutGrid,
  IconLink,
  IconList,
  IconUpload,
} from '@tabler/icons-react';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useViewer } from '../../account/viewer.ts';
import { FolderCards } from '../../folders/folder-cards.tsx';
import { WithFolders } from '../../folders/folder-side.tsx';
import { FoldersProvider } from '../../folders/folders-provider.tsx';
import { tagTypes } from '../../tags/kinds.ts';
import { usePageQuery } from '../../graphql/use-page-query.ts';
import { isAboutViewer } from '../../realtime/is-about-viewer.ts';
import { useRefetchOn } from '../../realtime/use-realtime.ts';
import { PageMatches } from '../../shared/page-matches/page-matches.tsx';
import { FirstSteps } from '../../shared/start/first-steps.tsx';
import { Boundary } from '../../ui/states/boundary.tsx';
import { ExportButton } from '../../ui/buttons/export-button.tsx';
import { Page, PageHead } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { DropOverlay } from '../../uploads/drop-overlay.tsx';
import { useUploads } from '../../uploads/uploads-context.tsx';
import { useUploadingItems } from './list/uploading-items.tsx';
import { pageSize, type Layout } from './layout.ts';
import { ContentSkeleton } from './list/content-skeleton.tsx';
import { ContentPageQuery } from './content.graphql.ts';
import { ContentList } from './list/content-list.tsx';
import styles from './content.module.css';
import { ListBar } from './tools/list-bar.tsx';
import { NothingFound, TrashEmpty } from './list/nothing-found.tsx';
import { EmptyFolder } from './folder/empty-folder.tsx';
import { FromUrlDialog } from './from-url/from-url-dialog.tsx';
import { FolderHead } from './folder/folder-head.tsx';
import { createSelection, SelectionContext } from './selection.ts';
import { useRefetchAfterUpload } from './list/use-refetch-after-upload.ts';
import { exportedBy, useContentFilters } from './use-content-filters.ts';
import { useLayout } from './use-layout.ts';
import { common } from '../../texts/common.ts';
import { texts } from './texts.ts';

const layouts = [
  {
    value: 'grid',
    label: texts.grid,
    icon: <IconLayoutGrid className="icon" aria-hidden="true" />,
  },
  { value: 'rows', label: texts.rows, icon: <IconList className="icon" aria-hidden="true" /> },
] as const;

function UploadButton() {
  const { pick, pickFolder } = useUploads();
  const [isFromUrl, fromUrl] = useDisclosure(false);
  return (
    <Button.Group className={styles['uploads'] ?? ''}>
      <Button variant="filled" leftSection={<IconUpload aria-hidden="true" />} onClick={pick}>
        {common.upload}
      </Button>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <Button
            variant="filled"
            className={styles['moreUploads'] ?? ''}
            aria-label={texts.moreWaysToUpload}
          >
            <IconChevronDown size={16} aria-hidden="true" />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFiles aria-hidden="true" />} onClick={pick}>
            {common.files}
          </Menu.Item>
          <Menu.Item leftSection={<IconFolder aria-hidden="true" />} onClick={pickFolder}>
            {texts.folder}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink aria-hidden="true" />} onClick={fromUrl.open}>
            {texts.fromLink}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isFromUrl ? <FromUrlDialog onClose={fromUrl.close} /> : null}
    </Button.Group>
  );
}

export function ContentPage() {
  const [layout, setLayout] = useLayout();
  const { canEditPresentations } = useViewer();
  const upload = canEditPresentations ? <UploadButton /> : null;
  const { folderId = null } = useParams();
  const view = (
    <Segments label={texts.view} value={layout} onChange={setLayout} options={layouts} />
  );
  const head = (actions: ReactNode = null, title = common.content) =>
    folderId === null ? (
      <PageHead title={title}>
        {actions}
        {view}
        {upload}
      </PageHead>
    ) : (
      <FolderHead folderId={folderId}>
        {actions}
        {view}
      </FolderHead>
    );
  const page = (
    <>
      {canEditPresentations ? <DropOverlay /> : null}
      <FoldersProvider>
        <WithFolders current={folderId}>
          <Boundary
            what={texts.thePresentations}
            head={head()}
            loading={<ContentSkeleton layout={layout} />}
          >
            <Content key={folderId} layout={layout} head={head} />
          </Boundary>
        </WithFolders>
      </FoldersProvider>
    </>
  );
  return folderId === null ? <Page title={common.content}>{page}</Page> : page;
}

const concerned: ReadonlySet<string> = new Set(['Presentation', 'SharedLink', ...tagTypes]);

type ContentProps = {
  layout: Layout;
  head: (actions?: ReactNode, title?: string) => ReactNode;
};

function Content({ layout, head }: ContentProps) {
  const { filters, chosen, question, folderId, isFiltered, isDeleted, change, clear } =
    useContentFilters();
  const { can, viewer } = useViewer();
  const mayExport = can('can_export_data') && can('can_edit_presentations');
  const [selection] = useState(createSelection);
  const filterKey = JSON.stringify(question);
  useEffect(() => selection.clear(), [filterKey, selection]);
  const { data, refetch } = usePageQuery(ContentPageQuery, { ...question, pageSize });
  useRefetchOn(
    (message) =>
      message.kind === 'reconnected' ||
      isAboutViewer(message, viewer) ||
      (message.kind === 'changed' && concerned.has(message.type)),
    refetch,
  );
  useRefetchAfterUpload(refetch);
  const { items, total } = data.presentations;
  const uploading = useUploadingItems(
    items,
    folderId === null && !isFiltered && !isDeleted && filters.sort === 'newest',
  );
  if (total === 0 && !isFiltered && !isDeleted && folderId === null)
    return <FirstSteps title={texts.nothingPublishedYet} hasContent={false} hasLinks={false} />;
  return (
    <SelectionContext value={selection}>
      {head(
        mayExport && total > 0 && !isDeleted ? (
          <ExportButton
            path="/api/presentations/export"
            body={exportedBy(question)}
            fileName="presentations.csv"
            what={texts.thesePresentations}
          />
        ) : null,
        isDeleted ? texts.trash : common.content,
      )}
      {folderId === null ? null : <FolderCards parentId={folderId} />}
      <ListBar filters={chosen} question={question} total={total} onChange={change} />
      {total > 0 ? (
        <ContentList
          key={filterKey}
          layout={layout}
          firstItems={items}
          uploading={uploading}
          total={total}
          question={question}
        />
      ) : null}
      {chosen.search === null || isDeleted ? null : <PageMatches search={chosen.search} />}
      {total === 0 && isFiltered ? <NothingFound filters={filters} onClear={clear} /> : null}
      {total === 0 && !isFiltered && !isDeleted && folderId !== null ? (
        <EmptyFolder folderId={folderId} />
      ) : null}
      {total === 0 && !isFiltered && isDeleted ? (
        <TrashEmpty onLeave={() => change('deleted', null)} />
      ) : null}
    </SelectionContext>
  );
}
